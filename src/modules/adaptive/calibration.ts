/**
 * Difficulties from answers (docs/product/adaptive.md#difficulty). Pure.
 *
 * At night: abilities are held fixed and each threshold moves by Newton's steps towards what the answers say, held by what its author
 * guessed as if that were six or seven answers (Stocking, Scale drift in on-line calibration, 1988, method A, with a prior). By day the same
 * is shown of the answers counted so far.
 */
import { chancesOfPoints, type Thresholds } from "./ability.ts";

/**
 * So many first answers to a question, with the mean of the posterior of the ability that all answers of each student gave: with the most likely
 * one the scale would widen from night to night.
 */
export type Observed = { theta: number; points: number; count: number };

/** `errors` are the standard errors of the thresholds, the prior's part included. */
export type Calibrated = { thresholds: Thresholds; errors: ReadonlyArray<number> };

/** How far an author's level is trusted, and the variance of its error, in logits. */
const SHRUNK = 0.8;
const PRIOR_VARIANCE = 0.64;
/** Between the thresholds of a question of several points whose difficulty is only guessed. */
const BETWEEN_STEPS = 0.6;
const ROUNDS = 60;
const CLOSE = 1e-6;

/** What is known before any answer: the level of the author's label in logits, and as many thresholds as there are points. */
export function guessedThresholds(level: number, max: number): number[] {
  return Array.from({ length: max }, (_, step) => SHRUNK * level + BETWEEN_STEPS * (step + 1 - (max + 1) / 2));
}

/** The difficulty of a question in one figure: the mean of its thresholds, with the standard error of that mean. In logits. */
export function meanDifficulty({ thresholds, errors }: Calibrated): { value: number; error: number } {
  const value = thresholds.reduce((sum, threshold) => sum + threshold, 0) / thresholds.length;
  const error = Math.sqrt(errors.reduce((sum, one) => sum + one ** 2, 0)) / thresholds.length;
  return { value, error };
}

/**
 * The thresholds that the answers and the guess make likeliest, found from `before`. Answers of another number of points than there are
 * thresholds throw a RangeError.
 */
export function calibratedThresholds(
  guess: Thresholds,
  before: Thresholds,
  answers: ReadonlyArray<Observed>,
): Calibrated {
  const thresholds = [...before];
  if (guess.length !== thresholds.length || answers.some(({ points }) => points > guess.length)) {
    throw new RangeError("A question has one threshold for each of its points.");
  }
  let informations: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let furthest = 0;
    informations = thresholds.map((threshold, step) => {
      const { slope, information } = slopeAt(thresholds, step, answers);
      const held = information + 1 / PRIOR_VARIANCE;
      const move = (slope - (threshold - (guess[step] ?? 0)) / PRIOR_VARIANCE) / held;
      // Far from the answers a step of Newton's leads too far.
      const bounded = Math.max(-1, Math.min(1, move));
      thresholds[step] = threshold + bounded;
      furthest = Math.max(furthest, Math.abs(bounded));
      return held;
    });
    if (furthest < CLOSE) break;
  }
  return { thresholds, errors: informations.map((information) => 1 / Math.sqrt(information)) };
}

/** How the likelihood changes with one threshold: those expected to reach it less those who did, and how sure that is. */
function slopeAt(
  thresholds: Thresholds,
  step: number,
  answers: ReadonlyArray<Observed>,
): { slope: number; information: number } {
  let [slope, information] = [0, 0];
  for (const { theta, points, count } of answers) {
    const reached = chancesOfPoints(thresholds, theta).reduce((sum, chance, at) => (at > step ? sum + chance : sum), 0);
    slope += count * (reached - (points > step ? 1 : 0));
    information += count * reached * (1 - reached);
  }
  return { slope, information };
}

/** How far a difficulty is known, by first answers: what it may be used for grows with it. */
export const STAGES = ["guess", "provisional", "usable", "firm", "anchor"] as const;
export type Stage = (typeof STAGES)[number];

/** True from that stage on. */
export function isKnown(stage: Stage, from: Stage): boolean {
  return STAGES.indexOf(stage) >= STAGES.indexOf(from);
}

/** From so many first answers on they say more than the guess. */
export const FEWEST_ANSWERS = 30;

/**
 * Firm decides the end of an adaptive test, usable is asked in one, anchor keeps the scale: its difficulty is frozen. A question of several
 * points is usable only once each number of points has been earned ten times. `drift` is how far it moved since it was last
 * published, in logits.
 */
export function stageOf({ answers, fewest, drift }: { answers: number; fewest: number; drift: number }): Stage {
  if (answers < FEWEST_ANSWERS) return "guess";
  if (answers < 100 || fewest < 10) return "provisional";
  if (answers < 200) return "usable";
  return answers >= 400 && Math.abs(drift) < 0.3 ? "anchor" : "firm";
}
