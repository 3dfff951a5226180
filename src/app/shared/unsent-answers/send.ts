/**
 * Sends what this device stores of tests that are not open on this page, such as answers given offline. The requests and ages are
 * those of a running test; the tabs of a device take turns.
 */
import { LATE_ANSWERS_HOURS } from "../../../modules/attempts/rules.ts";
import type { SavedAnswer } from "../../../modules/attempts/save-protocol.ts";
import type { SectionEvents } from "../../../modules/tests/timeline.ts";
import {
  copyToWorker,
  hasUnsent,
  readAnswer,
  readClock,
  readMarkup,
  removeAct,
  removeAttempt,
  storeAct,
  storeAnswer,
  storedAttempts,
  storeMarkup,
  unsentActs,
  unsentAnswers,
  unsentFlags,
  unsentLeft,
  unsentMarkups,
} from "../attempts/answer-storage.ts";
import { type LocalAct, sendUnsent, type Unsent, type UnsentAnswer, withLock } from "../attempts/answer-sync.ts";
import { fetchState, fetchTime, sendFlag, sendMarkup } from "../attempts/requests.ts";
import { attemptsOfOthers } from "../attempts/unsent-of-user.ts";
import { addOutcomes, outcomesOf } from "./outcomes.ts";

/** Younger answers are left to their own page, which sends them within a second and when it is left. */
export const RECENT_MS = 5_000;

/** Why answers stay here: they are too recent, there is no network, or nobody is signed in. */
export type UnsentReason = "none" | "recent" | "offline" | "signed-out";

/**
 * What the server refused since this page was loaded, of tests still running: their own pages show it. A retry would be refused
 * too.
 */
const refused = new Set<string>();
const refusedKey = (attemptId: string, { position, madeAt }: Pick<UnsentAnswer, "position" | "madeAt">) =>
  `${attemptId}:${position}:${madeAt}`;

function answersToSend(attemptId: string): UnsentAnswer[] {
  return unsentAnswers(attemptId).filter((answer) => !refused.has(refusedKey(attemptId, answer)));
}

/**
 * Sends everything stored here, except for the attempt whose page is open and those of other users, which wait for them, and adds up
 * the results.
 */
export async function sendStoredAnswers(open: string | null): Promise<UnsentReason> {
  let rest: UnsentReason = "none";
  const others = new Set(attemptsOfOthers());
  for (const attemptId of storedAttempts()) {
    if (others.has(attemptId)) {
      await removeOthersIfLongOver(attemptId);
      continue;
    }
    // Whatever stopped one would stop them all.
    if (attemptId === open || rest === "offline" || rest === "signed-out") continue;
    const left = await withLock(attemptId, () => sendAttempt(attemptId));
    if (left !== "none") rest = left;
  }
  return rest;
}

/** Sends what is stored here of one attempt, however recent, before its page asks for its contents. */
export async function sendStoredOf(attemptId: string): Promise<void> {
  if (storedAttempts().includes(attemptId)) await withLock(attemptId, () => sendAttempt(attemptId, 0));
}

/**
 * Sends what decides what counts in one request, then what was made beside it, and only then asks for the state: the server judges an
 * answer by what it has heard and shown before (record 49).
 */
async function sendAttempt(attemptId: string, recentMs = RECENT_MS): Promise<UnsentReason> {
  const [acts, answers, left] = [unsentActs(attemptId), answersToSend(attemptId), unsentLeft(attemptId)];
  const times = [
    ...acts.map(({ at }) => at),
    ...answers.map(({ madeAt }) => madeAt),
    ...left.map(({ leftAt }) => leftAt),
  ];
  if (times.length + countUnsentBeside(attemptId) === 0) {
    removeIfLongOver(attemptId, Date.now());
    return "none";
  }
  const sentAt = performance.now();
  const known = await fetchTime(attemptId);
  if (!("now" in known)) return known.kind;
  const time = known.now + (performance.now() - sentAt) / 2;
  // If some are older, all are sent: what is sent later would be judged by this contact.
  if (times.length > 0 && times.every((at) => time - at < recentMs)) return "recent";
  const saved = times.length > 0 ? await sendAnswersOf(attemptId, { acts, answers, left }, time) : [];
  if (typeof saved === "string") return saved;
  const rest = await sendBeside(attemptId, time);
  if (rest !== "none") return rest;
  return settle(attemptId, answers, saved, time);
}

