/**
 * What this device stores of a running attempt, so that a crash, an offline reload or a closed tab loses nothing. One entry per
 * answer, written and observed by all tabs, and one that names the student whose attempt it is (record 73). When the attempt is over,
 * all but unsent answers is removed (record 40); at log-out, everything of that student.
 */
import { z } from "zod/mini";
import { StoredMarkup } from "../../../modules/attempts/save-protocol.ts";
import { Confidence } from "../../../modules/repetition/confidence.ts";
import type { ExtraTime } from "../../../modules/tests/timeline.ts";
import { ATTEMPT_PREFIX, attemptIdOf, attemptOwner, attemptOwnerKey, STORAGE_PREFIX } from "../device-storage.ts";
import { postToWorker } from "../service-worker/registration.ts";
import type { LocalAct, UnsentAnswer, UnsentLeft } from "./answer-sync.ts";

const StoredAnswer = z.object({
  answer: z.unknown(),
  revision: z.number(),
  flagged: z.boolean(),
  isFlagUnsent: z.boolean(),
  /** The server's time when the answer was given; null once the server has acknowledged it. */
  unsentSince: z.nullable(z.number()),
  /** True if it can no longer be answered, and when it was left here, if the server has not acknowledged that. */
  isFinal: z.optional(z.boolean()),
  leftAt: z.optional(z.nullable(z.number())),
  /** Absent where nothing was said. */
  confidence: z.optional(Confidence),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const StoredClock = z.object({
  serverNow: z.number(),
  wall: z.number(),
  /** The attempt's deadline. */
  closesAt: z.number(),
});
export type StoredClock = z.infer<typeof StoredClock>;

const StoredAct = z.object({
  section: z.number(),
  act: z.enum(["close", "end-break"]),
  at: z.number(),
  isUnsent: z.boolean(),
});
type StoredAct = z.infer<typeof StoredAct>;

const LocalMarkup = z.extend(StoredMarkup, { isUnsent: z.boolean() });
/** What was made on a question, by the server's time, and whether the server has it. */
export type LocalMarkup = z.infer<typeof LocalMarkup>;

const StoredView = z.object({ position: z.number(), at: z.number() });
/** Which question was in view, and when last, by the server's time. */
type StoredView = z.infer<typeof StoredView>;

const StoredExtra = z.array(z.object({ at: z.number(), ms: z.number() }));

const answerKey = (attemptId: string, position: number | "") => `${ATTEMPT_PREFIX}${attemptId}:answer:${position}`;
const actKey = (attemptId: string, name: string) => `${ATTEMPT_PREFIX}${attemptId}:section:${name}`;
const markupKey = (attemptId: string, position: number | "") => `${ATTEMPT_PREFIX}${attemptId}:markup:${position}`;
const toolKey = (attemptId: string, name: string) => `${ATTEMPT_PREFIX}${attemptId}:tool:${name}`;
const seenKey = (attemptId: string, position: number | "") => `${ATTEMPT_PREFIX}${attemptId}:seen:${position}`;
const viewKey = (attemptId: string) => `${ATTEMPT_PREFIX}${attemptId}:view`;
const extraKey = (attemptId: string) => `${ATTEMPT_PREFIX}${attemptId}:extra`;
const clockKey = (attemptId: string) => `${ATTEMPT_PREFIX}${attemptId}:clock`;
const overKey = (attemptId: string) => `${ATTEMPT_PREFIX}${attemptId}:over`;

/** Owner of each attempt on this page, by attempt id. */
const owners = new Map<string, string>();

/** From now on what this page stores of the attempt names its owner. */
export function nameOwner(attemptId: string, owner: string): void {
  owners.set(attemptId, owner);
}

/** Stores one answer. Storage may be full or blocked: the page carries on, and the answer is still sent to the server. */
export function storeAnswer(attemptId: string, position: number, stored: StoredAnswer): void {
  write(answerKey(attemptId, position), stored);
}

/** The stored answer, or null. */
export function readAnswer(attemptId: string, position: number): StoredAnswer | null {
  return read(answerKey(attemptId, position), StoredAnswer);
}

/** Stores what was done with a section; at most one entry of each kind. */
export function storeAct(attemptId: string, stored: StoredAct): void {
  write(actKey(attemptId, `${stored.section}:${stored.act}`), stored);
}

/** Forgets what the server refuses. */
export function removeAct(attemptId: string, { section, act }: LocalAct): void {
  remove(actKey(attemptId, `${section}:${act}`));
}

/** What was done with the sections, in the order of time. */
export function readActs(attemptId: string): StoredAct[] {
  const acts = keysWith(actKey(attemptId, "")).flatMap((key) => read(key, StoredAct) ?? []);
  return acts.toSorted((one, other) => one.at - other.at);
}

/** What was done with the sections and the server has not accepted yet, in the order of time. */
export function unsentActs(attemptId: string): LocalAct[] {
  return readActs(attemptId).filter(({ isUnsent }) => isUnsent);
}

/** Stores what the institute has given, for a page without network, whose copy may be older. */
export function storeExtra(attemptId: string, extra: ReadonlyArray<ExtraTime>): void {
  write(extraKey(attemptId), extra);
}

/** What the institute has given, as far as this device knows. */
export function readExtra(attemptId: string): ExtraTime[] {
  return read(extraKey(attemptId), StoredExtra) ?? [];
}

/** Stores what was made on a question with the tools of the test. */
export function storeMarkup(attemptId: string, position: number, stored: LocalMarkup): void {
  write(markupKey(attemptId, position), stored);
}

/** The stored one, or null. */
export function readMarkup(attemptId: string, position: number): LocalMarkup | null {
  return read(markupKey(attemptId, position), LocalMarkup);
}

/** What was made in an attempt and the server has not acknowledged. */
export function unsentMarkups(attemptId: string): (LocalMarkup & { position: number })[] {
  const prefix = markupKey(attemptId, "");
  return keysWith(prefix).flatMap((key) => {
    const stored = read(key, LocalMarkup);
    return stored?.isUnsent ? [{ ...stored, position: Number(key.slice(prefix.length)) }] : [];
  });
}

/** Stores how a tool of the attempt stands, for a page loaded again. */
export function storeTool(attemptId: string, name: string, state: object): void {
  write(toolKey(attemptId, name), state);
}

/** How it stood, or null. */
export function readTool<State>(attemptId: string, name: string, schema: z.ZodMiniType<State>): State | null {
  return read(toolKey(attemptId, name), schema);
}

/** Adds to the milliseconds for which a question was in sight on this device, in whichever tab; returns the sum. */
export function addSight(attemptId: string, position: number, ms: number): number {
  const sum = (read(seenKey(attemptId, position), z.number()) ?? 0) + ms;
  write(seenKey(attemptId, position), sum);
  return sum;
}

/** The milliseconds for which each question was in sight, by position; one that is absent never was. */
export function readSights(attemptId: string): Map<number, number> {
  const prefix = seenKey(attemptId, "");
  return new Map(keysWith(prefix).map((key) => [Number(key.slice(prefix.length)), read(key, z.number()) ?? 0]));
}

/** Stores the question in view, for the next time the attempt is opened. */
export function storeView(attemptId: string, view: StoredView): void {
  write(viewKey(attemptId), view);
}

/** The question last in view on this device, or null. */
export function readView(attemptId: string): StoredView | null {
  return read(viewKey(attemptId), StoredView);
}

/** Reports, until the signal aborts, what another tab stores of the attempt, and when the attempt is over there. */
export function watchOtherTabs(
  attemptId: string,
  on: {
    onAnswer: (position: number) => void;
    onSight: (position: number) => void;
    onAct: () => void;
    onMarkup: (position: number) => void;
    onEnd: () => void;
  },
  signal: AbortSignal,
): void {
  const answers = answerKey(attemptId, "");
  const sights = seenKey(attemptId, "");
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(answers)) on.onAnswer(Number(key.slice(answers.length)));
    if (key?.startsWith(sights) && newValue !== null) on.onSight(Number(key.slice(sights.length)));
    if (key?.startsWith(actKey(attemptId, "")) || key === extraKey(attemptId)) on.onAct();
    const markups = markupKey(attemptId, "");
    if (key?.startsWith(markups) && newValue !== null) on.onMarkup(Number(key.slice(markups.length)));
    if (key === overKey(attemptId) && newValue !== null) on.onEnd();
  };
  window.addEventListener("storage", onStorage, { signal });
}

