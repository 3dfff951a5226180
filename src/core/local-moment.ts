import { z } from "zod/mini";
import { errorTexts } from "../content/en/errors.ts";
import { CLOCK, formats, LONG_DATE } from "../content/formats.ts";
import { momentOf, neighboursOfSkipped } from "./days.ts";
import { refuse } from "./schemas.ts";

/**
 * A day and time of a date-time field, told in a time zone; null for an empty field. A time that clocks skip there, for summer time, is
 * refused with the last one before and the first one after it.
 */
export function localMoment(timeZone: string, problem: () => string) {
  return z.pipe(
    z._default(z.string(), ""),
    z.transform((typed, context): Date | null => {
      const text = typed.trim();
      if (text === "") return null;
      const skipped = neighboursOfSkipped(text, timeZone);
      if (!skipped) return momentOf(text, timeZone) ?? refuse(context, problem());
      const write = formats().dates({ timeZone, ...LONG_DATE, ...CLOCK });
      return refuse(context, errorTexts.skippedTime(write(skipped.before), write(skipped.after)));
    }),
  );
}
