/** The form with which the administrator gives extra minutes to those who are in a test, for both sides. */
import { z } from "zod/mini";
import { testResultTexts } from "../../content/en/test-results.ts";
import { requiredLine } from "../../core/form-fields.ts";
import { parseId } from "../../core/id.ts";
import { readWhole } from "../../core/numerals.ts";
import { idSchema, refuse } from "../../core/schemas.ts";

const texts = testResultTexts.extra;

/** At once. Nothing takes them back, so a digit too many must not give a day. */
const EXTRA_MINUTES_MAX = 120;
export const EXTRA_REASON_MAX = 500;

export const ExtraMinutesForm = z.object({
  /** Empty for all who are in the test. */
  attempt: z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => parseId<"attempt">(text)),
  ),
  gift: idSchema<"gift">(() => texts.minutesWrong(EXTRA_MINUTES_MAX)),
  minutes: z.pipe(
    z._default(z.string(), ""),
    z.transform((text, context) => {
      const minutes = readWhole(text) ?? 0;
      if (minutes >= 1 && minutes <= EXTRA_MINUTES_MAX) return minutes;
      return refuse(context, texts.minutesWrong(EXTRA_MINUTES_MAX));
    }),
  ),
  reason: requiredLine(EXTRA_REASON_MAX, {
    missing: () => texts.reasonMissing,
    tooLong: (most) => texts.reasonTooLong(most),
  }),
  /** The minutes that were asked about before, once the question was answered. */
  confirmed: z.optional(z.string()),
});
