/** How time spent reading is counted (record 19). The browser reports how long; this decides how much of it counts. */

/** The most that one report counts, however long ago the last one was. */
export const REPORT_SECONDS_MAX = 60;

/** How often a page that is being read reports. Less than the most that a report counts, so that nothing honest is lost. */
export const REPORT_EVERY_SECONDS = 30;

/** Network delays differ: a report may arrive this much sooner after the previous one than it was sent. */
const JITTER_MS = 2_000;

/** What of a report is added, and until when the student's time is counted then. */
export type CountedReading = { seconds: number; until: Date };

/**
 * How much of what was reported can be true. `countedUntil` is where the student's reports so far end, of any lesson; null
 * before the first. It moves on by what is added, so that over any span no more is counted than the span is long, with
 * however many tabs and in however many pieces it is reported.
 */
export function countReading({
  reported,
  countedUntil,
  now,
}: {
  /** Whole seconds. */
  reported: number;
  countedUntil: Date | null;
  now: Date;
}): CountedReading {
  const earliest = now.getTime() - REPORT_SECONDS_MAX * 1000;
  const from = Math.max(earliest, countedUntil?.getTime() ?? earliest);
  const possible = Math.floor((now.getTime() + JITTER_MS - from) / 1000);
  const seconds = Math.max(0, Math.min(reported, possible, REPORT_SECONDS_MAX));
  return { seconds, until: new Date(from + seconds * 1000) };
}

/** Questions of the test over all subjects with which a student can begin. */
export const DIAGNOSTIC_SIZE = 15;
