/** How answers leave this device from any page: one tab at a time, each answer with its age at the time of sending. */

import type { AnswerSave, SavedAnswer } from "../../../modules/attempts/save-protocol.ts";
import { type Failure, sendAnswers } from "./requests.ts";

/** An answer that the server has not acknowledged, with the server's time when it was given. */
export type UnsentAnswer = { position: number; revision: number; answer: unknown; madeAt: number };

/** The server's time as estimated on this device; certain if the server stated it and nothing has cast doubt on it since. */
type KnownTime = { time: number; isSure: boolean };

/** `now` is the server's time; null if no request was answered. */
type Sent =
  | { kind: "received"; saved: ReadonlyArray<SavedAnswer>; now: number | null }
  | { kind: "closed"; now: number }
  | Exclude<Failure, { kind: "refused" }>;

/**
 * Sends these answers of an attempt; `keepalive` lets the request outlive the page. A refused answer does not block the others: a
 * refused batch is split in half and retried.
 */
export function sendUnsent(
  attemptId: string,
  unsent: ReadonlyArray<UnsentAnswer>,
  { time, isSure }: KnownTime,
  keepalive = false,
): Promise<Sent> {
  const saves = unsent.map(({ position, revision, answer, madeAt }) => ({
    position,
    basedOn: revision,
    answer,
    ageMs: Math.max(0, Math.round(time - madeAt)),
  }));
  return sendHalves(saves);

  async function sendHalves(some: AnswerSave[]): Promise<Sent> {
    const reply = await sendAnswers(attemptId, { saves: some, ...(isSure && { sentAt: Math.round(time) }) }, keepalive);
    if (reply.kind !== "refused") return reply;
    if (some.length <= 1) {
      return { kind: "received", saved: some.map(({ position }) => ({ kind: "refused", position })), now: null };
    }
    const middle = Math.ceil(some.length / 2);
    const first = await sendHalves(some.slice(0, middle));
    if (first.kind !== "received") return first;
    const second = await sendHalves(some.slice(middle));
    if (second.kind !== "received") return second;
    return { kind: "received", saved: [...first.saved, ...second.saved], now: second.now ?? first.now };
  }
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