/** Stores the offset between the server's clock and this device's, for an offline reload. */
export function storeClock(attemptId: string, clock: StoredClock): void {
  write(clockKey(attemptId), clock);
}

/** The stored clock, or null. */
export function readClock(attemptId: string): StoredClock | null {
  return read(clockKey(attemptId), StoredClock);
}

/** Removes everything of one attempt, including the service worker's copy, and notifies the other tabs. */
export function removeAttempt(attemptId: string): void {
  for (const key of keysWith(`${ATTEMPT_PREFIX}${attemptId}:`)) remove(key);
  copyToWorker(attemptId);
  announceEnd(attemptId);
}

/** The same for an attempt that is over, unless something is unsent: the next open page sends that first. */
export function removeUnlessUnsent(attemptId: string): void {
  if (hasUnsent(attemptId)) announceEnd(attemptId);
  else removeAttempt(attemptId);
}

/** Written to trigger a storage event, then removed. Missing keys alone would not tell: log-out removes them too. */
function announceEnd(attemptId: string): void {
  put(overKey(attemptId), "true");
  remove(overKey(attemptId));
}

/** The attempts with anything stored on this device. */
export function storedAttempts(): string[] {
  return [...new Set(keysWith(ATTEMPT_PREFIX).flatMap((key) => attemptIdOf(key) ?? []))];
}

