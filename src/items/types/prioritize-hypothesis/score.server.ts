import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOneOfMany } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** 0/1: one point for each right hypothesis, none lost for a wrong one (P32). */
export const scorePrioritizeHypothesis: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: (_content, solution) => ({ chosen: solution.correct }),
  score: (_content, solution, answer) => zeroOneOfMany(answer.chosen, solution.correct),
};
