/** How answers leave this device, whichever page is open: one tab at a time, each with its age as of when it is sent. */
import { sendAnswers } from "./requests.ts";

/** An answer that the server has not acknowledged, and when it was given by the server's time. */
export type UnsentAnswer = { position: number; revision: number; answer: unknown; madeAt: number };

/** The server's time as this device knows it; sure when the server said so and nothing was doubtful since. */
type KnownTime = { time: number; isSure: boolean };

/** Sends these answers of an attempt; `keepalive` lets the request outlive the page. */
export function sendUnsent(
  attemptId: string,
  unsent: ReadonlyArray<UnsentAnswer>,
  { time, isSure }: KnownTime,
  keepalive = false,
): ReturnType<typeof sendAnswers> {
  const saves = unsent.map(({ position, revision, answer, madeAt }) => ({
    position,
    basedOn: revision,
    answer,
    ageMs: Math.max(0, Math.round(time - madeAt)),
  }));
  return sendAnswers(attemptId, { saves, ...(isSure && { sentAt: Math.round(time) }) }, keepalive);
}

/** Longer than a reply usually takes. A tab that is put to sleep in its turn must not keep the others waiting. */
const TURN_MS = 3_000;

/** Runs it while no other tab of this device sends answers of the attempt; to send the same twice does no harm. */
export async function inTurn<Result>(attemptId: string, run: () => Promise<Result>): Promise<Result> {
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
