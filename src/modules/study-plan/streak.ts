/** Days of study in a row. Pure; days are those of the product's time zone. */
import { addDays } from "../../core/days.ts";

/** Forgiven in each week from Monday to Sunday. */
const MISSED_A_WEEK = 1;

/** The Monday of the day's week. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/**
 * How many days the student has studied in a row, and whether today is one of them. One missed day a week is forgiven, two together are
 * not; today is missed only once it is over.
 */
export function streakOf(days: ReadonlySet<string>, today: string): { length: number; hasToday: boolean } {
  const hasToday = days.has(today);
  const missed = new Map<string, number>();
  let length = 0;
  for (let day = hasToday ? today : addDays(today, -1); ; day = addDays(day, -1)) {
    if (days.has(day)) {
      length += 1;
      continue;
    }
    const times = (missed.get(weekOf(day)) ?? 0) + 1;
    if (times > MISSED_A_WEEK || !days.has(addDays(day, -1))) return { length, hasToday };
    missed.set(weekOf(day), times);
  }
}
