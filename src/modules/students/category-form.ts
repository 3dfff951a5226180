/** What a student tells about themselves for pass marks. Each consent names the version of the privacy notice on the page. */
import { z } from "zod/mini";
import { categoryTexts } from "../../content/en/category.ts";
import { CONSENT_VERSION } from "../../content/en/consent.ts";
import { CATEGORIES } from "../tests/pass-rules.ts";

const texts = categoryTexts.errors;

const DisabilityConsent = z.literal(CONSENT_VERSION, { error: () => texts.disabilityConsent });

export const CategoryForm = z
  .strictObject({
    category: z.enum(CATEGORIES, { error: () => texts.category }),
    consent: z.literal(CONSENT_VERSION, { error: () => texts.consent }),
    hasDisability: z.optional(z.literal("yes")),
    disabilityConsent: z.optional(DisabilityConsent),
  })
  .check(
    z.refine(({ hasDisability, disabilityConsent }) => !hasDisability || disabilityConsent !== undefined, {
      path: ["disabilityConsent"],
      error: () => texts.disabilityConsent,
    }),
  );
export type CategoryForm = z.infer<typeof CategoryForm>;
