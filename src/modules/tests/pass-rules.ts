/** When a result passes. Pure; compared in whole numbers, so that a result exactly at the mark passes. */
import { z } from "zod/mini";
import { lessPercent, Percent, ratioOf } from "./percents.ts";
import { compareRatios, type Ratio } from "./ratios.ts";

/** The categories of public posts in India; a disability (PwBD) is apart from them. */
export const CATEGORIES = ["UR", "EWS", "OBC", "SC", "ST"] as const;
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** What a student has told, with consent, because a rule asks for it. */
export type Candidate = { category: Category; hasDisability: boolean };

/** The percentage to reach; with `byCategory` it is that of the candidate's category, `lessForDisability` lower. */
const Threshold = z.strictObject({
  percent: Percent,
  byCategory: z.optional(z.record(Category, Percent)),
  lessForDisability: z.optional(Percent),
});
export type Threshold = z.infer<typeof Threshold>;

export const PassRule = z.discriminatedUnion("kind", [
  /** There is no verdict. */
  z.strictObject({ kind: z.literal("none") }),
  /** Of all marks of the test. */
  z.strictObject({ kind: z.literal("percent"), threshold: Threshold }),
  /** Among the first attempts at the same form. */
  z.strictObject({ kind: z.literal("percentile"), threshold: Threshold }),
  /** Of the marks of each section, by the section's id. */
  z.strictObject({ kind: z.literal("each-section"), percent: z.record(z.string(), Percent) }),
]);
export type PassRule = z.infer<typeof PassRule>;

/** From so many first attempts on a percentile says something. */
export const FEWEST_FOR_PERCENTILE = 30;

/** Marks in whatever whole unit. */
type Share = { marks: number; possible: number };

/** How many there are of the first attempts of all others at the form of a result and itself, and how many have no more marks. */
export type Peers = { count: number; notAbove: number };

/** What is known of a result. `peers` is null where every attempt has its own questions. */
export type ResultToDecide = {
  sections: ReadonlyArray<Share & { id: string }>;
  candidate: Candidate | null;
  peers: Peers | null;
};

/** Percentage needed, and share reached. `section` is null for the whole test. */
export type PassPart = { section: string | null; needed: Percent; reached: Ratio; isPassed: boolean };

export type PassVerdict =
  | { kind: "none" }
  | { kind: "decided"; isPassed: boolean; parts: ReadonlyArray<PassPart> }
  /** The student's category is not known, or every attempt has its own questions. */
  | { kind: "undecided"; missing: "category" | "form" }
  /** Too few have taken the test so far. */
  | { kind: "undecided"; missing: "peers"; count: number };

/** Whether a result passes by a rule. */
export function decidePass(rule: PassRule, result: ResultToDecide): PassVerdict {
  const whole = sumOf(result.sections);
  switch (rule.kind) {
    case "none":
      return { kind: "none" };
    case "percent": {
      const needed = neededOf(rule.threshold, result.candidate);
      if (needed === null) return { kind: "undecided", missing: "category" };
      return decided([partOf(null, whole, needed)]);
    }
    case "percentile": {
      // First: nobody is asked for a category that would decide nothing.
      const { peers } = result;
      if (!peers) return { kind: "undecided", missing: "form" };
      if (peers.count < FEWEST_FOR_PERCENTILE) return { kind: "undecided", missing: "peers", count: peers.count };
      const needed = neededOf(rule.threshold, result.candidate);
      if (needed === null) return { kind: "undecided", missing: "category" };
      return decided([partOf(null, { marks: peers.notAbove, possible: peers.count }, needed)]);
    }
    case "each-section":
      return decided(
        result.sections.flatMap((section) => {
          const needed = rule.percent[section.id];
          return needed === undefined ? [] : [partOf(section.id, section, needed)];
        }),
      );
    default:
      return rule satisfies never;
  }
}

/** True when the rule cannot decide without knowing the student's category or disability. */
export function asksForCategory(rule: PassRule): boolean {
  return (
    (rule.kind === "percent" || rule.kind === "percentile") &&
    (rule.threshold.byCategory !== undefined || rule.threshold.lessForDisability !== undefined)
  );
}

/**
 * What a student has to tell before this rule decides; null for nothing. A percentile decides nothing where every attempt has its
 * own questions (`isForm` is false), so nobody is asked anything for it.
 */
export function neededFor(rule: PassRule, { isForm }: { isForm: boolean }): { disability: boolean } | null {
  const isDecided = rule.kind === "percent" || (rule.kind === "percentile" && isForm);
  if (!isDecided || !asksForCategory(rule)) return null;
  return { disability: rule.threshold.lessForDisability !== undefined };
}

/** How many of the first attempts at a form have which marks. */
export type FirstMarks = ReadonlyArray<{ marks: number; students: number }>;

/**
 * With whom a result is compared, if those are the first attempts of all at its form: with those of all others, and itself instead of
 * the first one of its own student (P59).
 */
export function peersAmong(firsts: FirstMarks, { marks, first }: { marks: number; first: number }): Peers {
  const sum = (some: FirstMarks) => some.reduce((total, { students }) => total + students, 0);
  const notAbove = sum(firsts.filter((others) => others.marks <= marks));
  return { count: sum(firsts), notAbove: first <= marks ? notAbove : notAbove + 1 };
}

/** The percentile of a result among these; null with fewer than say something. */
export function percentileAmong(firsts: FirstMarks, own: { marks: number; first: number }): number | null {
  const peers = peersAmong(firsts, own);
  return peers.count < FEWEST_FOR_PERCENTILE ? null : percentileOf(peers);
}

/**
 * The percentile rank: the share of the peers, the result itself among them, who have no more marks, in percent with seven decimals.
 * Equal marks have the same, and the highest have 100. For figures alone: a verdict compares the share itself. As AIIMS defines it (notice 35/2023, docs/product/exams.md#forms-of-exams).
 * Throws without any.
 */
export function percentileOf({ count, notAbove }: Peers): number {
  if (count === 0) throw new Error("A percentile needs somebody to compare with.");
  return Math.round((notAbove * 1e9) / count) / 1e7;
}

function neededOf({ percent, byCategory, lessForDisability }: Threshold, candidate: Candidate | null): Percent | null {
  if (byCategory === undefined && lessForDisability === undefined) return percent;
  if (candidate === null) return null;
  const ofCategory = byCategory?.[candidate.category] ?? percent;
  return candidate.hasDisability ? lessPercent(ofCategory, lessForDisability ?? 0) : ofCategory;
}

function partOf(section: string | null, { marks, possible }: Share, needed: Percent): PassPart {
  const reached = { part: marks, of: possible };
  // Nothing is possible when every question was left out: then nobody fails by it.
  return { section, needed, reached, isPassed: compareRatios(reached, ratioOf(needed)) >= 0 };
}

function decided(parts: ReadonlyArray<PassPart>): PassVerdict {
  return { kind: "decided", isPassed: parts.every(({ isPassed }) => isPassed), parts };
}

function sumOf(shares: ReadonlyArray<Share>): Share {
  return {
    marks: shares.reduce((sum, { marks }) => sum + marks, 0),
    possible: shares.reduce((sum, { possible }) => sum + possible, 0),
  };
}
