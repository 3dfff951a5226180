/** How English writes numbers. */
import { formatsOf } from "../formats.ts";

const formats = formatsOf("en");

export const { number, percent, all, any, dates } = formats;

/** "1 question", "1,200 questions". */
export const counted = (count: number, one: string, many: string): string =>
  formats.counted(count, { one, other: many });

/** "3 hours and 30 minutes", "45 minutes". */
export const hoursAndMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [counted(hours, "hour", "hours")] : []),
    ...(rest > 0 ? [counted(rest, "minute", "minutes")] : []),
  ];
  return parts.join(" and ");
};
