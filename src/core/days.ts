/**
 * Calendar days, written `2026-11-21`, in a time zone. A day has no hour: two of them compare as text. A time of day is
 * written with its day, `2026-11-21T18:30`, as date-time fields have it.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The current day at this moment in that time zone. */
export function dayOf(at: Date, timeZone: string): string {
  return formatOf(timeZone).format(at).slice(0, "2026-11-21".length);
}

/** The day that many days later; earlier for a negative count. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** The first day of the month. */
export function startOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The same day of the previous month; its last day if that is shorter. */
export function monthBefore(day: string): string {
  const last = addDays(startOfMonth(day), -1);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** The moment at which a day begins in that time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const asIfUtc = new Date(`${day}T00:00:00Z`).getTime();
  // Twice, because the offset may differ between the guess and the moment itself.
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetAt(guess, timeZone));
}

/** The day and the time, to the minute, that clocks of the zone show at this moment. */
export function localTimeOf(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 16);
}

/** Moment in the form that spreadsheets read, for columns whose heading names the zone: `2026-11-21 18:30`. */
export function tableTimeOf(at: Date, timeZone: string): string {
  return localTimeOf(at, timeZone).replace("T", " ");
}

/** The moment at which clocks of the zone show this day and time; null if it is not valid, or they skip it. */
export function momentOf(localTime: string, timeZone: string): Date | null {
  const asIfUtc = readAsIfUtc(localTime);
  if (asIfUtc === null) return null;
  const moment = new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc, timeZone), timeZone));
  return localTimeOf(moment, timeZone) === localTime ? moment : null;
}

/**
 * The last minute before and the first after the change of clocks that skips this day and time in the zone; null for a time that they show,
 * and for one that is not valid.
 */
export function neighboursOfSkipped(localTime: string, timeZone: string): { before: Date; after: Date } | null {
  const asIfUtc = readAsIfUtc(localTime);
  if (asIfUtc === null || momentOf(localTime, timeZone)) return null;
  // No zone is a day away from UTC, so the change lies between these two.
  let [before, after] = [asIfUtc - DAY_MS, asIfUtc + DAY_MS];
  const offsetBefore = offsetAt(before, timeZone);
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === offsetBefore) before = middle;
    else after = middle;
  }
  return { before: new Date(before), after: new Date(after) };
}

/** Milliseconds of a valid day and time, read as one of UTC. */
function readAsIfUtc(localTime: string): number | null {
  // A year that is still being typed, such as 0002, is not valid.
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(localTime)) return null;
  const asIfUtc = new Date(`${localTime}Z`).getTime();
  // A day such as 31 February is refused, or read as one of the next month.
  return Number.isNaN(asIfUtc) || new Date(asIfUtc).toISOString().slice(0, 16) !== localTime ? null : asIfUtc;
}

/** Milliseconds by which clocks of the zone are ahead of UTC at this time. */
function offsetAt(time: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "00";
  const shown = `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}Z`;
  return new Date(shown).getTime() - Math.floor(time / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating one costs as much as a hundred uses, and an export needs it for each of its rows. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const twoDigits = {
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const;
  const made = new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", year: "numeric", ...twoDigits });
  formats.set(timeZone, made);
  return made;
}
