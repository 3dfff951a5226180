/**
 * What a student's results add up to (docs/product/figures.md#own-figures-of-a-student). Pure: queries bring the sums.
 * Null is "no data yet" and shown as a dash, never as a zero.
 */

/** From this progress on a student counts for the pass rate (docs/product/figures.md#student-management). */
export const PASS_PROGRESS = 70;
/** The progress of a student who has completed a course. */
export const COMPLETE_PROGRESS = 100;

export const RESULT_KINDS = ["all", "institute", "practice", "custom", "preset"] as const;
/** Which results a list shows: of tests of the institute, of practice tests, of custom tests, of exam simulations, or all. */
export type ResultKind = (typeof RESULT_KINDS)[number];

/** How many results a line of scores has at most. */
export const LINE_RESULTS = 20;

/** The outcome of the questions asked. Its figures agree with each other: accuracy counts unanswered questions as wrong. */
export type Outcome = {
  correct: number;
  /** All questions of the submitted tests, answered or not. */
  asked: number;
  /** Of them, those without an answer; what is answered in part is not left out. */
  leftOut: number;
  /** Whole percent of the questions asked (P12). */
  accuracy: number | null;
};

/** Right of asked, with what was left out and the accuracy that follows. */
export function outcomeOf({ correct, answered, asked }: { correct: number; answered: number; asked: number }): Outcome {
  return { correct, asked, leftOut: asked - answered, accuracy: percentOf(correct, asked) };
}

/** Sums over all results of one student. */
export type ResultSums = {
  tests: number;
  /** Of the percentages. */
  scores: number;
  correct: number;
  answered: number;
  /** All questions of the submitted tests, answered or not. */
  asked: number;
  seconds: number;
};

export type Summary = Outcome & {
  testsCompleted: number;
  /** Whole percent. */
  averageScore: number | null;
  /** Minutes, to one decimal. */
  minutesPerTest: number | null;
};

/** The figures at the top of the Performance tab. */
export function summarize({ tests, scores, seconds, ...sums }: ResultSums): Summary {
  return {
    ...outcomeOf(sums),
    testsCompleted: tests,
    averageScore: tests === 0 ? null : Math.round(scores / tests),
    minutesPerTest: tests === 0 ? null : Math.round((seconds / tests / 60) * 10) / 10,
  };
}

/** Whole percent, or null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  // Multiplied first: 23 / 40 * 100 is a little less than 57.5 here, and 58 in the database.
  return whole === 0 ? null : Math.round((part * 100) / whole);
}
