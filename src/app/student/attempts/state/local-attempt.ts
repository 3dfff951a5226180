/**
 * What the page knows of a running attempt, and every way it can change. Pure: no network, no storage, no clock of its
 * own, so that offline, a second device and lost replies can be tested as plain values.
 *
 * An answer is `unsent` from the moment it is given until the server has acknowledged exactly that answer.
 */
import { type OpenItem, withAnswer } from "../../../../items/registry/models.ts";
import type { SavedAnswer, ServerAnswer } from "../../../../modules/attempts/save-protocol.ts";
import type { StoredAnswer } from "../../../shared/attempts/answer-storage.ts";

export type Unsent = {
  /** The server's time, as estimated on this device, when the answer was given. Milliseconds since 1970. */
  madeAt: number;
  /** True while a request with exactly this answer is in progress. */
  isInFlight: boolean;
  /** True if the server refuses exactly this answer: it is not sent again, and stays here. */
  isRefused?: boolean;
};

export type LocalQuestion = {
  position: number;
  item: OpenItem;
  /** The revision of this answer that the server last reported; 0 for none. */
  revision: number;
  flagged: boolean;
  /** True while the server has not acknowledged the flag's current value. */
  isFlagUnsent: boolean;
  unsent: Unsent | null;
  /** What was sent of it since the last reply: the server may have saved any of these without our knowing. */
  sent: ReadonlyArray<unknown>;
};

/** Why answers and flags are not reaching the server. */
export type Connection = "online" | "offline" | "signed-out";

export type LocalAttempt = {
  questions: ReadonlyArray<LocalQuestion>;
  /** The position in view. */
  current: number;
  connection: Connection;
  /** True from zero on: nothing can be changed any more. */
  isLocked: boolean;
  /** True from pressing Submit until the server has the submission or it failed: what is submitted is the state at the press. */
  isSubmitting: boolean;
  /** A position whose answer was replaced by a newer one from another tab or device, until the student moves on. */
  overtaken: number | null;
};

export type AttemptEvent =
  | { kind: "answered"; position: number; answer: unknown; at: number }
  /** What this device has stored: from before the page load, or from another tab. A cached page may be older. */
  | { kind: "restored"; stored: LocalAnswer; isPageOlder?: boolean }
  | { kind: "flagged"; position: number; flagged: boolean }
  | { kind: "flag-received"; position: number; flagged: boolean }
  | { kind: "flag-refused"; position: number; flagged: boolean }
  | { kind: "moved"; position: number }
  | { kind: "sending"; positions: ReadonlyArray<number> }
  | { kind: "received"; saved: ReadonlyArray<SavedAnswer> }
  | { kind: "not-received"; connection: Exclude<Connection, "online"> }
  | { kind: "synced"; answers: ReadonlyArray<ServerAnswer> }
  | { kind: "submitting" }
  | { kind: "not-submitted" }
  | { kind: "time-is-up" };

export type LocalAnswer = StoredAnswer & { position: number };

/** The attempt as the server sent it, opened at the first question that was never answered. */
export function localAttemptOf(
  questions: ReadonlyArray<{ position: number; item: OpenItem; revision: number; flagged: boolean }>,
): LocalAttempt {
  return {
    questions: questions.map((question) => ({ ...question, isFlagUnsent: false, unsent: null, sent: [] })),
    current: questions.find(({ revision }) => revision === 0)?.position ?? 1,
    connection: "online",
    isLocked: false,
    isSubmitting: false,
    overtaken: null,
  };
}

