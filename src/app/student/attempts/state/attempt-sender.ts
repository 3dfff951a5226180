/** Sends what is unsent of a running attempt, and asks the server for its time and for what other tabs and devices saved. */

import type { SaveReply } from "../../../../modules/attempts/save-protocol.ts";
import { copyToWorker } from "../../../shared/attempts/answer-storage.ts";
import { type LocalAct, sendUnsent, withLock } from "../../../shared/attempts/answer-sync.ts";
import { fetchState, fetchTime, sendFlag } from "../../../shared/attempts/requests.ts";
import { addOutcomes, outcomesOf } from "../../../shared/unsent-answers/outcomes.ts";
import type { AttemptStore } from "./attempt-store.ts";
import type { AttemptClock } from "./clock.ts";
import {
  type Connection,
  flagsToSend,
  hasUnsent,
  isAllSent,
  isExplanationDue,
  isWaitingForEntries,
  leftToSend,
  questionsToSend,
} from "./local-attempt.ts";
import type { MarkupStore } from "./markup-store.ts";
import { minutesIn } from "./sections.ts";
import { type ClockReading, readDeviceClocks } from "./server-clock.ts";
import type { SightTimer } from "./sight-timer.ts";

/** After the last change; combines the clicks of one multiple answer into one save. */
const SAVE_DELAY_MS = 800;
/** Twice: a stale reply may only mean that the acknowledgement of an earlier save was lost. */
const ROUNDS_OF_A_FLUSH = 2;
const RETRY_FIRST_MS = 1_000;
export const RETRY_LONGEST_MS = 15_000;

/** The result of fetching the attempt's state from the server. */
type ServerState = "open" | "over" | "unreachable";

