import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** 0/1 of the whole: one point when every item is at its place (P99). */
export const scoreOrderedResponse: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: (_content, { correct }) => ({ order: correct }),
  score: (_content, { correct }, { order }) =>
    zeroOne([{ picked: JSON.stringify(order), correct: JSON.stringify(correct) }]),
};
