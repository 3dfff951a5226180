/**
 * What this device stores of a running attempt, so that a crash, a reload without network or a closed tab loses
 * nothing. One entry for each answer, which all tabs write and hear of. Everything is removed when the attempt is over and
 * at log-out.
 */
import { z } from "zod";
import { ATTEMPT_PREFIX, STORAGE_PREFIX } from "../device-storage.ts";
import { postToWorker } from "../service-worker/registration.ts";
import type { UnsentAnswer } from "./answer-sync.ts";

const StoredAnswer = z.object({
  answer: z.unknown(),
  revision: z.number(),
  flagged: z.boolean(),
  isFlagUnsent: z.boolean(),
  /** The server's time when the answer was given; null once the server has acknowledged it. */
  unsentSince: z.number().nullable(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const StoredClock = z.object({
  serverNow: z.number(),
  wall: z.number(),
  /** The attempt's deadline; clocks stored before this was added have none. */
  closesAt: z.number().optional(),
});
export type StoredClock = z.infer<typeof StoredClock>;

const answerKey = (attemptId: string, position: number | "") => `${ATTEMPT_PREFIX}${attemptId}:answer:${position}`;
const clockKey = (attemptId: string) => `${ATTEMPT_PREFIX}${attemptId}:clock`;
const overKey = (attemptId: string) => `${ATTEMPT_PREFIX}${attemptId}:over`;

/** Keeps one answer. Storage may be full or forbidden: the page goes on, the answer is still on its way to the server. */
export function storeAnswer(attemptId: string, position: number, stored: StoredAnswer): void {
  write(answerKey(attemptId, position), stored);
}

/** The stored answer, or null. */
export function readAnswer(attemptId: string, position: number): StoredAnswer | null {
  return read(answerKey(attemptId, position), StoredAnswer);
}

/** Tells of each answer to the attempt that another tab writes down, and that it is over there, until the signal ends it. */
export function watchOtherTabs(
  attemptId: string,
  { onAnswer, onEnd }: { onAnswer: (position: number) => void; onEnd: () => void },
  signal: AbortSignal,
): void {
  const prefix = answerKey(attemptId, "");
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix)) onAnswer(Number(key.slice(prefix.length)));
    if (key === overKey(attemptId) && newValue !== null) onEnd();
  };
  window.addEventListener("storage", onStorage, { signal });
}

/** Keeps the relation of the server's clock to this device's, for a reload without network. */
export function storeClock(attemptId: string, clock: StoredClock): void {
  write(clockKey(attemptId), clock);
}

/** The stored clock, or null. */
export function readClock(attemptId: string): StoredClock | null {
  return read(clockKey(attemptId), StoredClock);
}

/** Removes everything of one attempt, also what the service worker has of it, and tells the other tabs. */
export function removeAttempt(attemptId: string): void {
  for (const key of keysWith(`${ATTEMPT_PREFIX}${attemptId}:`)) remove(key);
  copyToWorker(attemptId);
  announceEnd(attemptId);
}

/** The same once an attempt is over, unless something of it is unsent: whatever page is open next sends that first. */
export function removeUnlessUnsent(attemptId: string): void {
  if (unsentAnswers(attemptId).length + unsentFlags(attemptId).length === 0) removeAttempt(attemptId);
  else announceEnd(attemptId);
}

/** Only a change is heard, and nothing of it stays. That keys are gone says less: so they are after log-out. */
function announceEnd(attemptId: string): void {
  write(overKey(attemptId), true);
  remove(overKey(attemptId));
}

/** The attempts of which this device keeps something. */
export function storedAttempts(): string[] {
  const ids = keysWith(ATTEMPT_PREFIX).map((key) => key.slice(ATTEMPT_PREFIX.length).split(":")[0] ?? "");
  return [...new Set(ids)];
}

/** What of an attempt the server has not acknowledged. */
export function unsentAnswers(attemptId: string): UnsentAnswer[] {
  return storedAnswers(attemptId).flatMap(({ position, answer, revision, unsentSince }) =>
    unsentSince === null ? [] : [{ position, answer, revision, madeAt: unsentSince }],
  );
}

/** The flags of an attempt that the server has not acknowledged. */
export function unsentFlags(attemptId: string): { position: number; flagged: boolean }[] {
  return storedAnswers(attemptId).filter(({ isFlagUnsent }) => isFlagUnsent);
}

/** How many answers on this device the server has not acknowledged, over all attempts. */
export function countUnsentAnswers(): number {
  return storedAttempts().reduce((count, attemptId) => count + unsentAnswers(attemptId).length, 0);
}

/**
 * Gives the service worker what is unsent of an attempt, or nothing. It cannot read this memory, and where the browser has
 * Background Sync it sends its copy when the network is back, also when every page is closed by then.
 */
export function copyToWorker(attemptId: string): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) postToWorker(worker, { kind: "keep-unsent", attempt: attemptId, answers: unsentAnswers(attemptId) });
}

function storedAnswers(attemptId: string) {
  const prefix = answerKey(attemptId, "");
  return keysWith(prefix).flatMap((key) => {
    const stored = read(key, StoredAnswer);
    return stored ? [{ ...stored, position: Number(key.slice(prefix.length)) }] : [];
  });
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing is there.
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden. What is in the page is still sent; something older must not be taken for it.
    remove(key);
  }
}

function read<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const SHORTCUTS_KEY = `${STORAGE_PREFIX}shortcuts`;

/** Whether single-key shortcuts are wanted on this device. */
export function areShortcutsOn(): boolean {
  return read(SHORTCUTS_KEY, z.boolean()) ?? true;
}

/** Keeps whether single-key shortcuts are wanted. */
export function storeShortcuts(areOn: boolean): void {
  write(SHORTCUTS_KEY, areOn);
}