/** `onClosed` is called when the attempt is over and the server has every answer that it accepts. */
export function createSender(
  id: string,
  {
    store,
    clock,
    timer: sight,
    markups,
  }: { store: AttemptStore; clock: AttemptClock; timer: SightTimer; markups: MarkupStore },
  onClosed: () => void,
) {
  const { dispatch } = store;
  const attempt = () => store.read().attempt;
  let request: Promise<void> | null = null;
  let isOver = false;
  /** The state is to be asked for, as soon as nothing is unsent: the server judges an answer by what it has heard and shown before. */
  let isStateDue = false;
  let isCopied = false;
  let isStopped = false;
  let retryDelay = RETRY_FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendFlags = oneAtATime(sendEachFlag);
  const refreshState = oneAtATime(requestState);
  const refreshTime = oneAtATime(requestTime);

  function setServerTime(serverNow: number, sentAt: ClockReading): void {
    if (!store.isDone()) clock.setServerTime(serverNow, sentAt);
  }

  function schedule(delay: number, run: () => Promise<unknown>): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), delay);
  }

  /** Retries after a delay: sends, or otherwise only checks that the server can be reached. */
  function retryLater(): void {
    schedule(retryDelay, () => (hasUnsent(attempt()) ? flush() : sync()));
    retryDelay = Math.min(retryDelay * 2, RETRY_LONGEST_MS);
  }

  /**
   * Sends what is unsent, after any request in progress: what was done with sections and the answers, then the flags, which affect no
   * score. Then asks for the state if that is due. False if anything but a flag could not be sent.
   */
  async function flush(): Promise<boolean> {
    if (hasUnsent(attempt())) clearTimeout(timer);
    const isDue = () => !isAllSent(attempt()) || isExplanationDue(attempt());
    for (let round = 1; round <= ROUNDS_OF_A_FLUSH && isDue(); round += 1) {
      await withLock(id, flushOnce);
      if (attempt().connection !== "online") break;
    }
    if (isAllSent(attempt())) await sendFlags();
    if (isStateDue && isAllSent(attempt()) && attempt().connection === "online") await refreshState();
    if (isOver && isAllSent(attempt())) onClosed();
    return isAllSent(attempt());
  }

  async function flushOnce(): Promise<void> {
    // Another tab may have sent the same meanwhile, or know something newer.
    store.restoreAnswers();
    store.restoreActs(clock.now());
    if (!clock.isSure() && (await refreshTime()) === "unreachable") return retryLater();
    await sendNow();
  }

  function receiveSections({
    events,
    extra,
    opened,
    records,
  }: Pick<SaveReply & { kind: "received" }, "events" | "extra" | "opened" | "records">): void {
    if (extra) dispatch({ kind: "extra-received", extra, at: clock.now() });
    if (events) dispatch({ kind: "events-received", events, at: clock.now() });
    if (records) dispatch({ kind: "records-received", records });
    if (!opened || opened.length === 0) return;
    dispatch({ kind: "questions-received", questions: opened });
    markups.take(opened);
    // The device may have something newer.
    store.restoreAnswers();
  }

  /** Allows one request with answers at a time. A page that is being closed cannot wait for anything else. */
  async function sendNow(keepalive = false): Promise<void> {
    while (request) await request;
    const count = actsToSend().length + questionsToSend(attempt()).length + leftToSend(attempt()).length;
    if (count === 0 && !isExplanationDue(attempt())) return;
    request = sendOnce(keepalive).finally(() => {
      request = null;
    });
    await request;
  }

  async function sendOnce(keepalive: boolean): Promise<void> {
    const acts = actsToSend();
    const questions = questionsToSend(attempt());
    const told = leftToSend(attempt());
    const time = clock.now();
    // Told again, a question that is final already is only explained.
    const isAsked = isExplanationDue(attempt()) && !told.some(({ position }) => position === attempt().current);
    const left = isAsked ? [...told, { position: attempt().current, leftAt: time }] : told;
    sight.keep();
    const answers = questions.map(({ position, revision, item, unsent, confidence }) => ({
      position,
      revision,
      answer: item.answer,
      madeAt: unsent?.madeAt ?? time,
      seconds: sight.secondsOf(position),
      ...(confidence && { confidence }),
    }));
    dispatch({ kind: "sending", positions: questions.map(({ position }) => position) });
    const sentAt = readDeviceClocks();
    const reply = await sendUnsent(id, { acts, answers, left }, { time, isSure: clock.isSure() }, keepalive);
    switch (reply.kind) {
      case "received":
        retryDelay = RETRY_FIRST_MS;
        if (reply.now !== null) setServerTime(reply.now, sentAt);
        store.clearFailure();
        dispatch({ kind: "received", saved: reply.saved });
        dispatch({ kind: "left-received", positions: left.map(({ position }) => position) });
        if (reply.explained) dispatch({ kind: "explained", questions: reply.explained });
        receiveSections(reply);
        // One that the server did not accept has not happened.
        for (const act of acts) dispatch({ kind: "act-refused", act, at: clock.now() });
        if (reply.isOver) isOver = true;
        copyUnsent();
        // Shown nowhere else: the review shows those that were stored.
        addOutcomes(outcomesOf(reply.saved.filter((saved) => saved.kind === "late" && !saved.isKept)));
        if (questionsToSend(attempt()).length > 0) schedule(SAVE_DELAY_MS, flush);
        // The test is over, or its section: another device closed it, or the question was left there. Or there are more minutes.
        // Or it was explained on another device. Or what appears in the record at the next question can be had, as the one before it was left.
        if (
          reply.saved.some(({ kind }) => kind === "late" || (kind === "stale" && attempt().explained)) ||
          isMore(reply.extraMinutes) ||
          isWaitingForEntries(attempt())
        )
          isStateDue = true;
        return;
      case "closed":
        return onClosed();
      case "offline":
      case "signed-out":
        return handleFailure(reply.kind);
      default:
        reply satisfies never;
    }
  }

  function isMore(given: number | undefined): boolean {
    return given !== undefined && given > minutesIn(attempt().sections.extra);
  }

  function handleFailure(connection: Exclude<Connection, "online">): void {
    dispatch({ kind: "not-received", connection });
    copyUnsent();
    retryLater();
  }

  /** The worker has a copy as long as something cannot be sent. */
  function copyUnsent(): void {
    const isUnsent = attempt().connection !== "online" && !isAllSent(attempt());
    if (isUnsent || isCopied) copyToWorker(id);
    isCopied = isUnsent;
  }

  /** Sends the flags until the server has all of them, or one fails. */
  async function sendEachFlag(): Promise<void> {
    // Read again each time: it may have changed during its request.
    for (let [question] = flagsToSend(attempt()); question && !store.isDone(); [question] = flagsToSend(attempt())) {
      const { position, flagged } = question;
      const reply = await sendFlag(id, position, flagged);
      if (reply.kind === "refused") {
        dispatch({ kind: "flag-refused", position, flagged });
        continue;
      }
      if (reply.kind === "offline" || reply.kind === "signed-out") return handleFailure(reply.kind);
      // Closed and the flag refused: somebody else is signed in here by now.
      if (reply.kind === "closed" && !reply.isKept) return handleFailure("signed-out");
      if (reply.kind === "closed") isOver = true;
      retryDelay = RETRY_FIRST_MS;
      store.clearFailure();
      dispatch({ kind: "flag-received", position, flagged });
    }
  }

  /** Acts on sections that the server has not accepted, in order. */
  function actsToSend(): ReadonlyArray<LocalAct> {
    return attempt().sections.unsent;
  }

  /** Asks the server for its time alone, before something is sent. */
  async function requestTime(): Promise<"known" | "unreachable"> {
    const sentAt = readDeviceClocks();
    const reply = await fetchTime(id);
    if ("now" in reply) {
      setServerTime(reply.now, sentAt);
      store.clearFailure();
      return "known";
    }
    dispatch({ kind: "not-received", connection: reply.kind });
    return "unreachable";
  }

  /** Asks the server for its time and for what other tabs and devices saved. */
  async function requestState(): Promise<ServerState> {
    const sentAt = readDeviceClocks();
    const reply = await fetchState(id);
    if ("now" in reply) isStateDue = false;
    switch (reply.kind) {
      case "open":
        setServerTime(reply.now, sentAt);
        store.clearFailure();
        dispatch({ kind: "synced", answers: reply.places });
        markups.take(reply.places);
        receiveSections(reply);
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

  /** Sends what is unsent here, then fetches the server's state. */
  async function sync(): Promise<void> {
    isStateDue = true;
    store.restoreAnswers();
    store.restoreActs(clock.now());
    if (isAllSent(attempt()) && (await refreshState()) === "unreachable") return retryLater();
    await flush();
  }

  return {
    flush,
    sync,
    sendNow,
    /** Sends at once what may not be sent otherwise, as the page may not come back; the worker sends what does not arrive. */
    sendBeforeHidden(): Promise<void> {
      if (!isAllSent(attempt())) {
        copyToWorker(id);
        isCopied = true;
      }
      return sendNow(true);
    },
    /** Sends a changed answer soon; offline, the worker gets it. */
    sendLater(): void {
      if (attempt().connection === "online") schedule(SAVE_DELAY_MS, flush);
      else copyUnsent();
    },
    start(): void {
      isStopped = false;
    },
    /** Nothing is sent later by itself; what is unsent stays stored. */
    stop(): void {
      clearTimeout(timer);
      isStopped = true;
    },
  };
}

/** Whoever calls while an earlier call is running gets the result of that one. */
function oneAtATime<Out>(call: () => Promise<Out>): () => Promise<Out> {
  let running: Promise<Out> | null = null;
  return () => {
    running ??= call().finally(() => {
      running = null;
    });
    return running;
  };
}
