/** The forms of a test and its review, for both sides. */
import { z } from "zod";
import { reviewTexts } from "../../content/en/review.ts";

const REPORT_LIMIT = 2_000;

/** "Report a problem with this question". */
export const QuestionReport = z.strictObject({
  position: z.coerce.number().pipe(z.int32().min(1)),
  message: z
    .string()
    .trim()
    .min(1, { error: () => reviewTexts.report.missing })
    .max(REPORT_LIMIT, { error: () => reviewTexts.report.tooLong(REPORT_LIMIT) }),
});
export type QuestionReport = z.infer<typeof QuestionReport>;
