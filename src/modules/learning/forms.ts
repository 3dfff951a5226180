/** What the page of a lesson sends. */
import { z } from "zod";

/** 'Mark as complete' and back. It says what should be, not that it should change: sent twice it is the same. */
export const LessonMark = z.strictObject({ mark: z.enum(["complete", "not-complete"]) });

/** How many whole seconds were read since the last report. */
export const ReadingReport = z.strictObject({
  seconds: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
});
