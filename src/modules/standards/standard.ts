/**
 * Where instructors put the line: a modified Angoff panel of two rounds, and its place on the scale of the bank. Pure.
 *
 * Source: Angoff, Scales, norms, and equivalent scores, 1971; Cizek and Bunch, Standard Setting, 2007, chapter 6.
 */
import { z } from "zod/mini";
import type { Id } from "../../core/id.ts";
import { drawSome, type Random } from "../../core/random.ts";
import { momentsAt } from "../adaptive/ability.ts";
import { type BankContent, storedId } from "../adaptive/bank-content.ts";
import { isKnown, type Stage } from "../adaptive/calibration.ts";
import type { AdaptivePlan } from "../adaptive/plan.ts";

export const JUDGES_MIN = 3;
export const JUDGES_MAX = 12;
/** With fewer the line of one judge would jump with each question; more tire the judges and tell little. */
export const RATED_MIN = 30;
export const RATED_MAX = 100;

/** What is asked of the judges is on a scale only where answers have told the difficulty. */
const KNOWN: Stage = "usable";

/** Where abilities are looked for, in logits. */
const FURTHEST = 4;
const CLOSE = 1e-6;

/** The questions that a panel rates, in their order. Each has one point, so that a rating is a chance. */
export const RatedQuestions = z.array(
  z.strictObject({ questionId: storedId<"question">(), versionId: storedId<"version">(), difficulty: z.number() }),
);
export type RatedQuestion = { questionId: Id<"question">; versionId: Id<"version">; difficulty: number };

/** Those of the bank that a panel can rate. */
function rateable({ questions }: BankContent) {
  return questions.flatMap(({ questionId, versionId, area, stage, thresholds: [difficulty, ...more] }) =>
    difficulty !== undefined && more.length === 0 && isKnown(stage, KNOWN)
      ? [{ questionId, versionId, difficulty, area }]
      : [],
  );
}

export function countRateable(bank: BankContent): number {
  return rateable(bank).length;
}

/** As many as a panel rates, each area of the exam plan with its share as far as there are questions; fewer than the minimum are none. */
export function drawRated(
  { areas }: Pick<AdaptivePlan, "areas">,
  bank: BankContent,
  random: Random,
): ReadonlyArray<RatedQuestion> {
  const all = rateable(bank);
  const count = Math.min(RATED_MAX, all.length);
  if (count < RATED_MIN) return [];
  const byShare = areas.flatMap(({ area, share }) =>
    drawSome(
      all.filter((one) => one.area === area),
      Math.floor((share * count) / 100),
      random,
    ),
  );
  const rest = drawSome(
    all.filter((one) => !byShare.includes(one)),
    count - byShare.length,
    random,
  );
  return drawSome([...byShare, ...rest], count, random).map(({ area: _, ...one }) => one);
}

/**
 * The ability at which as many of these questions are answered right as a judge expects of somebody who is just good enough, in logits; the
 * end of the scale where none is. `percents` are of 100 such students, in the order of the questions.
 */
export function cutOf(difficulties: ReadonlyArray<number>, percents: ReadonlyArray<number>): number {
  const expected = percents.reduce((sum, percent) => sum + percent / 100, 0);
  const rightAt = (theta: number) =>
    difficulties.reduce((sum, difficulty) => sum + momentsAt([difficulty], theta).expected, 0);
  let [low, high] = [-FURTHEST, FURTHEST];
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    if (rightAt(middle) < expected) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** What several judges come to: the mean of their cuts, their standard deviation, and the standard error of the mean. Of at least two. */
export function agreementOf(cuts: ReadonlyArray<number>): { cut: number; spread: number; error: number } {
  const cut = cuts.reduce((sum, one) => sum + one, 0) / cuts.length;
  const spread = Math.sqrt(cuts.reduce((sum, one) => sum + (one - cut) ** 2, 0) / (cuts.length - 1));
  return { cut, spread, error: spread / Math.sqrt(cuts.length) };
}
