/** The rules of an attempt. Pure: callers bring the clock. */

/** An answer made before the deadline still counts when it arrives this long after it. */
export const GRACE_MS = 60_000;

/** How far the time of a device and that of two servers may be apart. */
export const CLOCK_LEEWAY_MS = 10_000;

/** A late answer is kept, unscored, until so long after the attempt was closed, unless solutions were shown before. */
export const LATE_ANSWERS_HOURS = 24;

/** Whole seconds before the deadline from which the clock is red (docs/product/tests.md#clock). */
export const LOW_TIME_SECONDS = 300;

/** How many tests a student may have open (docs/product/tests.md#start-of-an-attempt). */
export const OPEN_ATTEMPTS_MAX = 10;

export type AttemptState = "open" | "submitted" | "expired" | "discarded";

/** Why the solution of a question is withheld. */
export type WithheldReason =
  /** Another open attempt asks the question, until then at the latest; null if its solution stays unreleased after that. */
  | { kind: "open-elsewhere"; until: Date | null }
  /** The institute has not released the solutions of this attempt, or `isElsewhere` of another test that asked the question. */
  | { kind: "unreleased"; isElsewhere: boolean };

/** What may be shown of a question now. */
export type Reveal =
  | { kind: "content" }
  | { kind: "content-and-solution" }
  /** The content alone, and nothing that was derived from the solution. */
  | { kind: "withheld"; reason: WithheldReason }
  | { kind: "nothing" };

/**
 * What of a submitted attempt its delivery has released; `atAnswer`: of an open one, the solution of a question whose answer is final,
 * because the delivery shows solutions at each answer.
 */
export type Released = { score: boolean; solutions: boolean; atAnswer?: boolean };

/** The student's other attempts that hold back the solution of a question, in whatever version they ask it. */
export type Held = {
  /** Open attempts that do not explain the question themselves: its solution would be the key of a running test. */
  openElsewhere: ReadonlyArray<{ closesAt: Date }>;
  /** Tests that asked it and whose solutions the institute has not released: it may be asked again in them. */
  unreleasedElsewhere: ReadonlyArray<unknown>;
};

/** The only decision on what a student may see of a question in an attempt of that state. */
export function reveal(state: AttemptState, released: Released, held: Held, now: Date): Reveal {
  switch (state) {
    case "open":
      return released.atAnswer ? unlessWithheld(true, held, now) : { kind: "content" };
    case "expired":
      return { kind: "content" };
    case "submitted":
      return unlessWithheld(released.solutions, held, now);
    case "discarded":
      return { kind: "nothing" };
    default:
      return state satisfies never;
  }
}

function unlessWithheld(isReleased: boolean, { openElsewhere, unreleasedElsewhere }: Held, now: Date): Reveal {
  const isElsewhere = unreleasedElsewhere.length > 0;
  const ends = openElsewhere.filter(({ closesAt }) => !isOverdue(closesAt, now)).map(({ closesAt }) => +closesAt);
  if (ends.length > 0) {
    const until = isElsewhere || !isReleased ? null : new Date(Math.max(...ends) + GRACE_MS);
    return { kind: "withheld", reason: { kind: "open-elsewhere", until } };
  }
  if (isElsewhere || !isReleased) return { kind: "withheld", reason: { kind: "unreleased", isElsewhere } };
  return { kind: "content-and-solution" };
}

/**
 * True for a question that other attempts withhold, so that the score of this one waits, too. What this attempt has not released does
 * not hold back its own score (P101).
 */
export function isHeldElsewhere(shown: Reveal): boolean {
  return shown.kind === "withheld" && (shown.reason.kind === "open-elsewhere" || shown.reason.isElsewhere);
}

/**
 * True when an answer counts that arrives now and was made `ageMs` before. The age is reported by the device, from a monotonic
 * clock; it only matters within the minute after the deadline, when the page is locked.
 */
export function isInTime(closesAt: Date, ageMs: number, now: Date): boolean {
  const lateBy = now.getTime() - closesAt.getTime();
  return lateBy < 0 || (lateBy < GRACE_MS && lateBy - Math.max(0, ageMs) < 0);
}

