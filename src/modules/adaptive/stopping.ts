/** When an adaptive test ends, and on which side of the cut (docs/product/adaptive.md). Pure. */
import type { Ability } from "./ability.ts";
import type { AdaptivePlan } from "./plan.ts";

/** Which rule ended it: sure enough, as long as it may be, or out of time. */
export type StoppingRule = "confidence" | "maximum" | "time";

export type Stop = { rule: StoppingRule; isAtOrAbove: boolean };

/**
 * What ends the test after so many questions, unscored ones included; null while it goes on. `ability` is Warm's estimate, null before the first
 * scored answer. Out of time below the minimum counts as below the cut; at the cut is at or above. Where several rules
 * hold, time comes before confidence, and that before the maximum. Inside a case study neither of the last two ends it.
 *
 * Source: NCLEX-RN test plan 2026, as the notes on exams have it.
 */
export function stopAfter(
  { minimum, maximum, cut, confidence }: Pick<AdaptivePlan, "minimum" | "maximum" | "cut" | "confidence">,
  at: { asked: number; ability: Ability | null; isOutOfTime: boolean; isInsideCase: boolean },
): Stop | null {
  const { asked, ability, isOutOfTime, isInsideCase } = at;
  const isAtOrAbove = ability !== null && ability.theta >= cut;
  if (isOutOfTime) return { rule: "time", isAtOrAbove: isAtOrAbove && asked >= minimum };
  if (isInsideCase || asked < minimum || ability === null) return null;
  if (Math.abs(ability.theta - cut) > confidence * ability.error) return { rule: "confidence", isAtOrAbove };
  return asked >= maximum ? { rule: "maximum", isAtOrAbove } : null;
}
