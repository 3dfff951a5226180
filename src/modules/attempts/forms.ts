/** The forms of a test and its review, for both sides. */
import { z } from "zod/mini";
import { reviewTexts } from "../../content/en/review.ts";

const REPORT_LIMIT = 2_000;

/** "Report a problem with this question". */
export const QuestionReport = z.strictObject({
  position: z.pipe(z.coerce.number(), z.int32().check(z.minimum(1))),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => reviewTexts.report.missing }),
      z.maxLength(REPORT_LIMIT, { error: () => reviewTexts.report.tooLong(REPORT_LIMIT) }),
    ),
});
export type QuestionReport = z.infer<typeof QuestionReport>;
