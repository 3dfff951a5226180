/** Tells what on this device waits for the user who is signed in from what waits for others (record 73). */
import { attemptOwner, deviceOwner } from "../device-storage.ts";
import { hasUnsent, storedAttempts, unsentAnswers } from "./answer-storage.ts";

/** The stored attempts of other users than the one who is signed in. */
export function attemptsOfOthers(): string[] {
  const user = deviceOwner();
  if (user === null) return [];
  return storedAttempts().filter((attemptId) => (attemptOwner(attemptId) ?? user) !== user);
}

/** Number of answers over all attempts on this device that wait for the signed-in user, or for any user if nobody is signed in. */
export function countUnsentAnswers(): number {
  const others = new Set(attemptsOfOthers());
  return countAnswersIn(storedAttempts().filter((attemptId) => !others.has(attemptId)));
}

/**
 * Number of answers that a log-out deletes and the server does not have; null if there is no such answer, but something else that the
 * server does not have, such as a note.
 */
export function countAnswersToDelete(): number | null {
  const own = storedAttempts().filter((attemptId) => attemptOwner(attemptId) === deviceOwner());
  return countAnswersIn(own) || (own.some(hasUnsent) ? null : 0);
}

function countAnswersIn(attemptIds: ReadonlyArray<string>): number {
  return attemptIds.reduce((count, attemptId) => count + unsentAnswers(attemptId).length, 0);
}
