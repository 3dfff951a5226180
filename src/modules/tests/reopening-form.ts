/** The form with which the administrator opens a test again for one student, for both sides. */
import { z } from "zod/mini";
import { testResultTexts } from "../../content/en/test-results.ts";
import { requiredLine } from "../../core/form-fields.ts";

const texts = testResultTexts.reopen;

export const REOPENING_REASON_MAX = 500;
/** As long as an address can be. */
const EMAIL_MAX = 254;

export const ReopeningForm = z.object({
  email: requiredLine(EMAIL_MAX, { missing: () => texts.emailMissing, tooLong: () => texts.unknown }),
  reason: requiredLine(REOPENING_REASON_MAX, {
    missing: () => texts.reasonMissing,
    tooLong: (most) => texts.reasonTooLong(most),
  }),
});
