/** What a clinician signs a question with, for both sides. */
import { z } from "zod";
import { reviewTexts as texts } from "../../content/en/question-reviews.ts";
import { oneLine } from "../../core/plain-text.ts";

const LIMIT = 120;

const line = (missing: () => string) =>
  z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .max(LIMIT, { error: () => texts.problems.tooLong(LIMIT) }),
    );

export const Signature = z.object({
  reviewer: line(() => texts.problems.reviewer),
  qualification: line(() => texts.problems.qualification),
});
export type Signature = z.infer<typeof Signature>;
