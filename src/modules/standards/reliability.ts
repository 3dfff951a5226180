/**
 * How chances that results give compare with what became of those students in the real exam. Nothing is said of a chance before enough
 * outcomes are known. Pure.
 */
import type { Ability } from "../adaptive/ability.ts";

/** From so many on there is something to say, if so many of them are failures: those are what a forecast has to find. */
export const OUTCOMES_MIN = 200;
export const FAILURES_MIN = 30;
/** A group of fewer is not shown. */
export const GROUP_MIN = 30;
const GROUPS = 5;

/** What changes until the exam and no test explains, in logits. An estimate of ours, to be found from outcomes once there are some. */
const UNEXPLAINED = 0.5;
/** Of 95 %. */
const Z = 1.96;

/** The chance that somebody with this result is at or above the cut on the day of the exam. */
export function chanceOfPassing({ theta, error }: Ability, cut: number): number {
  return normalBelow((theta - cut) / Math.hypot(error, UNEXPLAINED));
}

/** Share of the normal distribution below; to seven digits (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}

/** From where to where a share probably is of which `count` of `of` were seen, with 95 % (Wilson, 1927). */
export function intervalOfShare(count: number, of: number): { from: number; to: number } {
  const share = count / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

export type Outcome = { chance: number; hasPassed: boolean };

/** Those whose chance was from here to there, `to` excluded but for the last. */
export type Group = {
  from: number;
  to: number;
  count: number;
  /** Null for a group that is too small to be shown. */
  seen: { passed: number; meanChance: number; interval: { from: number; to: number } } | null;
};

export type Reliability =
  | { kind: "collecting"; outcomes: number; failures: number }
  | {
      kind: "published";
      outcomes: number;
      failures: number;
      groups: Group[];
      /** The mean square of what the chances were off by: 0 is best, and that of always saying the share of all is `brierOfShare`. */
      brier: number;
      brierOfShare: number;
      /** Share of the failures whose chance was below a half. */
      failuresFound: number;
    };

export function reliabilityOf(outcomes: ReadonlyArray<Outcome>): Reliability {
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
  const counts = { outcomes: outcomes.length, failures: failed.length };
  if (counts.outcomes < OUTCOMES_MIN || counts.failures < FAILURES_MIN) return { kind: "collecting", ...counts };
  const squares = (said: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, one) => sum + (said(one) - Number(one.hasPassed)) ** 2, 0) / outcomes.length;
  const share = 1 - counts.failures / counts.outcomes;
  return {
    kind: "published",
    ...counts,
    groups: Array.from({ length: GROUPS }, (_, index) => groupOf(outcomes, index)),
    brier: squares(({ chance }) => chance),
    brierOfShare: squares(() => share),
    failuresFound: failed.filter(({ chance }) => chance < 0.5).length / failed.length,
  };
}

/** The number of the group that a chance belongs to, from 0. */
export function groupNumberOf(chance: number): number {
  return Math.min(GROUPS - 1, Math.floor(chance * GROUPS));
}

function groupOf(outcomes: ReadonlyArray<Outcome>, index: number): Group {
  const own = outcomes.filter(({ chance }) => groupNumberOf(chance) === index);
  const passed = own.filter(({ hasPassed }) => hasPassed).length;
  const meanChance = own.reduce((sum, { chance }) => sum + chance, 0) / own.length;
  const seen = own.length < GROUP_MIN ? null : { passed, meanChance, interval: intervalOfShare(passed, own.length) };
  return { from: index / GROUPS, to: (index + 1) / GROUPS, count: own.length, seen };
}
