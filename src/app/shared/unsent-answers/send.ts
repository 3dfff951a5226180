/**
 * Sends what this device stores of tests that are not open on this page, such as answers given offline. The requests and ages are
 * those of a running test; the tabs of a device take turns.
 */
import { LATE_ANSWERS_HOURS } from "../../../modules/attempts/rules.ts";
import type { SavedAnswer } from "../../../modules/attempts/save-protocol.ts";
import {
  copyToWorker,
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
import { type LocalAct, sendUnsent, sendUnsentAct, type UnsentAnswer, withLock } from "../attempts/answer-sync.ts";
import { fetchState, sendFlag, sendMarkup } from "../attempts/requests.ts";
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

/** Sends everything stored here, except for the attempt whose page is open, and adds up the results. */
export async function sendStoredAnswers(open: string | null): Promise<UnsentReason> {
  let rest: UnsentReason = "none";
  for (const attemptId of storedAttempts()) {
    // Whatever stopped one would stop them all.
    if (attemptId === open || rest === "offline" || rest === "signed-out") continue;
    const left = await withLock(attemptId, () => sendAttempt(attemptId));
    if (left !== "none") rest = left;
  }
  return rest;
}

async function sendAttempt(attemptId: string): Promise<UnsentReason> {
  const unsent = answersToSend(attemptId);
  const left = unsentLeft(attemptId);
  const beside = unsentActs(attemptId).length + countUnsentBeside(attemptId);
  if (unsent.length + left.length + beside === 0) {
    removeIfLongOver(attemptId, Date.now());
    return "none";
  }
  const sentAt = performance.now();
  const state = await fetchState(attemptId);
  if (state.kind === "offline" || state.kind === "signed-out") return state.kind;
  const time = state.now + (performance.now() - sentAt) / 2;
  const acts = await sendActs(attemptId, time);
  if (acts !== "none") return acts;
  if (unsent.length + left.length === 0) {
    const rest = await sendBeside(attemptId, time);
    if (state.kind === "over") {
      if (countUnsentBeside(attemptId) === 0) removeAttempt(attemptId);
      else removeIfLongOver(attemptId, time);
    }
    return rest;
  }
  const due = unsent.filter(({ madeAt }) => time - madeAt >= RECENT_MS);
  if (due.length + left.length === 0) return "recent";

  const reply = await sendUnsent(attemptId, { answers: due, left }, { time, isSure: true });
  switch (reply.kind) {
    case "offline":
    case "signed-out":
      return reply.kind;
    case "closed":
      // Of another user of this device, or of a deleted account.
      removeIfLongOver(attemptId, reply.now);
      return "none";
    case "received": {
      const isLeft = ({ kind }: SavedAnswer) => kind === "refused" && state.kind === "open";
      for (const saved of reply.saved) {
        const answer = due.find(({ position }) => position === saved.position);
        if (answer && isLeft(saved)) refused.add(refusedKey(attemptId, answer));
        else acknowledge(attemptId, due, saved);
      }
      for (const { position } of left) {
        const stored = readAnswer(attemptId, position);
        if (stored) storeAnswer(attemptId, position, { ...stored, leftAt: null });
      }
      addOutcomes(outcomesOf(reply.saved.filter((saved) => !isLeft(saved))));
      const rest = await sendBeside(attemptId, time);
      if (state.kind === "over" && rest === "none" && unsentAnswers(attemptId).length === 0) removeAttempt(attemptId);
      copyToWorker(attemptId);
      return answersToSend(attemptId).length === 0 ? rest : "recent";
    }
    default:
      return reply satisfies never;
  }
}

/** Sends what was done with sections, in order. What the server refuses, or is too late for, has not happened. */
async function sendActs(attemptId: string, time: number): Promise<UnsentReason> {
  for (const { section, act, at } of unsentActs(attemptId)) {
    if (time - at < RECENT_MS) return "recent";
    const done: LocalAct = { section, act, at };
    const reply = await sendUnsentAct(attemptId, done, { time, isSure: true });
    if (reply.kind === "offline" || reply.kind === "signed-out") return reply.kind;
    if (reply.kind === "accepted") storeAct(attemptId, { ...done, isUnsent: false });
    else removeAct(attemptId, done);
  }
  return "none";
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

/** Removes it once the server takes none of it any more, judging by the deadline stored on this device. */
function removeIfLongOver(attemptId: string, time: number): void {
  const closesAt = readClock(attemptId)?.closesAt;
  if (closesAt !== undefined && time > closesAt + LATE_ANSWERS_HOURS * 3_600_000) removeAttempt(attemptId);
}
