import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, sumOf, zeroOne, zeroOneOfMany } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** 0/1 for each slot: its own point, in any order within a wing, none lost for a wrong one (P33). */
export const scoreClinicalDecision: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: (_content, { condition, actions, parameters }) => ({ condition, actions, parameters }),
  score: (_content, solution, answer) =>
    sumOf([
      zeroOne([{ picked: answer.condition, correct: solution.condition }]),
      zeroOneOfMany(answer.actions, solution.actions),
      zeroOneOfMany(answer.parameters, solution.parameters),
    ]),
};
