/**
 * Runs an attempt in the browser: its state and storage (`attempt-store.ts`), what it sends (`attempt-sender.ts`), and here its
 * time, the lock and submission at zero, and leaving. Independent of React.
 */
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import type { Confidence } from "../../../../modules/repetition/confidence.ts";
import { endOf } from "../../../../modules/tests/timeline.ts";
import {
  nameOwner,
  readSights,
  readView,
  removeUnlessUnsent,
  storeView,
  watchOtherTabs,
} from "../../../shared/attempts/answer-storage.ts";
import { type LocalAct, withLock } from "../../../shared/attempts/answer-sync.ts";
import { type Failure, sendSubmission } from "../../../shared/attempts/requests.ts";
import { createSender, RETRY_LONGEST_MS } from "./attempt-sender.ts";
import { openAttemptStore } from "./attempt-store.ts";
import { isCachedPage, openAttemptClock } from "./clock.ts";
import { isAllSent, isExplanationDue, isOver, isWaitingForEntries, isWaitingForQuestions } from "./local-attempt.ts";
import { openMarkupStore } from "./markup-store.ts";
import { openSection } from "./sections.ts";
import { openSightTimer } from "./sight-timer.ts";

const TICK_MS = 250;
/** While a section is open here and its questions or their record are not: the server's clock may be a moment behind. */
const ASK_FOR_QUESTIONS_MS = 3_000;
/** In a test of the institute or a simulation somebody may give extra minutes: the page asks when it has heard nothing for so long. */
const HEAR_MS = 60_000;

export type AttemptController = ReturnType<typeof createAttemptController>;

