/** Days as the institute writes them, in its own time zone. Written on the server only: a browser may know other names. */

/** "21 Nov" and "21 November 2026, 2:05 pm". */
export type WrittenDay = { short: string; long: string };

/** Gives the writer of days for a time zone. */
export function dayWriter(timeZone: string): (at: Date) => WrittenDay {
  const short = new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "short" });
  const long = new Intl.DateTimeFormat("en-IN", { timeZone, dateStyle: "long", timeStyle: "short" });
  return (at) => ({ short: short.format(at), long: long.format(at) });
}

/** "9 November 2026", and the instant for machines. */
export type WrittenDate = { text: string; iso: string };

/** Gives the writer of dates with their year for a time zone; "medium" is "9 Nov 2026", for tables. */
export function dateWriter(timeZone: string, dateStyle: "long" | "medium" = "long"): (at: Date) => WrittenDate {
  const text = new Intl.DateTimeFormat("en-IN", { timeZone, dateStyle });
  return (at) => ({ text: text.format(at), iso: at.toISOString() });
}

/** Gives the writer of moments for a time zone, as a list has room for them: "21 Nov 2026, 2:05 pm". */
export function timeWriter(timeZone: string): (at: Date) => string {
  const text = new Intl.DateTimeFormat("en-IN", { timeZone, dateStyle: "medium", timeStyle: "short" });
  return (at) => text.format(at);
}
