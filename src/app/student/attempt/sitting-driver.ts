/**
 * Drives a running attempt in the browser: holds the sitting, remembers it on the device, sends what is unsent, keeps
 * the server's time, locks and submits at zero. One request with answers is on its way at a time; what is given
 * meanwhile waits for it. Knows nothing of React.
 */
import { parseAnswer } from "../../../items/registry/models.ts";
import type { OpenAttempt } from "../../../modules/attempts/queries/open-attempt.server.ts";
import { forgetAttempt, recallAnswer, recallClock, rememberAnswer, rememberClock } from "./answer-memory.ts";
import { askState, type Failure, sendAnswers, sendFlag, sendSubmission } from "./attempt-server.ts";
import { readDeviceClocks, type ServerClock, secondsLeft, serverTime, setClock } from "./server-clock.ts";
import {
  nextSitting,
  type Place,
  positionsToSend,
  type Sitting,
  type SittingEvent,
  startSitting,
  unsentCount,
} from "./sitting.ts";

/** After the last change; collects the clicks of one multiple answer into one save. */
const SAVE_DELAY_MS = 800;
/** The second is for an answer that turned out to follow an earlier one of ours. */
const ROUNDS_OF_A_FLUSH = 2;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 15_000;
const TICK_MS = 250;

export type SubmitState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "failed"; reason: Failure["kind"] }
  | { kind: "done" };

export type DriverState = { sitting: Sitting; secondsToGo: number; submitState: SubmitState };

export type SittingDriver = ReturnType<typeof driveSitting>;

