import type { Scorer } from "../../contract.ts";
import { plusMinusByGroup, SCORING_RULES } from "../../scoring-rules.ts";
import { type Answer, type Content, idsWithin, optionsIn, type Solution } from "./model.ts";

/** Plus/minus within each location, none of them below zero, then summed (P34). */
export const scoreLocationBased: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.plusMinusByGroup,
  best: ({ locations }, { correct }) => ({ chosen: idsWithin(optionsIn(locations), correct) }),
  score: ({ locations }, { correct }, { chosen }) =>
    plusMinusByGroup(
      locations.map(({ options }) => ({ picked: idsWithin(options, chosen), correct: idsWithin(options, correct) })),
    ),
};
