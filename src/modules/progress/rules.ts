/**
 * What a student's results add up to (product-spec section 9). Pure: queries bring the sums. Null is "no data yet" and
 * shown as a dash, never as a zero.
 */

/** A student with this progress counts for the pass rate (product-spec section 9). */
export const PASS_PROGRESS = 70;
/** The progress of a student who has completed a course. */
export const COMPLETE_PROGRESS = 100;

/** Sums over all results of one student. */
export type ResultSums = {
  tests: number;
  /** Of the percentages. */
  scores: number;
  correct: number;
  /** All questions of the submitted tests, answered or not. */
  questions: number;
  seconds: number;
};

export type Summary = {
  testsCompleted: number;
  /** Whole percent. */
  averageScore: number | null;
  /** Whole percent of all questions of submitted tests. */
  accuracy: number | null;
  /** Minutes, to one decimal. */
  minutesPerTest: number | null;
  correct: number;
  questions: number;
};

/** The figures at the top of the Performance tab. */
export function summarize({ tests, scores, correct, questions, seconds }: ResultSums): Summary {
  return {
    testsCompleted: tests,
    averageScore: tests === 0 ? null : Math.round(scores / tests),
    accuracy: percentOf(correct, questions),
    minutesPerTest: tests === 0 ? null : Math.round((seconds / tests / 60) * 10) / 10,
    correct,
    questions,
  };
}

/** Whole percent, or null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  // Multiplied first: 23 / 40 * 100 is a little less than 57.5 here, and 58 in the database.
  return whole === 0 ? null : Math.round((part * 100) / whole);
}
