/** What a student tells of the real exam. The consent names the version of the privacy notice on the page. */
import { z } from "zod/mini";
import { CONSENT_VERSION } from "../../content/en/consent.ts";

/** One tap: the button is the answer, and the sentence above it what is agreed to by pressing it. */
export const OutcomeForm = z.strictObject({
  presetId: z.string(),
  hasPassed: z.enum(["yes", "no"]),
  consent: z.literal(CONSENT_VERSION),
});
export type OutcomeForm = z.infer<typeof OutcomeForm>;
