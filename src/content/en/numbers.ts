/** How English writes numbers. */
import { formatsOf } from "../formats.ts";

const formats = formatsOf("en");

export const { number, percent, all, any, dates } = formats;

/** A percentage with at most two decimals, or a fraction of one percent. */
export type Level = number | { numerator: number; denominator: number };

/** "66.67", "66 2/3": a percentage without its sign. */
export const level = (value: Level): string => {
  if (typeof value === "number") return number(value, 12);
  const { numerator, denominator } = value;
  const whole = Math.floor(numerator / denominator);
  const fraction = `${numerator % denominator}/${denominator}`;
  return whole === 0 ? fraction : `${number(whole)}\u00a0${fraction}`;
};

/** "66.67%", "66 2/3%". */
export const levelInPercent = (value: Level): string =>
  typeof value === "number" ? percent(value) : `${level(value)}%`;

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
