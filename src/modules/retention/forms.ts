/** The form of how long data are kept, for both sides. */
import { z } from "zod";
import { retentionTexts } from "../../content/en/retention.ts";
import { isAllowed, MAX_MONTHS, MIN_MONTHS, parsePeriods, type RetentionPeriods } from "./rules.ts";

const texts = retentionTexts.errors;

const Months = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .regex(/^\d{1,3}$/, { error: () => texts.whole })
      .transform(Number)
      .refine(isAllowed, { error: () => texts.range(MIN_MONTHS, MAX_MONTHS) }),
  );

export const RetentionForm = z.strictObject({
  intent: z.literal("keep"),
  /** The settings that the form began with. */
  basedOn: z
    .string()
    .transform(parsePeriods)
    .pipe(z.custom<RetentionPeriods>((periods) => periods !== null)),
  keepSignInsMonths: Months,
  keepAuditMonths: Months,
  keepDataViewsMonths: Months,
  keepMessagesMonths: Months,
  keepUnusedAccountsMonths: Months,
});
