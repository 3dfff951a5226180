/** How well a student knows a topic: the score to be expected of the next questions. Pure. */
import { meanOfPosterior } from "../adaptive/ability.ts";

/** Answers to questions of about one difficulty. */
export type AnswersAt = {
  /** In logits. */
  difficulty: number;
  answers: number;
  /** Shares of the points of each, added up. */
  earned: number;
};

export type Mastery = {
  /** The share of the points to be expected of questions in the middle of the bank, from 0 to 1. */
  expected: number;
  /** The deviation of that share: what is not known about it. */
  error: number;
};

/** However many answers there are, so much is never known: they are of days past. */
const LEAST_ERROR = 0.05;
const GRID = { from: -4, to: 4, points: 41 } as const;

const chanceAt = (theta: number, difficulty: number) => 1 / (1 + Math.exp(difficulty - theta));

/**
 * The mean and deviation, over the posterior with the prior N(0, 1), of the Rasch model's chance at difficulty 0; a partly right answer
 * counts as right by its share and as wrong by the rest. Without answers that is a half, and little is known.
 */
export function masteryOf(groups: ReadonlyArray<AnswersAt>): Mastery {
  const logLikelihood = (theta: number) =>
    groups.reduce((sum, { difficulty, answers, earned }) => {
      const chance = chanceAt(theta, difficulty);
      return sum + earned * Math.log(chance) + (answers - earned) * Math.log(1 - chance);
    }, 0);
  const { theta: expected, error } = meanOfPosterior(
    logLikelihood,
    (theta) => -(theta ** 2) / 2,
    GRID,
    (theta) => chanceAt(theta, 0),
  );
  return { expected, error: Math.max(LEAST_ERROR, error) };
}

/** The share right of two spans of time. */
export type Spans = { right: number; asked: number; rightBefore: number; askedBefore: number };

/** Fewer answers in a span say nothing of a change. */
const SPAN_ANSWERS = 10;
/** Differences that chance alone makes in one of ten comparisons are none. */
const Z = 1.645;

/** Whether the share right has changed from before; null while either span has too few answers. */
export function trendOf({ right, asked, rightBefore, askedBefore }: Spans): "up" | "down" | "steady" | null {
  if (asked < SPAN_ANSWERS || askedBefore < SPAN_ANSWERS) return null;
  const change = right / asked - rightBefore / askedBefore;
  const pooled = (right + rightBefore) / (asked + askedBefore);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / asked + 1 / askedBefore));
  if (Math.abs(change) <= Z * error) return "steady";
  return change > 0 ? "up" : "down";
}
