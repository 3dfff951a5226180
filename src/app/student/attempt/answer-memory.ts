/**
 * What this device remembers of a running attempt, so that a crash, a reload without network or a closed tab loses
 * nothing. One entry for each answer: two tabs write side by side without touching each other's. Everything is removed
 * when the attempt is over and at log-out.
 */
import { z } from "zod";
import { STORAGE_PREFIX as PREFIX } from "../../device-memory.ts";

const Remembered = z.object({
  answer: z.unknown(),
  revision: z.number(),
  flagged: z.boolean(),
  isFlagUnsent: z.boolean(),
  /** The server's time when the answer was given; null once the server has acknowledged it. */
  unsentSince: z.number().nullable(),
});
export type Remembered = z.infer<typeof Remembered>;

const RememberedClock = z.object({ servedAt: z.number(), serverNow: z.number(), wall: z.number() });
export type RememberedClock = z.infer<typeof RememberedClock>;

const answerKey = (attemptId: string, position: number) => `${PREFIX}attempt:${attemptId}:answer:${position}`;
const clockKey = (attemptId: string) => `${PREFIX}attempt:${attemptId}:clock`;

/** Keeps one answer. Storage may be full or forbidden: the page goes on, the answer is still on its way to the server. */
export function rememberAnswer(attemptId: string, position: number, remembered: Remembered): void {
  write(answerKey(attemptId, position), remembered);
}

/** What is kept of one answer, or null. */
export function recallAnswer(attemptId: string, position: number): Remembered | null {
  return read(answerKey(attemptId, position), Remembered);
}

/** Keeps the relation of the server's clock to this device's, for a reload without network. */
export function rememberClock(attemptId: string, clock: RememberedClock): void {
  write(clockKey(attemptId), clock);
}

/** What is kept of the clocks, or null. */
export function recallClock(attemptId: string): RememberedClock | null {
  return read(clockKey(attemptId), RememberedClock);
}

/** Removes everything of one attempt. */
export function forgetAttempt(attemptId: string): void {
  removeAll(`${PREFIX}attempt:${attemptId}:`);
}

/** How many answers on this device the server has not acknowledged, of one attempt or over all. */
export function countUnsentAnswers(attemptId = ""): number {
  return keysWith(`${PREFIX}attempt:${attemptId}`).filter((key) => read(key, Remembered)?.unsentSince != null).length;
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function removeAll(prefix: string): void {
  for (const key of keysWith(prefix)) localStorage.removeItem(key);
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden. What is in the page is still sent.
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

const SHORTCUTS_KEY = `${PREFIX}shortcuts`;

/** Whether single-key shortcuts are wanted on this device. */
export function areShortcutsOn(): boolean {
  return read(SHORTCUTS_KEY, z.boolean()) ?? true;
}

/** Keeps whether single-key shortcuts are wanted. */
export function rememberShortcuts(areOn: boolean): void {
  write(SHORTCUTS_KEY, areOn);
}
