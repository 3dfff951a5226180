/** How answers leave this device from any page: one tab at a time, each answer with its age at the time of sending. */

import type {
  AnswerSave,
  LeftQuestion,
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

export type Unsent = { answers: ReadonlyArray<UnsentAnswer>; left: ReadonlyArray<UnsentLeft> };

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
 * Sends these answers of an attempt, and which questions were left; `keepalive` lets the request outlive the page. A refused answer
 * does not block the others: a refused batch is split in half and retried. It is first retried without what a server of the release
 * before does not know, which runs beside this one during an update: the answers count more.
 */
export function sendUnsent(
  attemptId: string,
  { answers, left }: Unsent,
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

  function send(some: AnswerSave[], also: { left?: LeftQuestion[] } = {}) {
    const body = { saves: some, ...also, ...(isSure && { sentAt: Math.round(time) }) };
    return sendAnswers(attemptId, body, keepalive);
  }

  async function sendAll(): Promise<Sent> {
    const questions = left.map(({ position, leftAt }) => ({ position, ageMs: ageAt(time, leftAt) }));
    const reply = await send(saves, questions.length > 0 ? { left: questions } : {});
    if (reply.kind !== "refused") return reply;
    const bare = saves.map(({ seconds: _seconds, confidence: _confidence, ...save }) => save);
    const isMore = questions.length > 0 || saves.some(({ seconds, confidence }) => seconds || confidence);
    return isMore ? sendSome(bare) : sendHalves(bare);
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

/** Sends what was done with a section. Before the answers: those of the next section count only once it is open. */
export function sendUnsentAct(
  attemptId: string,
  { section, act, at }: LocalAct,
  { time, isSure }: KnownTime,
): Promise<SectionReply | Failure> {
  const sentAt = isSure ? { sentAt: Math.round(time) } : {};
  return sendAct(attemptId, { section, act, ageMs: ageAt(time, at), ...sentAt });
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
