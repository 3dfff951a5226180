/**
 * How long a lesson has been read: time counts while the page is visible and there was activity in the last minute. Plain values,
 * so that a test can play every order of events; times are milliseconds of a monotonic clock (`performance.now`). The server
 * decides how much of what is sent is added (record 19).
 */
import { REPORT_SECONDS_MAX } from "../../../modules/learning/rules.ts";

/** Somebody who reads scrolls, points or types at least this often. */
export const ACTIVE_FOR_MS = 60_000;

export type ReadingClock = {
  /** Everything up to this time has been counted. */
  at: number;
  /** The time of the last activity. */
  activeAt: number;
  isInSight: boolean;
  /** Read and not sent yet. */
  unsentMs: number;
};

/** What the page noticed. Coming back to it is an activity. */
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

/** The whole seconds to send now, and the clock once they are sent. Anything above the limit of one report is dropped. */
export function takeReport(clock: ReadingClock): { seconds: number; sent: ReadingClock } {
  const seconds = Math.min(Math.floor(clock.unsentMs / 1000), REPORT_SECONDS_MAX);
  return { seconds, sent: { ...clock, unsentMs: clock.unsentMs % 1000 } };
}
