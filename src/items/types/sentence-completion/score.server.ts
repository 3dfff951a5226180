import { byRow, entryOf } from "../../by-row.ts";
import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** 0/1: one point for each drop-down (P35). */
export const scoreSentenceCompletion: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: ({ dropdowns }, { correct }) => ({ picked: byRow(dropdowns, (id) => entryOf(correct, id)) }),
  score: ({ dropdowns }, { correct }, { picked }) =>
    zeroOne(dropdowns.map(({ id }) => ({ picked: entryOf(picked, id) ?? null, correct: entryOf(correct, id) ?? "" }))),
};
