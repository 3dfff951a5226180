/**
 * What the Analytics Dashboard compares, and how (docs/product/figures.md#analytics-dashboard, P17). Null is
 * "no data", shown as a dash.
 */
import { addDays } from "../../core/days.ts";

/** The time ranges in days, by their position in the select. */
export const RANGES = [7, 30, 90, 365] as const;
export type Range = (typeof RANGES)[number];
const DEFAULT_RANGE: Range = 30;

/** A question that was asked less often says more about who answered it than about itself. */
export const MIN_TIMES_ASKED = 10;
/** After this many days without a test, reading or a completed lesson a student has stopped. */
export const STOPPED_AFTER_DAYS = 14;
/** Rows of the lists that have no natural end. */
export const ROWS_MAX = 10;
export const TOP_PERFORMERS = 3;

/** Days from the first to the last, both inclusive. */
export type Days = { from: string; to: string };
/** What is shown, and what it is compared with: as many days, right before. */
export type Span = Days & { before: Days };

/** The range that an address names, or the usual one. */
export function rangeIn(text: string | null): Range {
  return RANGES.find((days) => String(days) === text) ?? DEFAULT_RANGE;
}

/** So many days ending today. */
export function spanOf(days: Range, today: string): Span {
  const from = addDays(today, 1 - days);
  return { from, to: today, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** Every day of a span, in order. */
export function daysOf({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** By how many percent it is more than before; null when there was nothing before. */
export function percentChange(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : Math.round(((now - before) * 100) / before);
}

/** Percent with one decimal, so that two of them can be compared; null of nothing. */
export function preciseShare(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}

/** Percentage points between two shares. */
export function pointsChange(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10;
}

/** Hours to one decimal; null for nobody. */
export function hoursEach(seconds: number, students: number): number | null {
  return students === 0 ? null : Math.round((seconds / students / 3600) * 10) / 10;
}
