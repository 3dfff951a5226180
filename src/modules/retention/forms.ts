/** The form of how long data are kept, for both sides. */
import { z } from "zod/mini";
import { retentionTexts } from "../../content/en/retention.ts";
import { readWhole } from "../../core/numerals.ts";
import { refuse } from "../../core/schemas.ts";
import { isAllowed, MAX_MONTHS, MIN_MONTHS, parsePeriods, type RetentionPeriods } from "./rules.ts";

const texts = retentionTexts.errors;

const Months = z.pipe(
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text, context) => readWhole(text) ?? refuse(context, texts.whole)),
  ),
  z.number().check(z.refine(isAllowed, { error: () => texts.range(MIN_MONTHS, MAX_MONTHS) })),
);

export const RetentionForm = z.strictObject({
  intent: z.literal("keep"),
  /** The settings that the form began with. */
  basedOn: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => parsePeriods(text)),
    ),
    z.custom<RetentionPeriods>((periods) => periods !== null),
  ),
  keepSignInsMonths: Months,
  keepAuditMonths: Months,
  keepDataViewsMonths: Months,
  keepMessagesMonths: Months,
  keepUnusedAccountsMonths: Months,
});
