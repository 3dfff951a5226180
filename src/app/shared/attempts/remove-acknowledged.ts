/** Clears a shared device of the attempts of students who are not signed in, and keeps only the unsent data that waits for them. */
import { removeAttemptPages } from "../clear-own-data.ts";
import { ATTEMPT_PREFIX, attemptOwner } from "../device-storage.ts";
import {
  hasUnsent,
  keysWith,
  readAnswer,
  remove,
  storedAttempts,
  unsentActs,
  unsentMarkups,
} from "./answer-storage.ts";

/**
 * Removes what the server has of all attempts but those of this user, and their pages from the service worker's cache. What release
 * 0.8 stored has no owner: it is treated as somebody else's, and what is unsent of it goes to whoever the server says it belongs to.
 */
export async function removeAcknowledged(userId: string | null): Promise<void> {
  const isOwn = (attemptId: string) => userId !== null && attemptOwner(attemptId) === userId;
  for (const attemptId of storedAttempts()) if (!isOwn(attemptId)) removeAcknowledgedOf(attemptId);
  await removeAttemptPages((attemptId) => !isOwn(attemptId));
}

/** Removes what the server has of an attempt, so that nothing but what waits for its owner is on this device. */
function removeAcknowledgedOf(attemptId: string): void {
  const isUnsent = hasUnsent(attemptId);
  const stays = (key: string) => {
    const [kind = "", name = "", more = ""] = key.slice(`${ATTEMPT_PREFIX}${attemptId}:`.length).split(":");
    if (kind === "clock" || kind === "owner") return true;
    if (kind === "answer") {
      const stored = readAnswer(attemptId, Number(name));
      return stored !== null && (stored.unsentSince !== null || stored.leftAt != null || stored.isFlagUnsent);
    }
    if (kind === "section")
      return unsentActs(attemptId).some(({ section, act }) => `${section}:${act}` === `${name}:${more}`);
    return kind === "markup" && unsentMarkups(attemptId).some(({ position }) => position === Number(name));
  };
  for (const key of keysWith(`${ATTEMPT_PREFIX}${attemptId}:`)) if (!isUnsent || !stays(key)) remove(key);
}