/** Takes the owner's attempt as the server sent it at `servedAt` (milliseconds, the server's time) and runs it until `leave`. */
export function createAttemptController(opened: OpenAttempt, servedAt: number, owner: string) {
  const store = openAttemptStore(opened, servedAt);
  const clock = openAttemptClock(opened.id, servedAt, closesAt);
  const sight = openSightTimer(opened.id, opened.questions);
  const markups = openMarkupStore(opened.id, opened.questions, clock, {
    isAlive: () => !store.isDone(),
    // The server judges an answer by what it has heard before.
    mayBeSent: () => isAllSent(store.read().attempt),
  });
  const sender = createSender(opened.id, { store, clock, timer: sight, markups }, finish);
  const { dispatch, read } = store;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The server's time before which the page does not submit by itself again. */
  let nextSubmission = 0;
  /** The same for asking for the questions of a section, and for more of a record. */
  let nextQuestions = 0;
  /** The same for asking whether there is anything new. */
  let nextNews = 0;
  /** The position in view; null in a break, and before the start. */
  let viewed: number | null = null;
  const hasNews = opened.test.kind === "titled";
  let ending = new AbortController();

  /** For a test without a clock, when the server closes it some day. */
  function closesAt(): number {
    const end = endOf(read().attempt.sections.timeline);
    return Number.isFinite(end) ? end : opened.closesAt.getTime();
  }

  /** Submits once the server has every answer given here; the state has the reason if that is not possible now. */
  const submit = () => submitFor({ isByClock: false });

  async function submitFor({ isByClock }: { isByClock: boolean }): Promise<void> {
    if (read().submitState.kind === "submitting" || store.isDone()) return;
    dispatch({ kind: "submitting" });
    store.setSubmitState({ kind: "submitting" });
    const isSent = await sender.flush();
    void markups.send();
    if (!isSent) return failToSubmit(read().attempt.connection === "signed-out" ? "signed-out" : "offline");
    // The replies may have brought extra minutes.
    if (isByClock && !isOver(read().attempt)) return goOn();
    sight.keep();
    const seconds = read().attempt.questions.map(({ position }) => ({ position, seconds: sight.secondsOf(position) }));
    const reply = await sendSubmission(opened.id, { seconds, ...(isByClock && { isByClock }) });
    switch (reply.kind) {
      case "submitted":
      case "already-submitted":
      case "expired":
      case "closed":
        return finish();
      case "running":
        goOn();
        return sender.sync();
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

  function goOn(): void {
    dispatch({ kind: "not-submitted" });
    store.setSubmitState({ kind: "idle" });
  }

  function failToSubmit(reason: Failure["kind"]): void {
    dispatch({ kind: "not-submitted" });
    store.setSubmitState({ kind: "failed", reason });
  }

  function finish(): void {
    if (store.isDone()) return;
    stop();
    removeUnlessUnsent(opened.id);
    store.setSubmitState({ kind: "done" });
  }

  /** Each tick: the time left, and at the end the submission, retried until the server has it. */
  function tick(): void {
    const time = clock.now();
    store.setTime(time);
    if (clock.needsServerTime()) void sender.sync();
    const isWaiting = [isWaitingForQuestions, isWaitingForEntries, isExplanationDue].some((is) => is(read().attempt));
    if (isWaiting && time >= nextQuestions) {
      nextQuestions = time + ASK_FOR_QUESTIONS_MS;
      void sender.sync();
    }
    if (isOver(read().attempt) && time >= nextSubmission) {
      nextSubmission = time + RETRY_LONGEST_MS;
      void submitFor({ isByClock: true });
    }
    askForNews(time);
  }

  function askForNews(time: number): void {
    if (!hasNews || time < Math.max(nextNews, clock.heardAt() + HEAR_MS)) return;
    if (document.visibilityState === "hidden" || read().attempt.connection !== "online") return;
    nextNews = time + HEAR_MS;
    void sender.sync();
  }

  /** Sends the markups after the answers, because the server judges an answer by what it heard before (record 49). */
  const sync = () => void sender.sync().then(markups.send);
  const onOffline = () => dispatch({ kind: "not-received", connection: "offline" });
  const onPageHide = () => {
    // Also comes to a tab that has been behind another since, which has the newer view.
    if (document.visibilityState === "visible") renewView();
    send();
  };
  const send = () => {
    void sender.sendBeforeHidden();
    void markups.send();
  };
  const onVisibility = () => {
    if (document.visibilityState !== "hidden") return sync();
    renewView();
    send();
  };

  /** The question in view is the one that is looked at, while its section is open. */
  function showQuestion(): void {
    const { questions, current, sections } = read().attempt;
    const isShown = openSection(sections) !== null && questions.some(({ position }) => position === current);
    sight.show(isShown ? current : null);
    if (isShown && current !== viewed) storeView(opened.id, { position: current, at: clock.now() });
    viewed = isShown ? current : null;
  }

  /** Opens the question last in view on this device, unless one was answered later elsewhere. */
  function returnToView(): void {
    const view = readView(opened.id);
    if (!view || view.at < (opened.lastAnswered?.at ?? 0)) return;
    dispatch({ kind: "returned", position: view.position });
  }

  /** So that the view is not older than an answer to its question. Not after a log-out, which has deleted it. */
  function renewView(): void {
    if (viewed !== null && readView(opened.id)) storeView(opened.id, { position: viewed, at: clock.now() });
  }

  function act(kind: LocalAct["act"], section: number): void {
    dispatch({ kind: "acted", act: { section, act: kind, at: Math.max(clock.now(), servedAt) } });
    void sender.flush();
  }

  /** Starts timers and listeners; only in a browser. */
  function start(): void {
    ending = new AbortController();
    const { signal } = ending;
    nameOwner(opened.id, owner);
    sender.start();
    store.restoreAnswers(isCachedPage());
    clock.start();
    store.restoreActs(clock.now());
    returnToView();
    markups.start(opened.questions.map(({ position }) => position));
    for (const position of readSights(opened.id).keys()) dispatch({ kind: "seen", position });
    sight.start(signal);
    signal.addEventListener("abort", store.subscribe(showQuestion));
    showQuestion();
    sync();
    timer = setInterval(tick, TICK_MS);
    window.addEventListener("online", sync, { signal });
    window.addEventListener("offline", onOffline, { signal });
    document.addEventListener("visibilitychange", onVisibility, { signal });
    window.addEventListener("pagehide", onPageHide, { signal });
    const onSight = (position: number) => dispatch({ kind: "seen", position });
    const onAct = () => store.restoreActs(clock.now());
    const onMarkup = markups.restoreOne;
    watchOtherTabs(opened.id, { onAnswer: store.restoreAnswer, onSight, onAct, onMarkup, onEnd: sync }, signal);
  }

  /** Stops all timers and listeners; what is unsent stays stored. */
  function stop(): void {
    sender.stop();
    markups.stop();
    clearInterval(timer);
    ending.abort();
  }

  return {
    start,
    /** For navigation within the product: what is unsent is sent, and stays stored. */
    leave(): void {
      renewView();
      stop();
      void withLock(opened.id, () => sender.sendNow(true)).then(markups.send);
    },
    subscribe: store.subscribe,
    read,
    /** What is made with the tools of the test. */
    markups,
    answer(position: number, answer: unknown): void {
      // No answer on this page can be older than the page, even if the clock was set back meanwhile.
      dispatch({ kind: "answered", position, answer, at: Math.max(clock.now(), servedAt) });
      sender.sendLater();
    },
    rate(position: number, confidence: Confidence): void {
      dispatch({ kind: "rated", position, confidence, at: Math.max(clock.now(), servedAt) });
      sender.sendLater();
    },
    /** Makes the answer final and asks for its explanation. */
    explain(position: number): void {
      dispatch({ kind: "settled", position, at: clock.now() });
      nextQuestions = clock.now() + ASK_FOR_QUESTIONS_MS;
      void sender.flush();
    },
    flag(position: number, flagged: boolean): void {
      dispatch({ kind: "flagged", position, flagged });
      if (read().attempt.connection === "online") void sender.flush();
    },
    moveTo(position: number): void {
      dispatch({ kind: "moved", position, at: clock.now() });
      void sender.flush();
    },
    /** Closes the section for good; the next one opens as the test says. */
    closeSection: (section: number) => act("close", section),
    /** Ends the break after that section. */
    endBreak: (section: number) => act("end-break", section),
    submit,
  };
}
