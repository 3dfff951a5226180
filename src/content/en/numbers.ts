/** How English writes numbers. */
import { formatsOf } from "../formats.ts";

const formats = formatsOf("en");

export const { number, percent, all, any, dates } = formats;

/** "1 question", "1,200 questions". */
export const counted = (count: number, one: string, many: string): string =>
  formats.counted(count, { one, other: many });
