/** How answers leave this device, whichever page is open: one tab at a time, each with its age as of when it is sent. */

import type { AnswerSave, SavedAnswer } from "../../../modules/attempts/save-protocol.ts";
import { type Failure, sendAnswers } from "./requests.ts";

/** An answer that the server has not acknowledged, and when it was given by the server's time. */
export type UnsentAnswer = { position: number; revision: number; answer: unknown; madeAt: number };

/** The server's time as this device knows it; sure when the server said so and nothing was doubtful since. */
type KnownTime = { time: number; isSure: boolean };

/** `now` is the server's time; null when nothing of it was answered. */
type Sent =
  | { kind: "received"; saved: ReadonlyArray<SavedAnswer>; now: number | null }
  | { kind: "closed"; now: number }
  | Exclude<Failure, { kind: "refused" }>;

/**
 * Sends these answers of an attempt; `keepalive` lets the request outlive the page. One that the server does not take holds up
 * no other: what was refused together is sent again in halves.
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

/** Longer than a reply usually takes. A tab that is put to sleep in its turn must not keep the others waiting. */
const TURN_MS = 3_000;

/** Runs it while no other tab of this device sends answers of the attempt; to send the same twice does no harm. */
export async function withLock<Result>(attemptId: string, run: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  // Only where the page is served securely, or from this machine.
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
