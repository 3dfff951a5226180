/**
 * Dates as the institute writes them, in its own time zone, which each time of day names (P42). Formatted on the server only: browsers may
 * use other names.
 */
import { CLOCK, CLOCK_TO_SECOND, formats, LONG_DATE, MEDIUM_DATE } from "../content/formats.ts";

/** "21 Nov" and "21 November 2026 at 2:05 pm IST". */
export type WrittenDay = { short: string; long: string };

/** Returns a formatter of dates for a time zone. */
export function dayWriter(timeZone: string): (at: Date) => WrittenDay {
  const short = formats().dates({ timeZone, day: "numeric", month: "short" });
  const long = formats().dates({ timeZone, ...LONG_DATE, ...CLOCK });
  return (at) => ({ short: short(at), long: long(at) });
}

/** "9 November 2026", and the instant in machine-readable form. */
export type WrittenDate = { text: string; iso: string };

/** Returns a formatter of dates with their year for a time zone; "medium" is "9 Nov 2026", for tables. */
export function dateWriter(timeZone: string, dateStyle: "long" | "medium" = "long"): (at: Date) => WrittenDate {
  const text = formats().dates({ timeZone, dateStyle });
  return (at) => ({ text: text(at), iso: at.toISOString() });
}

/** Returns a formatter of date and time for a time zone, short enough for a list: "21 Nov 2026, 2:05 pm IST". */
export function timeWriter(timeZone: string): (at: Date) => string {
  return formats().dates({ timeZone, ...MEDIUM_DATE, ...CLOCK });
}

/**
 * Returns a formatter of times of day for a time zone, rounded up to the minute (the end of a wait) or down (the end of a
 * chance): "2:05 pm IST".
 */
export function clockWriter(timeZone: string, toMinute: "next" | "last" = "next"): (at: Date) => string {
  const text = formats().dates({ timeZone, ...CLOCK });
  const round = toMinute === "next" ? Math.ceil : Math.floor;
  return (at) => text(round(at.getTime() / 60_000) * 60_000);
}

/** Returns a formatter of times for a page about `now`: "2:05:09 pm IST", and with its date what is of another day. */
export function nearTimeWriter(timeZone: string, now: Date, to: "minute" | "second"): (at: Date) => string {
  const clock = to === "second" ? CLOCK_TO_SECOND : CLOCK;
  const day = formats().dates({ timeZone, dateStyle: "short" });
  const time = formats().dates({ timeZone, ...clock });
  const both = formats().dates({ timeZone, ...MEDIUM_DATE, ...clock });
  return (at) => (day(at) === day(now) ? time(at) : both(at));
}

/** Returns a formatter of date and time to the second: "21 Nov 2026, 2:05:09 pm IST". */
export function secondWriter(timeZone: string): (at: Date) => string {
  return formats().dates({ timeZone, ...MEDIUM_DATE, ...CLOCK_TO_SECOND });
}

/** Returns a formatter of calendar dates such as `2026-11-21`, which have no time zone: "21 November 2026". */
export function dayOfCalendarWriter(): (day: string) => string {
  const text = formats().dates({ timeZone: "UTC", dateStyle: "long" });
  return (day) => text(new Date(day));
}
