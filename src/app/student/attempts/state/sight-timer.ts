/** Measures in the browser how long each question is in sight, and keeps it on the device, for all its tabs together. */
import { addSight, readSights } from "../../../shared/attempts/answer-storage.ts";
import { SIGNS_OF_LIFE, type SightEvent } from "../../shared/sight-clock.ts";
import { advanceTimes, type QuestionTimes, startTimes } from "./question-times.ts";

/** A crash loses no more. */
const KEEP_EVERY_MS = 5_000;

export type SightTimer = ReturnType<typeof openSightTimer>;

/** `served` are the seconds that the server knew when the page was loaded, which may come from another device. */
export function openSightTimer(attemptId: string, served: ReadonlyArray<{ position: number; seconds: number }>) {
  /** Milliseconds by position, of all tabs; the storage may be blocked. */
  const sums = new Map<number, number>();
  let times: QuestionTimes = startTimes(0, false);

  function note(event: SightEvent): void {
    times = advanceTimes(times, event, performance.now());
  }

  function add(position: number, ms: number): number {
    const sum = Math.max(addSight(attemptId, position, ms), (sums.get(position) ?? 0) + ms);
    sums.set(position, sum);
    return sum;
  }

  function keep(): void {
    note("tick");
    for (const [position, ms] of times.counted) add(position, ms);
    times = { ...times, counted: new Map() };
  }

  return {
    /** Starts to measure; only in a browser, and until the signal aborts. */
    start(signal: AbortSignal): void {
      const stored = readSights(attemptId);
      for (const { position, seconds } of served) {
        const ms = stored.get(position) ?? 0;
        sums.set(position, ms);
        if (ms < seconds * 1000) add(position, seconds * 1000 - ms);
      }
      times = startTimes(performance.now(), document.visibilityState === "visible");
      const onSight = () => {
        note(document.visibilityState === "visible" ? "in-sight" : "out-of-sight");
        keep();
      };
      const onSign = () => note("active");
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign, { passive: true, capture: true, signal });
      document.addEventListener("visibilitychange", onSight, { signal });
      window.addEventListener("pageshow", onSight, { signal });
      window.addEventListener("pagehide", keep, { signal });
      const timer = setInterval(keep, KEEP_EVERY_MS);
      signal.addEventListener("abort", () => {
        clearInterval(timer);
        keep();
        times = { ...times, shown: null };
      });
    },
    /** This question is on the page from now on, or none. */
    show(position: number | null): void {
      if (position === times.shown) return;
      times = advanceTimes(times, { shown: position }, performance.now());
      keep();
      if (position !== null) add(position, 0);
    },
    keep,
    /** Whole seconds so far. */
    secondsOf(position: number): number {
      return Math.floor((sums.get(position) ?? 0) / 1000);
    },
  };
}
