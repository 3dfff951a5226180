/**
 * How long each question was in sight: it is the one on the page, its section is open, the page is visible, and somebody did
 * something in the last minutes. Plain values, so that a test can play every order of events; times are milliseconds of a
 * monotonic clock (`performance.now`).
 */
import { advance, type SightClock, type SightEvent, startClock } from "../../shared/sight-clock.ts";

/**
 * A case with its exhibits is read for minutes without a touch, and a calculation is done on paper. After ten minutes without any
 * sign of life nobody is there: no exam gives that long for one question.
 */
export const ACTIVE_FOR_MS = 10 * 60_000;

export type QuestionTimes = {
  clock: SightClock;
  /** The position in sight; null in a break, and when all is over. */
  shown: number | null;
  /** What was counted and not taken yet, by position. */
  counted: ReadonlyMap<number, number>;
};

export type TimesEvent = SightEvent | { shown: number | null };

/** The times of a page that was just opened. */
export function startTimes(now: number, isInSight: boolean): QuestionTimes {
  return { clock: startClock(now, { isInSight, activeForMs: ACTIVE_FOR_MS }), shown: null, counted: new Map() };
}

/** The times after an event. */
export function advanceTimes(times: QuestionTimes, event: TimesEvent, now: number): QuestionTimes {
  const clock = advance(times.clock, typeof event === "string" ? event : "tick", now);
  const counted = new Map(times.counted);
  if (times.shown !== null) counted.set(times.shown, (counted.get(times.shown) ?? 0) + clock.countedMs);
  const shown = typeof event === "string" ? times.shown : event.shown;
  return { clock: { ...clock, countedMs: 0 }, shown, counted };
}
