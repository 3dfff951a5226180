/** The form with which the administrator revokes a certificate, for both sides. */
import { z } from "zod/mini";
import { certificateTexts } from "../../content/en/certificates.ts";
import { requiredLine } from "../../core/form-fields.ts";
import { REVOCATION_REASON_MAX } from "./rules.ts";

const texts = certificateTexts.revocation;

export const RevocationForm = z.object({
  reason: requiredLine(REVOCATION_REASON_MAX, {
    missing: () => texts.reasonMissing,
    tooLong: (most) => texts.reasonTooLong(most),
  }),
});
