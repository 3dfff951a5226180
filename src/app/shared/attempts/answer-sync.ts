/** How answers leave this device from any page: one tab at a time, each answer with its age at the time of sending. */

import type {
  AnswerSave,
  AnswerSaves,
  SavedAnswer,
  SaveReply,
  SectionReply,
} from "../../../modules/attempts/save-protocol.ts";
import { type Failure, sendAct, sendAnswers } from "./requests.ts";

/** An answer that the server has not acknowledged, with the server's time when it was given. */
export type UnsentAnswer = { position: number; revision: number; answer: unknown; madeAt: number } & Pick<
  AnswerSave,
  "seconds" | "confidence"
>;

/** A question that was left for good, of which the server has not been told. */
export type UnsentLeft = { position: number; leftAt: number };

/** What was done by hand with a section, numbered from 1, and the server's time then. */
export type LocalAct = { section: number; act: "close" | "end-break"; at: number };

/** Data that goes into one request, because the server judges an answer by what it heard before that request (record 49). */
export type Unsent = {
  acts: ReadonlyArray<LocalAct>;
  answers: ReadonlyArray<UnsentAnswer>;
  left: ReadonlyArray<UnsentLeft>;
};

/** The server's time as estimated on this device; certain if the server stated it and nothing has cast doubt on it since. */
type KnownTime = { time: number; isSure: boolean };

/** `now` is the server's time; null if no request was answered. */
type Sent =
  | (Omit<Extract<SaveReply, { kind: "received" }>, "saved" | "now"> & {
      kind: "received";
      saved: ReadonlyArray<SavedAnswer>;
      now: number | null;
    })
  | { kind: "closed"; now: number }
  | Exclude<Failure, { kind: "refused" }>;

/**
 * Sends what is unsent of an attempt; `keepalive` lets the request outlive the page. A refused answer does not block the others: a
 * refused batch is split in half and retried. It is first retried with the acts at an address of their own, as a server of release 0.8
 * takes them, which runs beside this one during an update.
 */
export function sendUnsent(
  attemptId: string,
  { acts, answers, left }: Unsent,
  { time, isSure }: KnownTime,
  keepalive = false,
): Promise<Sent> {
  const saves = answers.map(({ position, revision, answer, madeAt, seconds, confidence }) => ({
    position,
    basedOn: revision,
    answer,
    ageMs: ageAt(time, madeAt),
    ...(seconds && { seconds }),
    ...(confidence && { confidence }),
  }));
  return sendAll();

  function send(some: AnswerSave[], also: Pick<AnswerSaves, "acts" | "left"> = {}) {
    const body = { ...also, saves: some, ...(isSure && { sentAt: Math.round(time) }) };
    return sendAnswers(attemptId, body, keepalive);
  }

  async function sendAll(): Promise<Sent> {
    const questions = left.map(({ position, leftAt }) => ({ position, ageMs: ageAt(time, leftAt) }));
    const done = acts.map(({ section, act, at }) => ({ section, act, ageMs: ageAt(time, at) }));
    const also = questions.length > 0 ? { left: questions } : {};
    const reply = await send(saves, { ...also, ...(done.length > 0 && { acts: done }) });
    if (reply.kind !== "refused") return reply;
    let accepted: Partial<Extract<SectionReply, { kind: "accepted" }>> = {};
    for (const act of done) {
      const told = await sendAct(attemptId, { ...act, ...(isSure && { sentAt: Math.round(time) }) });
      if (told.kind === "offline" || told.kind === "signed-out") return told;
      if (told.kind === "accepted") accepted = told;
    }
    const rest = await sendWithoutActs(also, done.length + questions.length > 0);
    return rest.kind === "received" ? { ...accepted, ...rest } : rest;
  }

  async function sendWithoutActs(also: Pick<AnswerSaves, "left">, isLess: boolean): Promise<Sent> {
    if (also.left) {
      const reply = await send(saves, also);
      if (reply.kind !== "refused") return reply;
    }
    return isLess ? sendSome(saves) : sendHalves(saves);
  }

  async function sendSome(some: AnswerSave[]): Promise<Sent> {
    if (some.length === 0) return { kind: "received", saved: [], now: null };
    const reply = await send(some);
    return reply.kind === "refused" ? sendHalves(some) : reply;
  }

  async function sendHalves(some: AnswerSave[]): Promise<Sent> {
    if (some.length <= 1) {
      return { kind: "received", saved: some.map(({ position }) => ({ kind: "refused", position })), now: null };
    }
    const middle = Math.ceil(some.length / 2);
    const first = await sendSome(some.slice(0, middle));
    if (first.kind !== "received") return first;
    const second = await sendSome(some.slice(middle));
    if (second.kind !== "received") return second;
    const { extraMinutes = first.extraMinutes } = second;
    const saved = [...first.saved, ...second.saved];
    return { kind: "received", saved, now: second.now ?? first.now, extraMinutes };
  }
}

function ageAt(time: number, at: number): number {
  return Math.max(0, Math.round(time - at));
}

/** Longer than a reply usually takes. A tab suspended while holding the lock must not block the others. */
const TURN_MS = 3_000;

/** Runs it while no other tab of this device sends answers of the attempt; a duplicate request does no harm. */
export async function withLock<Result>(attemptId: string, run: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  // Locks exist only in secure contexts.
  if (!locks) return run();
  let isOurTurn = false;
  const take = () => {
    isOurTurn = true;
    return run();
  };
  try {
    return await locks.request(`lamplight:attempt:${attemptId}`, { signal: AbortSignal.timeout(TURN_MS) }, take);
  } catch (error) {
    if (isOurTurn) throw error;
    return run();
  }
}
