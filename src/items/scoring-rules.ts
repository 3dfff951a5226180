/**
 * NCSBN's scoring rules, once. Points are whole, never below 0 and never above `max`.
 * Source: https://ncsbn.zendesk.com/hc/en-us/articles/14690447982359
 */

/** Points earned on one question: whole, never below 0, never above `max`. */
export type Score = { earned: number; max: number };

/** The rules with the version stored in every result. A changed rule gets a new version; old results keep theirs. */
export const SCORING_RULES = {
  zeroOne: "zero-one/1",
  plusMinus: "plus-minus/1",
  /** Plus/minus within each location or column, none of them below zero, then summed. */
  plusMinusByGroup: "plus-minus-by-group/1",
  rationale: "rationale/1",
} as const;
export type ScoringRule = (typeof SCORING_RULES)[keyof typeof SCORING_RULES];

/**
 * What no source settles, with how sure each choice is (docs/product/scoring.md#settled-and-unsettled). Another choice is a new
 * version of its rule; scores that are stored keep theirs.
 */
export const UNSETTLED = {
  /** Assumed: what the cause of a triad is worth when neither effect is right, 0 or 1. */
  triadAnchorOnly: { points: 0, rule: SCORING_RULES.rationale, sure: "assumed" },
  /** Assumed: whether in a table of highlights a row can take points from the others. The other scope is another rule by name. */
  highlightTableFloor: { scope: "item", rule: SCORING_RULES.plusMinus, sure: "assumed" },
  /** Assumed, as a matrix has it for its columns: whether a group can take points from the others. */
  groupingFloor: { scope: "part", rule: SCORING_RULES.plusMinusByGroup, sure: "assumed" },
} as const;

/** One slot to fill: what was put there (null for nothing), and what belongs there. */
export type Pick = { picked: string | null; correct: string };

/** "0/1": a point for each slot filled correctly, none lost for a wrong one. */
export function zeroOne(picks: ReadonlyArray<Pick>): Score {
  return { earned: picks.filter(isRight).length, max: picks.length };
}

/**
 * "0/1" where as many are to be chosen as are right, in any order ("select N", a wing of a bow-tie): a point for each right one
 * chosen, none lost. Over-selection is for the item type to refuse; `max` bounds the points all the same.
 */
export function zeroOneOfMany(picked: ReadonlyArray<string>, correct: ReadonlyArray<string>): Score {
  const right = new Set(correct);
  return { earned: [...new Set(picked)].filter((pick) => right.has(pick)).length, max: right.size };
}

/** "+/-": a point for each correct pick, one lost for each wrong one, never below zero. A missed one costs nothing. */
export function plusMinus(picked: ReadonlyArray<string>, correct: ReadonlyArray<string>): Score {
  const right = new Set(correct);
  const chosen = new Set(picked);
  const hits = [...chosen].filter((pick) => right.has(pick)).length;
  const misses = chosen.size - hits;
  return { earned: Math.max(0, hits - misses), max: right.size };
}

/** "+/-" within each column or location, none below zero, then summed (docs/product/scoring.md#scoring-rules). */
export function plusMinusByGroup(
  groups: ReadonlyArray<{ picked: ReadonlyArray<string>; correct: ReadonlyArray<string> }>,
): Score {
  return sumOf(groups.map(({ picked, correct }) => plusMinus(picked, correct)));
}

/** Over which part of a question no more points are taken off than were earned. */
export type FloorScope = "item" | "part";

/** "+/-" over the rows or groups of a question, with the floor at each or once for all of them. */
export function plusMinusOfParts(
  parts: ReadonlyArray<{ picked: ReadonlyArray<string>; correct: ReadonlyArray<string> }>,
  floor: FloorScope,
): Score {
  if (floor === "part") return plusMinusByGroup(parts);
  return plusMinus(
    parts.flatMap(({ picked }) => picked),
    parts.flatMap(({ correct }) => correct),
  );
}

/** The name of that rule. */
export function ruleOfFloor(floor: FloorScope): ScoringRule {
  return floor === "part" ? SCORING_RULES.plusMinusByGroup : SCORING_RULES.plusMinus;
}

/** "Rationale" of a cause and an effect: one point for both, none for one of them. */
export function rationaleDyad(x: Pick, y: Pick): Score {
  return { earned: isRight(x) && isRight(y) ? 1 : 0, max: 1 };
}

/**
 * "Rationale" of one cause with two effects: with the right cause one point for each right effect, in any order when
 * `areInterchangeable`; `anchorOnly` is what the right cause is worth without them (docs/product/scoring.md#rationale).
 */
export function rationaleTriad(
  anchor: Pick,
  effects: readonly [Pick, Pick],
  areInterchangeable: boolean,
  anchorOnly: 0 | 1 = UNSETTLED.triadAnchorOnly.points,
): Score {
  const max = effects.length;
  if (!isRight(anchor)) return { earned: 0, max };
  const { earned } = areInterchangeable
    ? zeroOneOfMany(
        effects.flatMap(({ picked }) => picked ?? []),
        effects.map(({ correct }) => correct),
      )
    : zeroOne(effects);
  return { earned: Math.max(earned, anchorOnly), max };
}

/**
 * A whole paper with a third of a mark off for each wrong answer, as NORCET has it
 * (docs/product/scoring.md#third-of-a-mark), in thirds of a mark so that it stays whole. Below zero when enough is
 * wrong: the paper's rule knows no floor.
 */
export function negativeThird(paper: { right: number; wrong: number; questions: number }): {
  thirds: number;
  maxThirds: number;
} {
  return { thirds: 3 * paper.right - paper.wrong, maxThirds: 3 * paper.questions };
}

/** The sum of the points of several parts. */
export function sumOf(scores: ReadonlyArray<Score>): Score {
  return scores.reduce((sum, { earned, max }) => ({ earned: sum.earned + earned, max: sum.max + max }), {
    earned: 0,
    max: 0,
  });
}

function isRight({ picked, correct }: Pick): boolean {
  return picked === correct;
}
