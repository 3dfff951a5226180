/** What the answers of an adaptive test come to: the estimate and its way, and the areas of the plan. Pure. */
import { z } from "zod/mini";
import { type Ability, momentsAt, type Scored, weightedAbility } from "./ability.ts";
import { isKnown, type Stage } from "./calibration.ts";
import type { AdaptivePlan } from "./plan.ts";
import { type Answered, AskedAs, scoredOf } from "./selection.ts";
import { type AdaptiveEnd, type EndedBy, reachesCut } from "./stopping.ts";

/** Against a standard: `near` where the answers could as well be those of somebody exactly at it. */
const STANDINGS = ["above", "near", "below"] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * Reasons why a result has no side: its test also counts questions whose difficulty is not measured, the bank ran out before the test was
 * long enough, nothing that counts was answered, or nothing was stored of what the test decided.
 */
export type NoBand = "unmeasured" | "too-short" | "unanswered" | "undecided";
export type Band = Standing | NoBand;

/** The stage from which a difficulty comes from answers more than from the label of its author (record 61). */
const MEASURED: Stage = "usable";

/** So many standard errors away are no longer near: two in three of those exactly at the standard are nearer. */
const NEAR = 1;
/** Of fewer questions nothing is said. */
const FEWEST_OF_AREA = 3;

export const AdaptiveDetails = z.strictObject({
  /** Warm's estimate after each scored answer, by the position of its question. In logits. */
  path: z.array(z.strictObject({ position: z.int().check(z.minimum(1)), ability: z.number(), error: z.number() })),
  /** In the order of the plan; those of which nothing was asked are absent. `questions` are the scored ones. */
  areas: z.array(
    z.strictObject({
      area: z.string(),
      questions: z.int().check(z.minimum(1)),
      earned: z.int().check(z.minimum(0)),
      possible: z.int().check(z.minimum(1)),
      /** Null where there are too few questions to say. */
      standing: z.nullable(z.enum(STANDINGS)),
    }),
  ),
});
export type AdaptiveDetails = z.infer<typeof AdaptiveDetails>;

/** How an answer was asked, as its attempt stores it. */
export const StoredChoice = z.object({ as: AskedAs });

export type Outcome = {
  ability: Ability | null;
  isAtOrAbove: boolean;
  endedBy: EndedBy;
  asked: number;
  scored: number;
  details: AdaptiveDetails;
};

/** An answer, the position of its question in the test, and its area. */
export type Placed = Answered & { position: number; area: string | null };

/** The outcome of these answers, in their order: by the rule that ended the test, else by the side of the estimate (P147). */
export function outcomeOf(plan: AdaptivePlan, log: ReadonlyArray<Placed>, end: AdaptiveEnd): Outcome {
  const scored = scoredOf(log);
  const ability = weightedAbility(scored);
  const ended =
    "stop" in end
      ? { endedBy: end.stop.rule, isAtOrAbove: end.stop.isAtOrAbove }
      : { endedBy: end.endedBy, isAtOrAbove: !isEarlyEnd(end.endedBy, log.length, plan) && reachesCut(plan, ability) };
  return { ability, ...ended, asked: log.length, scored: scored.length, details: detailsOf(plan, log) };
}

function detailsOf(plan: AdaptivePlan, log: ReadonlyArray<Placed>): AdaptiveDetails {
  const scored = log.filter(({ as }) => as.kind !== "pretest");
  const path = scored.flatMap(({ position }, index) => {
    const at = weightedAbility(scored.slice(0, index + 1));
    return at ? [{ position, ability: at.theta, error: at.error }] : [];
  });
  const areas = plan.areas.flatMap(({ area }) => {
    const own = scored.filter((one) => one.area === area);
    if (own.length === 0) return [];
    const earned = own.reduce((sum, { points }) => sum + points, 0);
    const possible = own.reduce((sum, { thresholds }) => sum + thresholds.length, 0);
    const standing = own.length < FEWEST_OF_AREA ? null : standingOf(own, plan.cut);
    return [{ area, questions: own.length, earned, possible, standing }];
  });
  return { path, areas };
}

/**
 * On which side of a cut these answers are: their points beside those expected of somebody exactly at it, in standard errors. Without an
 * answer near.
 */
export function standingOf(scored: ReadonlyArray<Scored>, cut: number): Standing {
  const at = scored.map(({ thresholds, points }) => ({ points, ...momentsAt(thresholds, cut) }));
  const excess = at.reduce((sum, { points, expected }) => sum + points - expected, 0);
  const error = Math.sqrt(at.reduce((sum, { information }) => sum + information, 0));
  return sideOfInterval(excess, NEAR * error);
}

/** The band of an estimate: near where its interval of so many errors has the cut in it. */
function bandOf({ theta, error }: Ability, { cut, confidence }: Pick<AdaptivePlan, "cut" | "confidence">): Standing {
  return sideOfInterval(theta - cut, confidence * error);
}

/** What an adaptive result is placed by; ability and error are null where nothing scored was answered. */
export type Decided = {
  ability: number | null;
  error: number | null;
  endedBy: EndedBy;
  asked: number;
  /** Questions of them that count. */
  scored: number;
};

/** True where the student or the clock ended the test before its minimum, which is below the standard, as in the exam (P147). */
export function isEarlyEnd(endedBy: EndedBy, asked: number, { minimum }: Pick<AdaptivePlan, "minimum">): boolean {
  return (endedBy === "student" || endedBy === "time") && asked < minimum;
}

/** True for a plan by which every question that counts has a measured difficulty. The shorter form of a small bank (P145) is not such a plan. */
export function isMeasuredPlan({ known }: Pick<AdaptivePlan, "known">): boolean {
  return isKnown(known, MEASURED);
}

/** `isCompared` is true where the estimate, the areas and the lessons may be told beside the standard, too. */
export type Placement = { band: Band; isCompared: boolean };

/**
 * The one rule for everything that is said of a result beside the standard (P149): a band, an estimate and areas beside it need measured
 * difficulties and at least as many questions that count as the shortest whole test has. An early end is below without either (P147).
 *
 * The source of the length: the NCLEX-RN test plan 2026, whose shortest exam decides by 70 questions that count (85 with 15 that do not).
 */
export function placementOf(
  { ability, error, endedBy, asked, scored }: Decided,
  plan: Pick<AdaptivePlan, "cut" | "confidence" | "minimum" | "pretest" | "known">,
): Placement {
  if (!isMeasuredPlan(plan)) return { band: "unmeasured", isCompared: false };
  if (isEarlyEnd(endedBy, asked, plan)) return { band: "below", isCompared: false };
  if (ability === null || error === null) return { band: "unanswered", isCompared: false };
  if (scored < plan.minimum - plan.pretest) return { band: "too-short", isCompared: false };
  return { band: bandOf({ theta: ability, error }, plan), isCompared: true };
}

/** From where to where an estimate reaches, so many errors to either side. */
export function intervalOf({ theta, error }: Ability, { confidence }: Pick<AdaptivePlan, "confidence">) {
  return { from: theta - confidence * error, to: theta + confidence * error };
}

function sideOfInterval(distance: number, near: number): Standing {
  if (Math.abs(distance) <= near) return "near";
  return distance > 0 ? "above" : "below";
}
