/** What a clinician signs a question with, for both sides. */
import { z } from "zod/mini";
import { reviewTexts as texts } from "../../content/en/question-reviews.ts";
import { oneLine } from "../../core/plain-text.ts";

const LIMIT = 120;

const line = (missing: () => string) =>
  z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z
      .string()
      .check(z.minLength(1, { error: missing }), z.maxLength(LIMIT, { error: () => texts.problems.tooLong(LIMIT) })),
  );

export const Signature = z.object({
  reviewer: line(() => texts.problems.reviewer),
  qualification: line(() => texts.problems.qualification),
});
export type Signature = z.infer<typeof Signature>;
