import { z } from "zod/mini";
import { verdictExchangeFormat } from "../../verdicts.server.ts";
import { nursingAction } from "./model.ts";

/** Lists of {text, isAppropriate}. */
export const nursingActionExchangeFormat = verdictExchangeFormat(nursingAction, {
  fields: { actions: "nursing_actions", appropriate: "correct_answer" },
  field: "nursing_actions",
  marked: z.array(z.object({ text: z.string(), isAppropriate: z.boolean() })),
  mark: (text, isListed) => ({ text, isAppropriate: isListed }),
  isListed: ({ isAppropriate }) => isAppropriate,
});
