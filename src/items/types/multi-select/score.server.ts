import type { Scorer } from "../../contract.ts";
import { plusMinus, SCORING_RULES } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** Plus/minus: one for a right choice, minus one for a wrong one, never below zero (P36). */
export const scoreMultiSelect: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.plusMinus,
  best: (_content, solution) => ({ chosen: solution.correct }),
  score: (_content, solution, answer) => plusMinus(answer.chosen, solution.correct),
};
