/** When an adaptive test ends, and on which side of the cut (docs/product/adaptive.md). Pure. */
import type { Ability } from "./ability.ts";
import type { AdaptivePlan } from "./plan.ts";

/** Which rule ended it: sure enough, as long as it may be, or out of time. */
export type StoppingRule = "confidence" | "maximum" | "time";

/** The same, or what ends it without a rule: its student did, or the bank had no question left. */
export type EndedBy = StoppingRule | "student" | "bank";

/** How a test ended: by the rule that {@link stopAfter} found, or by what else ends one. */
export type AdaptiveEnd = { stop: Stop } | { endedBy: Exclude<EndedBy, "confidence" | "maximum"> };

export type Stop = { rule: StoppingRule; isAtOrAbove: boolean };

/**
 * What ends the test after so many questions, unscored ones included; null while it goes on. `ability` is Warm's estimate, null before the first
 * scored answer. Out of time below the minimum counts as below the cut; at the cut is at or above. Where several rules
 * hold, time comes before confidence, and that before the maximum. Inside a case study neither of the last two ends it. `firm` is the estimate
 * from answers to questions of firm difficulty alone: only if it is as sure, on the same side, is the minimum enough.
 *
 * Source: NCLEX-RN test plan 2026, as the notes on exams have it.
 */
export function stopAfter(
  { minimum, maximum, cut, confidence }: Pick<AdaptivePlan, "minimum" | "maximum" | "cut" | "confidence">,
  at: { asked: number; ability: Ability | null; firm: Ability | null; isOutOfTime: boolean; isInsideCase: boolean },
): Stop | null {
  const { asked, ability, firm, isOutOfTime, isInsideCase } = at;
  const isAtOrAbove = reachesCut({ cut }, ability);
  if (isOutOfTime) return { rule: "time", isAtOrAbove: isAtOrAbove && asked >= minimum };
  if (isInsideCase || asked < minimum || ability === null) return null;
  const sideIfSure = (estimate: Ability | null) =>
    estimate && Math.abs(estimate.theta - cut) > confidence * estimate.error ? Math.sign(estimate.theta - cut) : 0;
  const side = sideIfSure(ability);
  if (side !== 0 && side === sideIfSure(firm)) return { rule: "confidence", isAtOrAbove };
  return asked >= maximum ? { rule: "maximum", isAtOrAbove } : null;
}

/** True where the estimate is at the cut or above; null, before the first scored answer, is not. */
export function reachesCut({ cut }: Pick<AdaptivePlan, "cut">, ability: Ability | null): boolean {
  return ability !== null && ability.theta >= cut;
}
