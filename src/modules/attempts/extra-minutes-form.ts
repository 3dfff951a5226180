/** The form with which the administrator gives extra minutes to those who are in a test, for both sides. */
import { z } from "zod";
import { testResultTexts } from "../../content/en/test-results.ts";
import { requiredLine } from "../../core/form-fields.ts";
import { parseId } from "../../core/id.ts";

const texts = testResultTexts.extra;

/** At once. Nothing takes them back, so a digit too many must not give a day. */
const EXTRA_MINUTES_MAX = 120;
export const EXTRA_REASON_MAX = 500;

export const ExtraMinutesForm = z.object({
  /** Empty for all who are in the test. */
  attempt: z
    .string()
    .default("")
    .transform((text) => parseId<"attempt">(text)),
  gift: z.string().transform((text, context) => {
    const id = parseId<"gift">(text);
    if (!id) context.addIssue({ code: "custom", message: texts.minutesWrong(EXTRA_MINUTES_MAX) });
    return id ?? z.NEVER;
  }),
  minutes: z.coerce
    .number({ error: () => texts.minutesWrong(EXTRA_MINUTES_MAX) })
    .int({ error: () => texts.minutesWrong(EXTRA_MINUTES_MAX) })
    .min(1, { error: () => texts.minutesWrong(EXTRA_MINUTES_MAX) })
    .max(EXTRA_MINUTES_MAX, { error: () => texts.minutesWrong(EXTRA_MINUTES_MAX) }),
  reason: requiredLine(EXTRA_REASON_MAX, {
    missing: () => texts.reasonMissing,
    tooLong: (most) => texts.reasonTooLong(most),
  }),
  /** The minutes that were asked about before, once the question was answered. */
  confirmed: z.string().optional(),
});
