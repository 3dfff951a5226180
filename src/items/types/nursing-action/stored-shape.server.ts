import { z } from "zod";
import { verdictStoredShape } from "../../verdicts.server.ts";
import { nursingAction } from "./model.ts";

/** Lists of {text, isAppropriate}. */
export const nursingActionStoredShape = verdictStoredShape(nursingAction, {
  columns: { actions: "nursing_actions", appropriate: "correct_answer" },
  column: "nursing_actions",
  marked: z.array(z.object({ text: z.string(), isAppropriate: z.boolean() })),
  mark: (text, isListed) => ({ text, isAppropriate: isListed }),
  isListed: ({ isAppropriate }) => isAppropriate,
});
