import { addDays, startOfDay } from "../../core/days.ts";

/** Days, as the fields of a list give them; empty for none. */
export type Period = { from: string; until: string };

export function periodIn(params: URLSearchParams): Period {
  return { from: dayIn(params.get("from")), until: dayIn(params.get("until")) };
}

/** From the first moment of these days on, and before the first one after them. */
export function momentsOf({ from, until }: Period, timeZone: string): { from: Date | null; until: Date | null } {
  return {
    from: from ? startOfDay(from, timeZone) : null,
    until: until ? startOfDay(addDays(until, 1), timeZone) : null,
  };
}

/**
 * A day as a field gives it; empty for none. A year that is still being typed, such as 0002, is none: neither calendars nor
 * the database know all of these.
 */
function dayIn(text: string | null): string {
  return text && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}
