/**
 * How long somebody has been reading: time counts while the page is in sight and something was done on it in the last
 * minute. Plain values, so that a test can play every order of events; times are milliseconds of a clock that never goes
 * back (`performance.now`). The server decides how much of what is sent is added (record 19).
 */
import { REPORT_SECONDS_MAX } from "../../../modules/learning/rules.ts";

/** Somebody who reads scrolls, points or types at least this often. */
export const ACTIVE_FOR_MS = 60_000;

export type ReadingClock = {
  /** Until when everything is counted. */
  at: number;
  /** When something was done last. */
  activeAt: number;
  isInSight: boolean;
  /** Read and not sent yet. */
  unsentMs: number;
};

/** What the page noticed. To come back to it is to do something on it. */
export type ReadingEvent = "active" | "in-sight" | "out-of-sight" | "tick";

/** The clock of a page that was just opened. */
export function startClock(now: number, { isInSight }: { isInSight: boolean }): ReadingClock {
  return { at: now, activeAt: now, isInSight, unsentMs: 0 };
}

/** The clock after an event. */
export function advance(clock: ReadingClock, event: ReadingEvent, now: number): ReadingClock {
  const countsUntil = Math.min(now, clock.activeAt + ACTIVE_FOR_MS);
  const read = clock.isInSight ? Math.max(0, countsUntil - clock.at) : 0;
  const counted = { ...clock, at: now, unsentMs: clock.unsentMs + read };
  switch (event) {
    case "active":
      return { ...counted, activeAt: now };
    case "in-sight":
      return { ...counted, activeAt: now, isInSight: true };
    case "out-of-sight":
      return { ...counted, isInSight: false };
    case "tick":
      return counted;
    default:
      return event satisfies never;
  }
}

/** The whole seconds to send now, and the clock once they are sent. What one report cannot hold is dropped. */
export function takeReport(clock: ReadingClock): { seconds: number; sent: ReadingClock } {
  const seconds = Math.min(Math.floor(clock.unsentMs / 1000), REPORT_SECONDS_MAX);
  return { seconds, sent: { ...clock, unsentMs: clock.unsentMs % 1000 } };
}
