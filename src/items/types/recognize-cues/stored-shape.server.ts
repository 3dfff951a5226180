import { z } from "zod";
import { verdictStoredShape } from "../../verdicts.server.ts";
import { recognizeCues } from "./model.ts";

/** Lists of {text, isExpected}. */
export const recognizeCuesStoredShape = verdictStoredShape(recognizeCues, {
  columns: { findings: "assessment_findings", expected: "correct_answer" },
  column: "assessment_findings",
  marked: z.array(z.object({ text: z.string(), isExpected: z.boolean() })),
  mark: (text, isListed) => ({ text, isExpected: isListed }),
  isListed: ({ isExpected }) => isExpected,
});
