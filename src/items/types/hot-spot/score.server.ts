import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** A point for the right place, none lost for a wrong one. */
export const scoreHotSpot: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: (_content, { correct }) => ({ chosen: correct }),
  score: (_content, { correct }, { chosen }) => zeroOne([{ picked: chosen, correct }]),
};
