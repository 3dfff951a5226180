/**
 * Runs an attempt in the browser: holds its state, stores it on the device, sends what is unsent, tracks the server's time, locks
 * and submits at zero. Independent of React.
 */
import { parseAnswer } from "../../../../items/registry/models.ts";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { GRACE_MS } from "../../../../modules/attempts/rules.ts";
import {
  copyToWorker,
  readAnswer,
  removeUnlessUnsent,
  storeAnswer,
  watchOtherTabs,
} from "../../../shared/attempts/answer-storage.ts";
import { sendUnsent, withLock } from "../../../shared/attempts/answer-sync.ts";
import { type Failure, fetchState, sendFlag, sendSubmission } from "../../../shared/attempts/requests.ts";
import { addOutcomes, outcomesOf } from "../../../shared/unsent-answers/outcomes.ts";
import { isCachedPage, openAttemptClock } from "./clock.ts";
import {
  type AttemptEvent,
  type Connection,
  flagsToSend,
  hasUnsent,
  type LocalAttempt,
  localAttemptOf,
  questionsToSend,
  reduceAttempt,
  storedAnswerOf,
  unsentCount,
} from "./local-attempt.ts";
import { secondsLeft } from "./server-clock.ts";

/** After the last change; combines the clicks of one multiple answer into one save. */
const SAVE_DELAY_MS = 800;
/** Twice: a stale reply may only mean that the acknowledgement of an earlier save was lost. */
const ROUNDS_OF_A_FLUSH = 2;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 15_000;
const TICK_MS = 250;

export type SubmitState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "failed"; reason: Failure["kind"] }
  | { kind: "done" };

export type ControllerState = {
  attempt: LocalAttempt;
  /** Until the deadline. */
  secondsToGo: number;
  /** Until the server no longer counts an arriving answer. */
  secondsToArrive: number;
  submitState: SubmitState;
};

/** The result of fetching the attempt's state from the server. */
type ServerState = "open" | "over" | "unreachable";

export type AttemptController = ReturnType<typeof createAttemptController>;

