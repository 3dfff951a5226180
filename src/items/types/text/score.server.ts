import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** 0/1: one point for the right option. */
export const scoreText: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: (_content, solution) => ({ chosen: solution.correct }),
  score: (_content, solution, answer) => zeroOne([{ picked: answer.chosen, correct: solution.correct }]),
};