/** The attempt after one event. Unknown positions change nothing. */
export function reduceAttempt(attempt: LocalAttempt, event: AttemptEvent): LocalAttempt {
  switch (event.kind) {
    case "answered":
      if (!isEditable(attempt)) return attempt;
      return {
        ...changeQuestion(attempt, event.position, (question) => ({
          ...question,
          item: withAnswer(question.item, event.answer),
          unsent: { madeAt: event.at, isInFlight: false },
        })),
        overtaken: null,
      };
    case "restored":
      return changeQuestion(attempt, event.stored.position, (question) =>
        applyStored(event.isPageOlder ? { ...question, flagged: event.stored.flagged } : question, event.stored),
      );
    case "flagged":
      if (!isEditable(attempt)) return attempt;
      return changeQuestion(attempt, event.position, (question) => ({
        ...question,
        flagged: event.flagged,
        isFlagUnsent: true,
      }));
    case "flag-received":
      return {
        ...changeQuestion(attempt, event.position, (question) =>
          question.flagged === event.flagged ? { ...question, isFlagUnsent: false } : question,
        ),
        connection: "online",
      };
    case "flag-refused":
      return changeQuestion(attempt, event.position, (question) =>
        question.flagged === event.flagged ? { ...question, flagged: !event.flagged, isFlagUnsent: false } : question,
      );
    case "moved":
      if (attempt.isSubmitting || !attempt.questions.some(({ position }) => position === event.position))
        return attempt;
      return { ...attempt, current: event.position, overtaken: null };
    case "sending":
      return changeQuestions(attempt, (question) =>
        question.unsent && event.positions.includes(question.position)
          ? { ...question, unsent: { ...question.unsent, isInFlight: true }, sent: withSent(question) }
          : question,
      );
    case "received":
      return event.saved.reduce(applySaveReply, { ...attempt, connection: "online" });
    case "not-received":
      return {
        ...changeQuestions(attempt, (question) =>
          question.unsent ? { ...question, unsent: { ...question.unsent, isInFlight: false } } : question,
        ),
        connection: event.connection,
      };
    case "synced":
      return event.answers.reduce(applyServerAnswer, { ...attempt, connection: "online" });
    case "submitting":
      return { ...attempt, isSubmitting: true };
    case "not-submitted":
      return { ...attempt, isSubmitting: false };
    case "time-is-up":
      return attempt.isLocked ? attempt : { ...attempt, isLocked: true };
    default:
      return event satisfies never;
  }
}

/** True while answers and flags may be changed. */
export function isEditable({ isLocked, isSubmitting }: LocalAttempt): boolean {
  return !isLocked && !isSubmitting;
}

/** Each answer once: a device may be offline for long. */
function withSent({ sent, item }: LocalQuestion): ReadonlyArray<unknown> {
  return sent.some((answer) => isSame(answer, item.answer)) ? sent : [...sent, item.answer];
}

/** Compared as the server stores it, which does not preserve the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(answer: unknown): string | undefined {
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function applySaveReply(attempt: LocalAttempt, reply: SavedAnswer): LocalAttempt {
  const question = attempt.questions.find(({ position }) => position === reply.position);
  // Changed during its request: the newer answer is still to be sent, now based on the saved one.
  const isChangedSince = question?.unsent?.isInFlight === false;
  switch (reply.kind) {
    case "saved":
      return changeQuestion(attempt, reply.position, (old) => ({
        ...old,
        revision: Math.max(old.revision, reply.revision),
        unsent: isChangedSince ? old.unsent : null,
        sent: [],
      }));
    case "stale":
      // Not about the current answer, which may be newer still: the time each was given decides.
      if (isChangedSince) return changeQuestion(attempt, reply.position, (old) => ({ ...old, sent: [] }));
      // Not from elsewhere: an earlier answer of ours, whose acknowledgement was lost. The newer one is based on it.
      if (question?.unsent && question.sent.some((answer) => isSame(answer, reply.answer))) {
        return changeQuestion(attempt, reply.position, (old) => ({
          ...old,
          revision: reply.revision,
          unsent: old.unsent && { ...old.unsent, isInFlight: false },
          sent: [],
        }));
      }
      return {
        ...changeQuestion(attempt, reply.position, (old) => ({
          ...old,
          item: withAnswer(old.item, reply.answer),
          revision: reply.revision,
          unsent: null,
          sent: [],
        })),
        overtaken: reply.position,
      };
    case "late":
      return changeQuestion(attempt, reply.position, (old) => ({
        ...old,
        unsent: isChangedSince ? old.unsent : null,
        sent: [],
      }));
    case "refused":
      return changeQuestion(attempt, reply.position, (old) => ({
        ...old,
        unsent: isChangedSince ? old.unsent : old.unsent && { ...old.unsent, isInFlight: false, isRefused: true },
        sent: [],
      }));
    default:
      return reply satisfies never;
  }
}

/** Of two answers on one device the later one is the student's; whichever tab is first sends it. */
function applyStored(
  question: LocalQuestion,
  { answer, revision, flagged, isFlagUnsent, unsentSince }: LocalAnswer,
): LocalQuestion {
  const isFlagSent = question.isFlagUnsent && !isFlagUnsent && flagged === question.flagged;
  const old = isFlagUnsent
    ? { ...question, flagged, isFlagUnsent }
    : isFlagSent
      ? { ...question, isFlagUnsent }
      : question;
  if (unsentSince !== null) {
    if (old.unsent && unsentSince <= old.unsent.madeAt) return old;
    const unsent = { madeAt: unsentSince, isInFlight: false };
    return { ...old, item: withAnswer(old.item, answer), revision, unsent };
  }
  if (old.unsent ? !isSame(old.item.answer, answer) : revision <= old.revision) return old;
  const known = Math.max(revision, old.revision);
  return { ...old, item: withAnswer(old.item, answer), revision: known, unsent: null, sent: [] };
}

