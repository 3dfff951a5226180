/** How long a lesson has been read. The server decides how much of what is sent is added (record 19). */
import { REPORT_SECONDS_MAX } from "../../../modules/learning/rules.ts";
import { type SightClock, startClock } from "../shared/sight-clock.ts";

/** Somebody who reads scrolls, points or types at least this often. */
export const ACTIVE_FOR_MS = 60_000;

/** The clock of a lesson that was just opened. */
export function startReading(now: number, isInSight: boolean): SightClock {
  return startClock(now, { isInSight, activeForMs: ACTIVE_FOR_MS });
}

/** The whole seconds to send now, and the clock once they are sent. Anything above the limit of one report is dropped. */
export function nextReport(clock: SightClock): { seconds: number; sent: SightClock } {
  const seconds = Math.min(Math.floor(clock.countedMs / 1000), REPORT_SECONDS_MAX);
  return { seconds, sent: { ...clock, countedMs: clock.countedMs % 1000 } };
}