/** Takes the attempt as the server sent it at `servedAt` (milliseconds, the server's time) and runs it until `leave`. */
export function createAttemptController(opened: OpenAttempt, servedAt: number) {
  const closesAt = opened.closesAt.getTime();
  let state: ControllerState = {
    attempt: localAttemptOf(opened.questions),
    secondsToGo: secondsLeft(closesAt, servedAt),
    secondsToArrive: secondsLeft(closesAt + GRACE_MS, servedAt),
    submitState: { kind: "idle" },
  };
  const clock = openAttemptClock(opened.id, servedAt, closesAt);
  let request: Promise<void> | null = null;
  let flagRequest: Promise<void> | null = null;
  let stateRequest: Promise<ServerState> | null = null;
  let isOver = false;
  let isCopied = false;
  let retryDelay = RETRY_FIRST_MS;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let tickTimer: ReturnType<typeof setInterval> | undefined;
  let isTimeRequested = false;
  /** The server's time at which the page submits automatically. */
  let nextSubmission = closesAt;
  let ending = new AbortController();
  const listeners = new Set<() => void>();

  /** From then on nothing is stored: the data was removed, whatever reply still arrives. */
  const isDone = () => state.submitState.kind === "done";

  function change(next: Partial<ControllerState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function dispatch(event: AttemptEvent): void {
    if (isDone()) return;
    const before = state.attempt;
    const attempt = reduceAttempt(before, event);
    if (attempt === before) return;
    for (const [index, question] of attempt.questions.entries()) {
      if (question !== before.questions[index]) storeAnswer(opened.id, question.position, storedAnswerOf(question));
    }
    change({ attempt });
  }

  function setServerTime(serverNow: number, sentAt: number): void {
    if (isDone()) return;
    clock.setServerTime(serverNow, sentAt);
    isTimeRequested = false;
  }

  function schedule(delay: number, run: () => Promise<unknown>): void {
    clearTimeout(saveTimer);
    if (!ending.signal.aborted) saveTimer = setTimeout(() => void run(), delay);
  }

  const flushLater = (delay: number) => schedule(delay, flush);

  /** Retries after a delay: sends, or otherwise only checks that the server can be reached. */
  function retryLater(): void {
    schedule(retryDelay, () => (hasUnsent(state.attempt) ? flush() : sync()));
    retryDelay = Math.min(retryDelay * 2, RETRY_LONGEST_MS);
  }

  /**
   * Sends what is unsent, after any request in progress: the answers, then the flags, which affect no score. False if an answer
   * could not be sent.
   */
  async function flush(): Promise<boolean> {
    if (hasUnsent(state.attempt)) clearTimeout(saveTimer);
    for (let round = 1; round <= ROUNDS_OF_A_FLUSH && unsentCount(state.attempt) > 0; round += 1) {
      await withLock(opened.id, flushOnce);
      if (state.attempt.connection !== "online") break;
    }
    const isAllSent = unsentCount(state.attempt) === 0;
    if (isAllSent || state.attempt.connection === "online") await sendFlags();
    if (isOver && unsentCount(state.attempt) === 0) finish();
    return isAllSent;
  }

  async function flushOnce(): Promise<void> {
    // Another tab may have sent the same meanwhile, or know something newer.
    restoreAnswers();
    if (!clock.isSure() && (await refreshState()) === "unreachable") return retryLater();
    await sendNow();
  }

  /** Allows one request with answers at a time. A page that is being closed cannot wait for anything else. */
  async function sendNow(keepalive = false): Promise<void> {
    while (request) await request;
    if (questionsToSend(state.attempt).length === 0) return;
    request = sendOnce(keepalive).finally(() => {
      request = null;
    });
    await request;
  }

  async function sendOnce(keepalive: boolean): Promise<void> {
    const questions = questionsToSend(state.attempt);
    const time = clock.now();
    const unsent = questions.map(({ position, revision, item, unsent }) => ({
      position,
      revision,
      answer: item.answer,
      madeAt: unsent?.madeAt ?? time,
    }));
    dispatch({ kind: "sending", positions: questions.map(({ position }) => position) });
    const sentAt = performance.now();
    const reply = await sendUnsent(opened.id, unsent, { time, isSure: clock.isSure() }, keepalive);
    switch (reply.kind) {
      case "received":
        retryDelay = RETRY_FIRST_MS;
        if (reply.now !== null) setServerTime(reply.now, sentAt);
        clearFailure();
        dispatch({ kind: "received", saved: reply.saved });
        if (reply.saved.some(({ kind }) => kind === "late")) isOver = true;
        copyUnsent();
        // Shown nowhere else: the review shows those that were stored.
        addOutcomes(outcomesOf(reply.saved.filter((saved) => saved.kind === "late" && !saved.isKept)));
        if (questionsToSend(state.attempt).length > 0) flushLater(SAVE_DELAY_MS);
        return;
      case "closed":
        return finish();
      case "offline":
      case "signed-out":
        return handleFailure(reply.kind);
      default:
        reply satisfies never;
    }
  }

  function handleFailure(connection: Exclude<Connection, "online">): void {
    dispatch({ kind: "not-received", connection });
    copyUnsent();
    retryLater();
  }

  /** The worker has a copy as long as something cannot be sent. */
  function copyUnsent(): void {
    const isUnsent = state.attempt.connection !== "online" && unsentCount(state.attempt) > 0;
    if (isUnsent || isCopied) copyToWorker(opened.id);
    isCopied = isUnsent;
  }

  /** Sends the flags until the server has all of them, or one fails. */
  function sendFlags(): Promise<void> {
    flagRequest ??= sendEachFlag().finally(() => {
      flagRequest = null;
    });
    return flagRequest;
  }

  async function sendEachFlag(): Promise<void> {
    // Read again each time: it may have changed during its request.
    for (let [question] = flagsToSend(state.attempt); question && !isDone(); [question] = flagsToSend(state.attempt)) {
      const { position, flagged } = question;
      const reply = await sendFlag(opened.id, position, flagged);
      if (reply.kind === "refused") {
        dispatch({ kind: "flag-refused", position, flagged });
        continue;
      }
      if (reply.kind === "offline" || reply.kind === "signed-out") return handleFailure(reply.kind);
      // Closed and the flag refused: somebody else is signed in here by now.
      if (reply.kind === "closed" && !reply.isKept) return handleFailure("signed-out");
      if (reply.kind === "closed") isOver = true;
      retryDelay = RETRY_FIRST_MS;
      clearFailure();
      dispatch({ kind: "flag-received", position, flagged });
    }
  }

  /** Asks the server for its time and for what other tabs and devices saved. */
  function refreshState(): Promise<ServerState> {
    stateRequest ??= requestState().finally(() => {
      stateRequest = null;
    });
    return stateRequest;
  }

  async function requestState(): Promise<ServerState> {
    const sentAt = performance.now();
    const reply = await fetchState(opened.id);
    switch (reply.kind) {
      case "open":
        setServerTime(reply.now, sentAt);
        clearFailure();
        dispatch({ kind: "synced", answers: reply.places });
        return "open";
      case "over":
        setServerTime(reply.now, sentAt);
        isOver = true;
        return "over";
      case "offline":
      case "signed-out":
        dispatch({ kind: "not-received", connection: reply.kind });
        return "unreachable";
      default:
        return reply satisfies never;
    }
  }

  /** Fetches the server's state, then sends what is unsent here; once the test is over the server records that as too late. */
  async function sync(): Promise<void> {
    if ((await refreshState()) === "unreachable") return retryLater();
    await flush();
  }

  /** Submits once the server has every answer given here; returns the reason if that is not possible now. */
  async function submit(): Promise<void> {
    if (state.submitState.kind === "submitting" || isDone()) return;
    dispatch({ kind: "submitting" });
    change({ submitState: { kind: "submitting" } });
    const isAllSent = await flush();
    if (!isAllSent) return failToSubmit(state.attempt.connection === "signed-out" ? "signed-out" : "offline");
    const reply = await sendSubmission(opened.id);
    switch (reply.kind) {
      case "submitted":
      case "already-submitted":
      case "expired":
      case "closed":
        return finish();
      case "refused":
        // The server closes the attempt automatically a minute after the deadline.
        nextSubmission = Number.POSITIVE_INFINITY;
        return failToSubmit(reply.kind);
      case "offline":
      case "signed-out":
        return failToSubmit(reply.kind);
      default:
        return reply satisfies never;
    }
  }

  /** The server was reached: what failed for lack of a connection can be retried. */
  function clearFailure(): void {
    if (state.submitState.kind === "failed") change({ submitState: { kind: "idle" } });
  }

  function failToSubmit(reason: Failure["kind"]): void {
    dispatch({ kind: "not-submitted" });
    change({ submitState: { kind: "failed", reason } });
  }

  function finish(): void {
    if (isDone()) return;
    stop();
    removeUnlessUnsent(opened.id);
    change({ submitState: { kind: "done" } });
  }

  /** Each tick: the time left, and at zero the lock and the submission, retried until the server has it. */
  function tick(): void {
    const time = clock.now();
    const secondsToGo = secondsLeft(closesAt, time);
    const secondsToArrive = secondsLeft(closesAt + GRACE_MS, time);
    if (secondsToArrive !== state.secondsToArrive) change({ secondsToGo, secondsToArrive });
    if (clock.isDoubtful() && !isTimeRequested) {
      isTimeRequested = true;
      void sync();
    }
    if (secondsToGo > 0) return;
    dispatch({ kind: "time-is-up" });
    if (time >= nextSubmission) {
      nextSubmission = time + RETRY_LONGEST_MS;
      void submit();
    }
  }

  function restoreAnswers(isPageOlder = false): void {
    for (const { position } of opened.questions) applyStored(position, isPageOlder);
  }

  function applyStored(position: number, isPageOlder = false): void {
    const item = opened.questions.find((question) => question.position === position)?.item;
    const stored = readAnswer(opened.id, position);
    if (!item || !stored || parseAnswer(item, stored.answer) === null) return;
    dispatch({ kind: "restored", stored: { position, ...stored }, isPageOlder });
  }

  const onOnline = () => void sync();
  const onOffline = () => dispatch({ kind: "not-received", connection: "offline" });
  const onVisibility = () => void (document.visibilityState === "hidden" ? sendNow(true) : sync());
  const onPageHide = () => void sendNow(true);

  /** Starts timers and listeners; only in a browser. */
  function start(): void {
    ending = new AbortController();
    const { signal } = ending;
    restoreAnswers(isCachedPage());
    clock.start();
    void sync();
    tickTimer = setInterval(tick, TICK_MS);
    window.addEventListener("online", onOnline, { signal });
    window.addEventListener("offline", onOffline, { signal });
    document.addEventListener("visibilitychange", onVisibility, { signal });
    window.addEventListener("pagehide", onPageHide, { signal });
    watchOtherTabs(opened.id, { onAnswer: applyStored, onEnd: () => void sync() }, signal);
  }

  /** Stops all timers and listeners; what is unsent stays stored. */
  function stop(): void {
    clearTimeout(saveTimer);
    clearInterval(tickTimer);
    ending.abort();
  }

  return {
    start,
    /** For navigation within the product: what is unsent is sent, and stays stored. */
    leave(): void {
      stop();
      void withLock(opened.id, () => sendNow(true));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    answer(position: number, answer: unknown): void {
      // No answer on this page can be older than the page, even if the clock was set back meanwhile.
      dispatch({ kind: "answered", position, answer, at: Math.max(clock.now(), servedAt) });
      if (state.attempt.connection === "online") flushLater(SAVE_DELAY_MS);
      else copyUnsent();
    },
    flag(position: number, flagged: boolean): void {
      dispatch({ kind: "flagged", position, flagged });
      if (state.attempt.connection === "online") void flush();
    },
    moveTo(position: number): void {
      dispatch({ kind: "moved", position });
      void flush();
    },
    submit,
  };
}
