import { z } from "zod/mini";
import { verdictExchangeFormat } from "../../verdicts.server.ts";
import { recognizeCues } from "./model.ts";

/** Lists of {text, isExpected}. */
export const recognizeCuesExchangeFormat = verdictExchangeFormat(recognizeCues, {
  fields: { findings: "assessment_findings", expected: "correct_answer" },
  field: "assessment_findings",
  marked: z.array(z.object({ text: z.string(), isExpected: z.boolean() })),
  mark: (text, isListed) => ({ text, isExpected: isListed }),
  isListed: ({ isExpected }) => isExpected,
});
