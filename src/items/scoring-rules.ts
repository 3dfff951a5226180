/**
 * NCSBN's scoring rules, once. Points are whole, never below 0 and never above `max`.
 * Source: https://ncsbn.zendesk.com/hc/en-us/articles/14690447982359
 */
import type { Score } from "./contract.ts";

/** The rules with the version that stands in every result. A changed rule gets a new version; old results keep theirs. */
export const SCORING_RULES = { zeroOne: "zero-one/1", plusMinus: "plus-minus/1" } as const;

/** One place to fill: what was put there, null for nothing, and what belongs there. */
export type Pick = { picked: string | null; correct: string };

/** "0/1": a point for each place that is filled right, none lost for a wrong one. */
export function zeroOne(picks: ReadonlyArray<Pick>): Score {
  return { earned: picks.filter(({ picked, correct }) => picked === correct).length, max: picks.length };
}

/** "+/-": a point for each correct pick, one lost for each wrong one, never below zero. A missed one costs nothing. */
export function plusMinus(picked: ReadonlyArray<string>, correct: ReadonlyArray<string>): Score {
  const right = new Set(correct);
  const chosen = new Set(picked);
  const hits = [...chosen].filter((pick) => right.has(pick)).length;
  const misses = chosen.size - hits;
  return { earned: Math.max(0, hits - misses), max: right.size };
}
