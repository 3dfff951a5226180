/** The rules of a sitting. Pure: callers bring the clock. */

/** An answer made before the deadline still counts when it arrives this long after it. */
export const GRACE_MS = 60_000;

/** Whole seconds before the deadline from which the clock is red (product-spec section 9). */
export const LOW_TIME_SECONDS = 300;

export type AttemptState = "open" | "submitted" | "expired" | "discarded";

/** What may be shown of a question now. */
export type Reveal = "content" | "content-and-solution" | "nothing";

/** The one decision what a student may see. A mode with feedback after each question would be a state here and nowhere else. */
export function reveal(state: AttemptState): Reveal {
  switch (state) {
    case "open":
    case "expired":
      return "content";
    case "submitted":
      return "content-and-solution";
    case "discarded":
      return "nothing";
    default:
      return state satisfies never;
  }
}

/**
 * True when an answer counts that arrives now and was made `ageMs` before. The age is the device's word, told by a
 * clock that nobody can set; it only decides within the minute after the deadline, when the page is locked.
 */
export function isInTime(closesAt: Date, ageMs: number, now: Date): boolean {
  const lateBy = now.getTime() - closesAt.getTime();
  return lateBy < 0 || (lateBy < GRACE_MS && lateBy - Math.max(0, ageMs) < 0);
}

/** True when nobody can add an answer any more, so that the server closes the attempt itself. */
export function isOverdue(closesAt: Date, now: Date): boolean {
  return now.getTime() >= closesAt.getTime() + GRACE_MS;
}

/** Seconds from the start to the submission, or to the deadline if that came first (product-spec section 9). */
export function secondsTaken(startedAt: Date, closesAt: Date, submittedAt: Date): number {
  const end = Math.min(submittedAt.getTime(), closesAt.getTime());
  return Math.max(0, Math.round((end - startedAt.getTime()) / 1000));
}

export type ScoredAnswer = { earned: number; max: number; isAnswered: boolean };

export type Totals = {
  /** Percent of the questions that earned all of their points, rounded (decision 12). */
  score: number;
  questionCount: number;
  correctCount: number;
  answeredCount: number;
  earned: number;
  possible: number;
};

/** True when the answer earned all of its points (decision 12). */
export function isCorrect({ earned, max }: { earned: number; max: number }): boolean {
  return earned === max;
}

/** The percentage of questions that earned all of their points, rounded (decision 12). */
export function scoreOf(correctCount: number, questionCount: number): number {
  // Multiplied first: 23 / 40 * 100 is a little less than 57.5.
  return Math.round((correctCount * 100) / questionCount);
}

/** The totals of a result. Throws when there is no question: no attempt is without one. */
export function totalsOf(answers: ReadonlyArray<ScoredAnswer>): Totals {
  if (answers.length === 0) throw new Error("An attempt without questions has no result.");
  const correctCount = answers.filter(isCorrect).length;
  return {
    score: scoreOf(correctCount, answers.length),
    questionCount: answers.length,
    correctCount,
    answeredCount: answers.filter((answer) => answer.isAnswered).length,
    earned: answers.reduce((sum, answer) => sum + answer.earned, 0),
    possible: answers.reduce((sum, answer) => sum + answer.max, 0),
  };
}
