/** Days as the institute writes them, in its own time zone. Written on the server only: a browser may know other names. */
import { formats } from "../content/formats.ts";

/** "21 Nov" and "21 November 2026, 2:05 pm". */
export type WrittenDay = { short: string; long: string };

/** Gives the writer of days for a time zone. */
export function dayWriter(timeZone: string): (at: Date) => WrittenDay {
  const short = formats().dates({ timeZone, day: "numeric", month: "short" });
  const long = formats().dates({ timeZone, dateStyle: "long", timeStyle: "short" });
  return (at) => ({ short: short(at), long: long(at) });
}

/** "9 November 2026", and the instant for machines. */
export type WrittenDate = { text: string; iso: string };

/** Gives the writer of dates with their year for a time zone; "medium" is "9 Nov 2026", for tables. */
export function dateWriter(timeZone: string, dateStyle: "long" | "medium" = "long"): (at: Date) => WrittenDate {
  const text = formats().dates({ timeZone, dateStyle });
  return (at) => ({ text: text(at), iso: at.toISOString() });
}

/** Gives the writer of moments for a time zone, as a list has room for them: "21 Nov 2026, 2:05 pm". */
export function timeWriter(timeZone: string): (at: Date) => string {
  return formats().dates({ timeZone, dateStyle: "medium", timeStyle: "short" });
}

/**
 * Gives the writer of times of the clock for a time zone: the next full minute, as the end of a wait, or the last one, as the
 * end of a chance: "2:05 pm".
 */
export function clockWriter(timeZone: string, toMinute: "next" | "last" = "next"): (at: Date) => string {
  const text = formats().dates({ timeZone, timeStyle: "short" });
  const round = toMinute === "next" ? Math.ceil : Math.floor;
  return (at) => text(round(at.getTime() / 60_000) * 60_000);
}

/** Gives the writer of moments to the second: "21 Nov 2026, 2:05:09 pm". */
export function secondWriter(timeZone: string): (at: Date) => string {
  return formats().dates({ timeZone, dateStyle: "medium", timeStyle: "medium" });
}

/** Gives the writer of days of the calendar, such as `2026-11-21`, which are in no time zone any more: "21 November 2026". */
export function dayOfCalendarWriter(): (day: string) => string {
  const text = formats().dates({ timeZone: "UTC", dateStyle: "long" });
  return (day) => text(new Date(day));
}
