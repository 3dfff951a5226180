/** The state of a running attempt on its page. Each changed answer is also stored on the device, and what is done with sections. */
import { parseAnswer } from "../../../../items/registry/models.ts";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { GRACE_MS } from "../../../../modules/attempts/rules.ts";
import { endOf } from "../../../../modules/tests/timeline.ts";
import {
  readActs,
  readAnswer,
  readExtra,
  removeAct,
  storeAct,
  storeAnswer,
  storeExtra,
} from "../../../shared/attempts/answer-storage.ts";
import type { Failure } from "../../../shared/attempts/requests.ts";
import {
  type AttemptEvent,
  type LocalAttempt,
  localAttemptOf,
  reduceAttempt,
  storedAnswerOf,
} from "./local-attempt.ts";
import { acceptedActs, type Sections } from "./sections.ts";
import { secondsLeft } from "./server-clock.ts";

export type SubmitState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "failed"; reason: Failure["kind"] }
  | { kind: "done" };

/** Whole seconds. */
export type TimeLeft = {
  /** Until the section in view is closed, or until a wait or a break is over; infinite where no clock runs. */
  secondsToGo: number;
  /** Until the server no longer counts an arriving answer. */
  secondsToArrive: number;
};

export type AttemptState = { attempt: LocalAttempt; time: TimeLeft; submitState: SubmitState };

export type AttemptStore = ReturnType<typeof openAttemptStore>;

/** Holds the attempt as the server sent it at `servedAt` (milliseconds, the server's time). */
export function openAttemptStore(opened: OpenAttempt, servedAt: number) {
  const { id } = opened;
  const attempt = localAttemptOf(opened, servedAt);
  let state: AttemptState = { attempt, time: timeLeftAt(attempt, servedAt), submitState: { kind: "idle" } };
  const listeners = new Set<() => void>();

  /** From then on nothing is stored: the data was removed, whatever reply still arrives. */
  function isDone(): boolean {
    return state.submitState.kind === "done";
  }

  function change(next: Partial<AttemptState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function dispatch(event: AttemptEvent): void {
    if (isDone()) return;
    const before = state.attempt;
    const attempt = reduceAttempt(before, event);
    if (attempt === before) return;
    storeChanges(before, attempt);
    change({ attempt });
  }

  /** What has just come from the server is not stored: the device may have something newer of it. */
  function storeChanges(before: LocalAttempt, after: LocalAttempt): void {
    if (after.questions.length === before.questions.length) {
      for (const [index, question] of after.questions.entries()) {
        if (question !== before.questions[index]) storeAnswer(id, question.position, storedAnswerOf(question));
      }
    }
    if (after.sections !== before.sections) storeActs(before.sections, after.sections);
  }

  function storeActs(before: Sections, { events, extra, unsent }: Sections): void {
    if (extra !== before.extra) storeExtra(id, extra);
    for (const act of before.unsent) if (!unsent.includes(act)) removeAct(id, act);
    if (unsent !== before.unsent) for (const act of unsent) storeAct(id, { ...act, isUnsent: true });
    if (events !== before.events) for (const act of acceptedActs(events)) storeAct(id, { ...act, isUnsent: false });
  }

  function restoreAnswer(position: number, isPageOlder = false): void {
    const item = state.attempt.questions.find((question) => question.position === position)?.item;
    const stored = readAnswer(id, position);
    if (!item || !stored || parseAnswer(item, stored.answer) === null) return;
    dispatch({ kind: "restored", stored: { position, ...stored }, isPageOlder });
  }

  function restoreAnswers(isPageOlder = false): void {
    for (const { position } of state.attempt.questions) restoreAnswer(position, isPageOlder);
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    isDone,
    setSubmitState: (submitState: SubmitState) => change({ submitState }),
    /** The server was reached: what failed for lack of a connection can be retried. */
    clearFailure(): void {
      if (state.submitState.kind === "failed") change({ submitState: { kind: "idle" } });
    },
    /** Updates what depends on the time. */
    setTime(at: number): void {
      dispatch({ kind: "time", at });
      const time = timeLeftAt(state.attempt, at);
      const { secondsToGo, secondsToArrive } = state.time;
      if (time.secondsToGo !== secondsToGo || time.secondsToArrive !== secondsToArrive) change({ time });
    },
    /** Takes over an answer that another tab or an earlier page stored on the device. */
    restoreAnswer,
    restoreAnswers,
    /** The same for what was done with the sections, and for extra minutes. */
    restoreActs(at: number): void {
      dispatch({ kind: "extra-received", extra: readExtra(id), at });
      for (const { isUnsent, ...act } of readActs(id)) dispatch({ kind: "act-restored", act, isUnsent, at });
    },
  };
}

function timeLeftAt({ sections }: LocalAttempt, at: number): TimeLeft {
  return {
    secondsToGo: secondsLeft(sections.clock.until, at),
    secondsToArrive: secondsLeft(endOf(sections.timeline) + GRACE_MS, at),
  };
}
