/** The form with which the administrator revokes a certificate, for both sides. */
import { z } from "zod";
import { certificateTexts } from "../../content/en/certificates.ts";
import { oneLine } from "../../core/plain-text.ts";
import { REVOCATION_REASON_MAX } from "./rules.ts";

const texts = certificateTexts.revocation;

export const RevocationForm = z.object({
  reason: z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: () => texts.reasonMissing })
        .max(REVOCATION_REASON_MAX, { error: () => texts.reasonTooLong(REVOCATION_REASON_MAX) }),
    ),
});
