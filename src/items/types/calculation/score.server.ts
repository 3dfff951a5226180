import { isWithin, parseDecimal } from "../../../core/decimal.ts";
import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

const RIGHT = "right";
const NONE = { units: 0n, decimals: 0 };

/** 0/1: one point for the number, however it is written (P98). */
export const scoreCalculation: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: (_content, { value }) => ({ entry: value }),
  score: (_content, solution, { entry }) =>
    zeroOne([{ picked: isRight(solution, entry) ? RIGHT : null, correct: RIGHT }]),
};

function isRight({ value, tolerance }: Solution, entry: string): boolean {
  const [right, given] = [parseDecimal(value), parseDecimal(entry)];
  return right !== null && given !== null && isWithin(given, right, parseDecimal(tolerance) ?? NONE);
}
