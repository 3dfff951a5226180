/**
 * Drives a running attempt in the browser: holds the sitting, remembers it on the device, sends what is unsent, keeps
 * the server's time, locks and submits at zero. Knows nothing of React.
 */
import { parseAnswer } from "../../../../items/registry/models.ts";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { GRACE_MS } from "../../../../modules/attempts/rules.ts";
import { newsOf, tellNews } from "../../../shared/kept-answers/news.ts";
import { copyToWorker, forgetUnlessUnsent, hearOtherTabs, recallAnswer, rememberChanges } from "./answer-memory.ts";
import { inTurn, sendUnsent } from "./answer-traffic.ts";
import { isKeptPage, openAttemptClock } from "./clock.ts";
import { askState, type Failure, sendFlag, sendSubmission } from "./requests.ts";
import { secondsLeft } from "./server-clock.ts";
import {
  type Connection,
  flagsToSend,
  hasUnsent,
  nextSitting,
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

export type DriverState = {
  sitting: Sitting;
  /** Until the deadline. */
  secondsToGo: number;
  /** Until an answer that arrives no longer counts. */
  secondsToArrive: number;
  submitState: SubmitState;
};

/** What came of asking the server how the attempt stands. */
type Heard = "open" | "over" | "unheard";

export type SittingDriver = ReturnType<typeof driveSitting>;

/** Takes the attempt as the server sent it at `servedAt` (milliseconds, the server's time) and keeps it going until `leave`. */
export function driveSitting(attempt: OpenAttempt, servedAt: number) {
  const closesAt = attempt.closesAt.getTime();
  let state: DriverState = {
    sitting: startSitting(attempt.questions),
    secondsToGo: secondsLeft(closesAt, servedAt),
    secondsToArrive: secondsLeft(closesAt + GRACE_MS, servedAt),
    submitState: { kind: "idle" },
  };
  const clock = openAttemptClock(attempt.id, servedAt, closesAt);
  let request: Promise<void> | null = null;
  let flagRequest: Promise<void> | null = null;
  let hearing: Promise<Heard> | null = null;
  let isOver = false;
  let isCopied = false;
  let retryDelay = RETRY_FIRST_MS;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let tickTimer: ReturnType<typeof setInterval> | undefined;
  let isClockAsked = false;
  /** The server's time from which the page submits by itself. */
  let nextSubmission = closesAt;
  let ending = new AbortController();
  const listeners = new Set<() => void>();

  /** From then on nothing is written down: it was forgotten, whatever reply still comes. */
  const isDone = () => state.submitState.kind === "done";

  function change(next: Partial<DriverState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function happen(event: SittingEvent): void {
    if (isDone()) return;
    const before = state.sitting;
    const sitting = nextSitting(before, event);
    if (sitting === before) return;
    rememberChanges(attempt.id, before.places, sitting.places);
    change({ sitting });
  }

  function hear(serverNow: number, asked: number): void {
    if (isDone()) return;
    clock.hear(serverNow, asked);
    isClockAsked = false;
  }

  function later(delay: number, run: () => Promise<unknown>): void {
    clearTimeout(saveTimer);
    if (!ending.signal.aborted) saveTimer = setTimeout(() => void run(), delay);
  }

  const flushLater = (delay: number) => later(delay, flush);

  /** Tries again after a pause: to send, or else only to reach the server. */
  function retryLater(): void {
    later(retryDelay, () => (hasUnsent(state.sitting) ? flush() : sync()));
    retryDelay = Math.min(retryDelay * 2, RETRY_LONGEST_MS);
  }

  /**
   * Sends what is unsent, after what is on its way already: the answers, then the flags, which count for nothing. False when
   * an answer could not be sent.
   */
  async function flush(): Promise<boolean> {
    if (hasUnsent(state.sitting)) clearTimeout(saveTimer);
    for (let round = 1; round <= ROUNDS_OF_A_FLUSH && unsentCount(state.sitting) > 0; round += 1) {
      await inTurn(attempt.id, takeTurn);
      if (state.sitting.connection !== "online") break;
    }
    const isAllSent = unsentCount(state.sitting) === 0;
    if (isAllSent || state.sitting.connection === "online") await sendFlags();
    if (isOver && unsentCount(state.sitting) === 0) finish();
    return isAllSent;
  }

  async function takeTurn(): Promise<void> {
    // Another tab may have sent the same meanwhile, or know something newer.
    recallAnswers();
    if (!clock.isSure() && (await hearServer()) === "unheard") return retryLater();
    await sendNow();
  }

  /** Has one request with answers on its way at a time. A page that goes away can wait for nothing else. */
  async function sendNow(keepalive = false): Promise<void> {
    while (request) await request;
    if (positionsToSend(state.sitting).length === 0) return;
    request = sendOnce(keepalive).finally(() => {
      request = null;
    });
    await request;
  }

  async function sendOnce(keepalive: boolean): Promise<void> {
    const places = positionsToSend(state.sitting);
    const time = clock.now();
    const unsent = places.map(({ position, revision, item, unsent }) => ({
      position,
      revision,
      answer: item.answer,
      madeAt: unsent?.madeAt ?? time,
    }));
    happen({ kind: "sending", positions: places.map(({ position }) => position) });
    const asked = performance.now();
    const reply = await sendUnsent(attempt.id, unsent, { time, isSure: clock.isSure() }, keepalive);
    switch (reply.kind) {
      case "received":
        retryDelay = RETRY_FIRST_MS;
        if (reply.now !== null) hear(reply.now, asked);
        reach();
        happen({ kind: "received", saved: reply.saved });
        if (reply.saved.some(({ kind }) => kind === "late")) isOver = true;
        copyUnsent();
        // Shown nowhere else: the review has those that were kept.
        tellNews(newsOf(reply.saved.filter((saved) => saved.kind === "late" && !saved.isKept)));
        if (positionsToSend(state.sitting).length > 0) flushLater(SAVE_DELAY_MS);
        return;
      case "closed":
        return finish();
      case "offline":
      case "signed-out":
        return keepUnsent(reply.kind);
      default:
        reply satisfies never;
    }
  }

  function keepUnsent(connection: Exclude<Connection, "online">): void {
    happen({ kind: "not-received", connection });
    copyUnsent();
    retryLater();
  }

  /** The worker has a copy for as long as something cannot be sent. */
  function copyUnsent(): void {
    const isUnsent = state.sitting.connection !== "online" && unsentCount(state.sitting) > 0;
    if (isUnsent || isCopied) copyToWorker(attempt.id);
    isCopied = isUnsent;
  }

  /** Sends the flags until the server has all of them, or one cannot be sent. */
  function sendFlags(): Promise<void> {
    flagRequest ??= sendEachFlag().finally(() => {
      flagRequest = null;
    });
    return flagRequest;
  }

  async function sendEachFlag(): Promise<void> {
    // Read anew each time: it may have been changed while its request was on its way.
    for (let [place] = flagsToSend(state.sitting); place && !isDone(); [place] = flagsToSend(state.sitting)) {
      const { position, flagged } = place;
      const reply = await sendFlag(attempt.id, position, flagged);
      if (reply.kind === "refused") {
        happen({ kind: "flag-refused", position, flagged });
        continue;
      }
      if (reply.kind === "offline" || reply.kind === "signed-out") return keepUnsent(reply.kind);
      // Closed and not kept: somebody else is signed in here by now.
      if (reply.kind === "closed" && !reply.isKept) return keepUnsent("signed-out");
      if (reply.kind === "closed") isOver = true;
      retryDelay = RETRY_FIRST_MS;
      reach();
      happen({ kind: "flag-received", position, flagged });
    }
  }

  /** Asks the server for its time and for what other tabs and devices saved. */
  function hearServer(): Promise<Heard> {
    hearing ??= askServer().finally(() => {
      hearing = null;
    });
    return hearing;
  }

  async function askServer(): Promise<Heard> {
    const asked = performance.now();
    const reply = await askState(attempt.id);
    switch (reply.kind) {
      case "open":
        hear(reply.now, asked);
        reach();
        happen({ kind: "synced", places: reply.places });
        return "open";
      case "over":
        hear(reply.now, asked);
        isOver = true;
        return "over";
      case "offline":
      case "signed-out":
        happen({ kind: "not-received", connection: reply.kind });
        return "unheard";
      default:
        return reply satisfies never;
    }
  }

  /** Hears the server, then sends what is unsent here; once the test is over the server keeps that as too late. */
  async function sync(): Promise<void> {
    if ((await hearServer()) === "unheard") return retryLater();
    await flush();
  }

  /** Submits once everything given here is with the server; tells why when that cannot be now. */
  async function submit(): Promise<void> {
    if (state.submitState.kind === "submitting" || isDone()) return;
    happen({ kind: "submitting" });
    change({ submitState: { kind: "submitting" } });
    const isAllSent = await flush();
    if (!isAllSent) return failToSubmit(state.sitting.connection === "signed-out" ? "signed-out" : "offline");
    const reply = await sendSubmission(attempt.id);
    switch (reply.kind) {
      case "submitted":
      case "already-submitted":
      case "expired":
      case "closed":
        return finish();
      case "refused":
        // The server closes the attempt a minute after the deadline by itself.
        nextSubmission = Number.POSITIVE_INFINITY;
        return failToSubmit(reply.kind);
      case "offline":
      case "signed-out":
        return failToSubmit(reply.kind);
      default:
        return reply satisfies never;
    }
  }

  /** The server was reached: what failed for want of it can be tried again. */
  function reach(): void {
    if (state.submitState.kind === "failed") change({ submitState: { kind: "idle" } });
  }

  function failToSubmit(reason: Failure["kind"]): void {
    happen({ kind: "not-submitted" });
    change({ submitState: { kind: "failed", reason } });
  }

  function finish(): void {
    if (isDone()) return;
    stop();
    forgetUnlessUnsent(attempt.id);
    change({ submitState: { kind: "done" } });
  }

  /** Each tick: the time that is left, and at zero the lock and the submission, tried until the server has it. */
  function tick(): void {
    const time = clock.now();
    const secondsToGo = secondsLeft(closesAt, time);
    const secondsToArrive = secondsLeft(closesAt + GRACE_MS, time);
    if (secondsToArrive !== state.secondsToArrive) change({ secondsToGo, secondsToArrive });
    if (clock.isDoubtful() && !isClockAsked) {
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

  function recallAnswers(isPageOlder = false): void {
    for (const { position } of attempt.questions) recall(position, isPageOlder);
  }

  function recall(position: number, isPageOlder = false): void {
    const item = attempt.questions.find((question) => question.position === position)?.item;
    const remembered = recallAnswer(attempt.id, position);
    if (!item || !remembered || parseAnswer(item, remembered.answer) === null) return;
    happen({ kind: "recalled", place: { position, ...remembered }, isPageOlder });
  }

  const onOnline = () => void sync();
  const onOffline = () => happen({ kind: "not-received", connection: "offline" });
  const onVisibility = () => void (document.visibilityState === "hidden" ? sendNow(true) : sync());
  const onPageHide = () => void sendNow(true);

  /** Begins to work; only in a browser. */
  function start(): void {
    ending = new AbortController();
    const { signal } = ending;
    recallAnswers(isKeptPage());
    clock.start();
    void sync();
    tickTimer = setInterval(tick, TICK_MS);
    window.addEventListener("online", onOnline, { signal });
    window.addEventListener("offline", onOffline, { signal });
    document.addEventListener("visibilitychange", onVisibility, { signal });
    window.addEventListener("pagehide", onPageHide, { signal });
    hearOtherTabs(attempt.id, { hear: (position) => recall(position), hearEnd: () => void sync() }, signal);
  }

  /** Ends all timers and listeners; what is unsent stays remembered. */
  function stop(): void {
    clearTimeout(saveTimer);
    clearInterval(tickTimer);
    ending.abort();
  }

  return {
    start,
    /** For when the page is left within the product: what is unsent goes on its way, and stays remembered. */
    leave(): void {
      stop();
      void inTurn(attempt.id, () => sendNow(true));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    answer(position: number, answer: unknown): void {
      // Before the page was there nothing was answered on it, whatever a clock says that was set back meanwhile.
      happen({ kind: "answered", position, answer, at: Math.max(clock.now(), servedAt) });
      if (state.sitting.connection === "online") flushLater(SAVE_DELAY_MS);
      else copyUnsent();
    },
    flag(position: number, flagged: boolean): void {
      happen({ kind: "flagged", position, flagged });
      if (state.sitting.connection === "online") void flush();
    },
    moveTo(position: number): void {
      happen({ kind: "moved", position });
      void flush();
    },
    submit,
  };
}