/** The answers of an attempt that the server has not acknowledged. */
export function unsentAnswers(attemptId: string): UnsentAnswer[] {
  return storedAnswers(attemptId).flatMap(({ position, answer, revision, unsentSince, confidence }) =>
    unsentSince === null
      ? []
      : [{ position, answer, revision, madeAt: unsentSince, ...(confidence && { confidence }) }],
  );
}

/** The questions of an attempt that were left for good, of which the server has not been told. */
export function unsentLeft(attemptId: string): UnsentLeft[] {
  return storedAnswers(attemptId).flatMap(({ position, leftAt }) => (leftAt == null ? [] : [{ position, leftAt }]));
}

/** True if the server has not acknowledged something of an attempt. */
export function hasUnsent(attemptId: string): boolean {
  const unsent = [unsentAnswers, unsentLeft, unsentFlags, unsentActs, unsentMarkups];
  return unsent.some((find) => find(attemptId).length > 0);
}

/** The flags of an attempt that the server has not acknowledged. */
export function unsentFlags(attemptId: string): { position: number; flagged: boolean }[] {
  return storedAnswers(attemptId).filter(({ isFlagUnsent }) => isFlagUnsent);
}

/**
 * Hands the unsent part of an attempt, or nothing, to the service worker. It cannot read this storage; with Background Sync it
 * sends its copy once the network is back, even if every page is closed by then.
 */
export function copyToWorker(attemptId: string): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const [answers, left, acts] = [unsentAnswers(attemptId), unsentLeft(attemptId), unsentActs(attemptId)];
  const owner = attemptOwner(attemptId);
  postToWorker(worker, { kind: "keep-unsent", attempt: attemptId, owner, answers, left, acts });
}

function storedAnswers(attemptId: string) {
  const prefix = answerKey(attemptId, "");
  return keysWith(prefix).flatMap((key) => {
    const stored = read(key, StoredAnswer);
    return stored ? [{ ...stored, position: Number(key.slice(prefix.length)) }] : [];
  });
}

export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: then nothing is there.
  }
}

function write(key: string, value: unknown): void {
  put(key, JSON.stringify(value));
  const attemptId = attemptIdOf(key);
  const owner = attemptId && owners.get(attemptId);
  if (owner && attemptOwner(attemptId) !== owner) put(attemptOwnerKey(attemptId), owner);
}

function put(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or blocked. What is in the page is still sent; an older entry must not be mistaken for it.
    remove(key);
  }
}

function read<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const SHORTCUTS_KEY = `${STORAGE_PREFIX}shortcuts`;

/** Whether single-key shortcuts are enabled on this device. */
export function areShortcutsOn(): boolean {
  return read(SHORTCUTS_KEY, z.boolean()) ?? true;
}

/** Stores whether single-key shortcuts are enabled. */
export function storeShortcuts(areOn: boolean): void {
  write(SHORTCUTS_KEY, areOn);
}