/** Sends the unsent data in one request; returns the server's reply on each answer, or why there is nothing more to do now. */
async function sendAnswersOf(
  attemptId: string,
  unsent: Unsent,
  time: number,
): Promise<UnsentReason | ReadonlyArray<SavedAnswer>> {
  const reply = await sendUnsent(attemptId, unsent, { time, isSure: true });
  switch (reply.kind) {
    case "offline":
    case "signed-out":
      return reply.kind;
    case "closed":
      // The attempt belongs to another user of this device, where release 0.8 stored no owner, or to a deleted account.
      removeIfLongOver(attemptId, reply.now);
      return "none";
    case "received":
      for (const act of unsent.acts) {
        if (isAccepted(reply.events ?? [], act)) storeAct(attemptId, { ...act, isUnsent: false });
        else removeAct(attemptId, act);
      }
      for (const { position } of unsent.left) {
        const stored = readAnswer(attemptId, position);
        if (stored) storeAnswer(attemptId, position, { ...stored, leftAt: null });
      }
      for (const saved of reply.saved) if (saved.kind !== "refused") acknowledge(attemptId, unsent.answers, saved);
      addOutcomes(outcomesOf(reply.saved.filter(({ kind }) => kind !== "refused")));
      copyToWorker(attemptId);
      return reply.saved;
    default:
      return reply satisfies never;
  }
}

/** Removes the attempt if it is over. What was refused of a running one is left to its page. */
async function settle(
  attemptId: string,
  answers: ReadonlyArray<UnsentAnswer>,
  saved: ReadonlyArray<SavedAnswer>,
  time: number,
): Promise<UnsentReason> {
  const state = await fetchState(attemptId);
  if (state.kind === "offline" || state.kind === "signed-out") return state.kind;
  const refusals = saved.filter(({ kind }) => kind === "refused");
  if (state.kind === "open") {
    const isRefused = ({ position }: UnsentAnswer) => refusals.some((refusal) => refusal.position === position);
    for (const answer of answers.filter(isRefused)) refused.add(refusedKey(attemptId, answer));
  } else {
    for (const refusal of refusals) acknowledge(attemptId, answers, refusal);
    addOutcomes(outcomesOf(refusals));
    if (hasUnsent(attemptId)) removeIfLongOver(attemptId, time);
    else removeAttempt(attemptId);
  }
  return answersToSend(attemptId).length === 0 ? "none" : "recent";
}

function isAccepted(events: ReadonlyArray<SectionEvents>, { section, act }: LocalAct): boolean {
  const event = events[section - 1];
  return (act === "close" ? event?.closedAt : event?.breakEndedAt) != null;
}

/** The server has it or refuses it: either way it need not be sent again, unless it has changed since. */
function acknowledge(attemptId: string, sent: ReadonlyArray<UnsentAnswer>, saved: SavedAnswer): void {
  const { position } = saved;
  const stored = readAnswer(attemptId, position);
  const madeAt = sent.find((answer) => answer.position === position)?.madeAt;
  if (!stored || stored.unsentSince !== madeAt) return;
  const known = "revision" in saved ? { revision: saved.revision } : {};
  const newer = saved.kind === "stale" ? { answer: saved.answer } : {};
  storeAnswer(attemptId, position, { ...stored, ...known, ...newer, unsentSince: null });
}

/** What no score depends on. */
function countUnsentBeside(attemptId: string): number {
  return unsentFlags(attemptId).length + unsentMarkups(attemptId).length;
}

async function sendBeside(attemptId: string, time: number): Promise<UnsentReason> {
  const flags = await sendFlags(attemptId);
  return flags === "none" ? sendMarkups(attemptId, time) : flags;
}

async function sendMarkups(attemptId: string, time: number): Promise<UnsentReason> {
  for (const { position, ...made } of unsentMarkups(attemptId)) {
    const ageMs = Math.max(0, Math.round(time - made.madeAt));
    const reply = await sendMarkup(attemptId, { position, markup: made.markup, ageMs });
    if (reply.kind === "offline" || reply.kind === "signed-out") return reply.kind;
    const isLatest = readMarkup(attemptId, position)?.madeAt === made.madeAt;
    if (reply.kind !== "unknown" && isLatest) storeMarkup(attemptId, position, { ...made, isUnsent: false });
  }
  return "none";
}

async function sendFlags(attemptId: string): Promise<UnsentReason> {
  for (const { position, flagged } of unsentFlags(attemptId)) {
    const reply = await sendFlag(attemptId, position, flagged);
    if (reply.kind === "offline" || reply.kind === "signed-out") return reply.kind;
    const stored = readAnswer(attemptId, position);
    const isSettled = reply.kind !== "closed" || reply.isKept;
    if (isSettled && stored?.flagged === flagged) {
      storeAnswer(attemptId, position, { ...stored, isFlagUnsent: false });
    }
  }
  return "none";
}

/** By the server's time: a device's own clock may be wrong. */
async function removeOthersIfLongOver(attemptId: string): Promise<void> {
  if (!isLongOver(attemptId, Date.now())) return;
  const known = await fetchTime(attemptId);
  if ("now" in known) removeIfLongOver(attemptId, known.now);
}

/** Removes it once the server takes none of it any more, judging by the deadline stored on this device. */
function removeIfLongOver(attemptId: string, time: number): void {
  if (isLongOver(attemptId, time)) removeAttempt(attemptId);
}

function isLongOver(attemptId: string, time: number): boolean {
  const closesAt = readClock(attemptId)?.closesAt;
  return closesAt !== undefined && time > closesAt + LATE_ANSWERS_HOURS * 3_600_000;
}