/** Takes the attempt as the server sent it at `servedAt` (milliseconds, the server's time) and keeps it going until `leave`. */
export function driveSitting(attempt: OpenAttempt, servedAt: number) {
  const closesAt = attempt.closesAt.getTime();
  let state: DriverState = {
    sitting: startSitting(attempt.questions),
    secondsToGo: secondsLeft(closesAt, servedAt),
    submitState: { kind: "idle" },
  };
  let clock: ServerClock | null = null;
  let sending: Promise<void> | null = null;
  let retryDelay = RETRY_FIRST_MS;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let tickTimer: ReturnType<typeof setInterval> | undefined;
  let isClockAsked = false;
  /** The server's time from which the page submits by itself. */
  let nextSubmission = closesAt;
  const listeners = new Set<() => void>();

  const now = () => (clock ? serverTime(clock, readDeviceClocks()).time : servedAt);

  function change(next: Partial<DriverState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function happen(event: SittingEvent): void {
    const before = state.sitting;
    const sitting = nextSitting(before, event);
    if (sitting === before) return;
    rememberChanges(attempt.id, before.places, sitting.places);
    change({ sitting });
  }

  function adjustClock(serverNow: number): void {
    const at = readDeviceClocks();
    clock = setClock(serverNow, at);
    isClockAsked = false;
    rememberClock(attempt.id, { servedAt, serverNow, wall: at.wall });
  }

  function flushLater(delay: number): void {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => void flush(), delay);
  }

  /** Sends what is unsent, after what is on its way already. False when something could not be sent. */
  async function flush(keepalive = false): Promise<boolean> {
    clearTimeout(saveTimer);
    while (sending) await sending;
    for (let round = 1; round <= ROUNDS_OF_A_FLUSH && positionsToSend(state.sitting).length > 0; round += 1) {
      sending = sendUnsent(keepalive).finally(() => {
        sending = null;
      });
      await sending;
      if (state.sitting.connection !== "online") break;
    }
    return unsentCount(state.sitting) === 0;
  }

  async function sendUnsent(keepalive: boolean): Promise<void> {
    const places = positionsToSend(state.sitting);
    const time = now();
    const saves = places.map(({ position, revision, item, unsent }) => ({
      position,
      basedOn: revision,
      answer: item.answer,
      ageMs: Math.max(0, Math.round(time - (unsent?.madeAt ?? time))),
    }));
    happen({ kind: "sending", positions: places.map(({ position }) => position) });
    const asked = performance.now();
    const reply = await sendAnswers(attempt.id, saves, keepalive);
    switch (reply.kind) {
      case "received":
        retryDelay = RETRY_FIRST_MS;
        adjustClock(reply.now + (performance.now() - asked) / 2);
        happen({ kind: "received", saved: reply.saved });
        if (positionsToSend(state.sitting).length > 0) flushLater(SAVE_DELAY_MS);
        return;
      case "closed":
        return finish();
      case "offline":
      case "signed-out":
        happen({ kind: "not-received", connection: reply.kind });
        flushLater(retryDelay);
        retryDelay = Math.min(retryDelay * 2, RETRY_LONGEST_MS);
        return;
      default:
        reply satisfies never;
    }
  }

  async function sendFlags(): Promise<void> {
    for (const { position, flagged } of state.sitting.places.filter((place) => place.isFlagUnsent)) {
      const reply = await sendFlag(attempt.id, position, flagged);
      if (reply.kind === "saved" || reply.kind === "closed") happen({ kind: "flag-received", position, flagged });
    }
  }

  /** Asks the server for its time and for what other tabs and devices saved, then sends what is unsent here. */
  async function sync(): Promise<void> {
    const asked = performance.now();
    const reply = await askState(attempt.id);
    switch (reply.kind) {
      case "open":
        adjustClock(reply.now + (performance.now() - asked) / 2);
        happen({ kind: "synced", places: reply.places });
        await Promise.all([flush(), sendFlags()]);
        return;
      case "over":
        // What is still unsent is kept by the server as too late, and shown in the review.
        await flush();
        return finish();
      case "offline":
      case "signed-out":
        return happen({ kind: "not-received", connection: reply.kind });
      default:
        return reply satisfies never;
    }
  }

  /** Submits once everything given here is with the server; tells why when that cannot be now. */
  async function submit(): Promise<void> {
    if (state.submitState.kind === "submitting" || state.submitState.kind === "done") return;
    change({ submitState: { kind: "submitting" } });
    const isAllSent = await flush();
    if (!isAllSent) {
      const reason = state.sitting.connection === "signed-out" ? "signed-out" : "offline";
      return change({ submitState: { kind: "failed", reason } });
    }
    const reply = await sendSubmission(attempt.id);
    switch (reply.kind) {
      case "submitted":
      case "already-submitted":
      case "expired":
      case "closed":
        return finish();
      case "offline":
      case "signed-out":
        return change({ submitState: { kind: "failed", reason: reply.kind } });
      default:
        return reply satisfies never;
    }
  }

  function finish(): void {
    stop();
    forgetAttempt(attempt.id);
    change({ submitState: { kind: "done" } });
  }

  /** Each tick: the time that is left, and at zero the lock and the submission, tried until the server has it. */
  function tick(): void {
    const { time, isDoubtful } = clock ? serverTime(clock, readDeviceClocks()) : { time: servedAt, isDoubtful: false };
    const secondsToGo = secondsLeft(closesAt, time);
    if (secondsToGo !== state.secondsToGo) change({ secondsToGo });
    if (isDoubtful && !isClockAsked) {
      isClockAsked = true;
      void sync();
    }
    if (secondsToGo > 0) return;
    happen({ kind: "time-is-up" });
    if (time >= nextSubmission) {
      nextSubmission = time + RETRY_LONGEST_MS;
      void submit();
    }
  }

  /** What this device remembers is shown first; a page from the cache also knows how old it is. */
  function recollect(): void {
    for (const { position, item, revision } of attempt.questions) {
      const remembered = recallAnswer(attempt.id, position);
      if (!remembered || parseAnswer(item, remembered.answer) === null) continue;
      const { answer, flagged } = remembered;
      if (remembered.unsentSince !== null) {
        happen({ kind: "recalled", position, answer, revision: remembered.revision, at: remembered.unsentSince });
      } else if (remembered.revision > revision) {
        happen({ kind: "synced", places: [{ position, answer, revision: remembered.revision, flagged }] });
      }
      if (remembered.isFlagUnsent) happen({ kind: "flagged", position, flagged });
    }
    const known = recallClock(attempt.id);
    const at = readDeviceClocks();
    const isCached = known?.servedAt === servedAt;
    clock = setClock(isCached ? known.serverNow + (at.wall - known.wall) : servedAt, at);
  }

  const onOnline = () => void sync();
  const onOffline = () => happen({ kind: "not-received", connection: "offline" });
  const onVisibility = () => void (document.visibilityState === "hidden" ? flush(true) : sync());
  const onPageHide = () => void flush(true);

  /** Begins to work; only in a browser. */
  function start(): void {
    recollect();
    void sync();
    tickTimer = setInterval(tick, TICK_MS);
    window.addEventListener("online", onOnline);
    window.addEventListener("offline", onOffline);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", onPageHide);
  }

  /** Ends all timers and listeners; what is unsent stays remembered. */
  function stop(): void {
    clearTimeout(saveTimer);
    clearInterval(tickTimer);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("offline", onOffline);
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onPageHide);
  }

  return {
    start,
    /** For when the page is left within the product: what is unsent goes on its way, and stays remembered. */
    leave(): void {
      stop();
      void flush(true).finally(stop);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    answer(position: number, answer: unknown): void {
      happen({ kind: "answered", position, answer, at: now() });
      if (state.sitting.connection === "online") flushLater(SAVE_DELAY_MS);
    },
    flag(position: number, flagged: boolean): void {
      happen({ kind: "flagged", position, flagged });
      void sendFlags();
    },
    moveTo(position: number): void {
      happen({ kind: "moved", position });
      void flush();
    },
    submit(): void {
      void submit();
    },
  };
}

/** Writes what changed to the device's memory. */
function rememberChanges(attemptId: string, before: ReadonlyArray<Place>, after: ReadonlyArray<Place>): void {
  for (const [index, place] of after.entries()) {
    if (place === before[index]) continue;
    const { position, item, revision, flagged, isFlagUnsent, unsent } = place;
    rememberAnswer(attemptId, position, {
      answer: item.answer,
      revision,
      flagged,
      isFlagUnsent,
      unsentSince: unsent?.madeAt ?? null,
    });
  }
}