/** Adopts what another tab or device saved, unless something given here is still unsent. */
function applyServerAnswer(attempt: LocalAttempt, known: ServerAnswer): LocalAttempt {
  return changeQuestion(attempt, known.position, (question) => {
    const flagged = question.isFlagUnsent ? question.flagged : known.flagged;
    return question.unsent || known.revision <= question.revision
      ? { ...question, flagged }
      : { ...question, flagged, item: withAnswer(question.item, known.answer), revision: known.revision };
  });
}

/** The questions whose answers are to be sent now. */
export function questionsToSend(attempt: LocalAttempt): LocalQuestion[] {
  return attempt.questions.filter(({ unsent }) => unsent && !unsent.isInFlight && !unsent.isRefused);
}

/** How many answers the server has not acknowledged, except those that it refuses. */
export function unsentCount(attempt: LocalAttempt): number {
  return attempt.questions.filter(({ unsent }) => unsent && !unsent.isRefused).length;
}

/** The positions whose current answers the server refuses. */
export function refusedPositions(attempt: LocalAttempt): number[] {
  return attempt.questions.filter(({ unsent }) => unsent?.isRefused).map(({ position }) => position);
}

/** The questions whose flags the server has not acknowledged. */
export function flagsToSend(attempt: LocalAttempt): LocalQuestion[] {
  return attempt.questions.filter(({ isFlagUnsent }) => isFlagUnsent);
}

/** True while an answer or a flag given here is still unacknowledged. */
export function hasUnsent(attempt: LocalAttempt): boolean {
  return unsentCount(attempt) > 0 || flagsToSend(attempt).length > 0;
}

export type SaveState = "saved" | "saving" | "kept-on-device" | "signed-out" | "refused" | "time-is-up";

/** The page's one line about saving. */
export function saveStateOf(attempt: LocalAttempt): SaveState {
  const isUnsent = hasUnsent(attempt);
  if (isUnsent && attempt.connection === "signed-out") return "signed-out";
  if (isUnsent && attempt.connection === "offline") return "kept-on-device";
  if (attempt.isLocked) return "time-is-up";
  if (isUnsent) return "saving";
  return refusedPositions(attempt).length > 0 ? "refused" : "saved";
}

function changeQuestion(
  attempt: LocalAttempt,
  position: number,
  change: (question: LocalQuestion) => LocalQuestion,
): LocalAttempt {
  return changeQuestions(attempt, (question) => (question.position === position ? change(question) : question));
}

function changeQuestions(attempt: LocalAttempt, change: (question: LocalQuestion) => LocalQuestion): LocalAttempt {
  const questions = attempt.questions.map(change);
  return questions.every((question, index) => question === attempt.questions[index])
    ? attempt
    : { ...attempt, questions };
}

/** What this device stores of a question. */
export function storedAnswerOf({ item, revision, flagged, isFlagUnsent, unsent }: LocalQuestion): StoredAnswer {
  return { answer: item.answer, revision, flagged, isFlagUnsent, unsentSince: unsent?.madeAt ?? null };
}
