/** The form of how long data are kept, for both sides. */
import { z } from "zod";
import { retentionTexts } from "../../content/en/retention.ts";
import { isAllowed, KEPT_AT_LEAST, KEPT_AT_MOST, type Keeping, parseKeeping } from "./rules.ts";

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
      .refine(isAllowed, { error: () => texts.range(KEPT_AT_LEAST, KEPT_AT_MOST) }),
  );

export const KeepingForm = z.strictObject({
  intent: z.literal("keep"),
  /** The settings that the form began with. */
  basedOn: z
    .string()
    .transform(parseKeeping)
    .pipe(z.custom<Keeping>((keeping) => keeping !== null)),
  keepSignInsMonths: Months,
  keepAuditMonths: Months,
  keepDataViewsMonths: Months,
  keepMessagesMonths: Months,
  keepUnusedAccountsMonths: Months,
});