/** False for an age longer than the attempt has run: no answer of it can be so old. */
export function isPossibleAge(startedAt: Date, ageMs: number, now: Date): boolean {
  return ageMs <= Math.max(0, now.getTime() - startedAt.getTime()) + CLOCK_LEEWAY_MS;
}

/**
 * How many milliseconds a request was in transit, by the device's time of sending: ages are as of then. 0 if that is missing or
 * cannot be true. A server under load may take a request up long after its page gave it up and sent a newer one.
 */
export function transitMs(sentAt: number | undefined, startedAt: Date, now: Date): number {
  const transit = now.getTime() - (sentAt ?? now.getTime());
  return transit > 0 && isPossibleAge(startedAt, transit, now) ? transit : 0;
}

/**
 * The age in milliseconds, on arrival, of something that was `ageMs` old when it was sent. Never more than the attempt has run: neither
 * value alone can be longer, and the sum of two possible values can.
 */
export function ageOnArrival(ageMs: number, transit: number, startedAt: Date, now: Date): number {
  return Math.min(ageMs + transit, Math.max(0, now.getTime() - startedAt.getTime()));
}

/** Time that a page waits for a reply: a request that arrives now was sent this long ago at the earliest. */
export const REPLY_WAIT_MS = 20_000;

/**
 * The contact that a request without exam content in its reply is (record 49): the earliest time at which it can have been sent, or the
 * time of the latest thing that it reports. An answer given while the request was in transit was given after the contact.
 */
export function contactOfRequest(ages: ReadonlyArray<number>, now: Date): Date {
  return new Date(now.getTime() - Math.min(REPLY_WAIT_MS, ...ages));
}

/** True when no more answers can be accepted, so that the server closes the attempt itself. */
export function isOverdue(closesAt: Date, now: Date): boolean {
  return now.getTime() >= closesAt.getTime() + GRACE_MS;
}

/**
 * Seconds from the start to the submission, or to the deadline if that came first
 * (docs/product/tests.md#result-of-an-attempt).
 */
export function secondsTaken(startedAt: Date, closesAt: Date, submittedAt: Date): number {
  const end = Math.min(submittedAt.getTime(), closesAt.getTime());
  return Math.max(0, Math.round((end - startedAt.getTime()) / 1000));
}

/**
 * How long each question was in sight, as far as that can be true: none longer than the attempt took, and not longer together. Null
 * when nothing was measured.
 */
export function boundedSeconds(measured: ReadonlyArray<number>, timeTaken: number): number[] | null {
  const possible = measured.map((seconds) => Math.min(Math.max(0, Math.round(seconds)), timeTaken));
  const sum = possible.reduce((total, seconds) => total + seconds, 0);
  if (sum === 0) return null;
  return sum <= timeTaken ? possible : possible.map((seconds) => Math.floor((seconds * timeTaken) / sum));
}

export type ScoredAnswer = { earned: number; max: number; isAnswered: boolean };

export type Totals = {
  /** Percent of the questions that earned all of their points, rounded (P12). */
  score: number;
  questionCount: number;
  correctCount: number;
  answeredCount: number;
  earned: number;
  possible: number;
};

/** True when the answer earned all of its points (P12). */
export function isCorrect({ earned, max }: { earned: number; max: number }): boolean {
  return earned === max;
}

export type Correctness = "right" | "partly" | "wrong" | "unanswered";

/** The outcome of one question. Each has one verdict, so that their counts add up to the questions asked. */
export function correctnessOf({
  isAnswered,
  score,
}: {
  isAnswered: boolean;
  score: { earned: number; max: number };
}): Correctness {
  if (isCorrect(score)) return "right";
  if (!isAnswered) return "unanswered";
  return score.earned > 0 ? "partly" : "wrong";
}

/** The percentage of questions that earned all of their points, rounded (P12). */
export function scoreOf(correctCount: number, questionCount: number): number {
  // Multiplied first: 23 / 40 * 100 is a little less than 57.5.
  return Math.round((correctCount * 100) / questionCount);
}

/** The totals of a result. Throws without questions: every attempt has some. */
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
