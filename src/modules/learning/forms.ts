/** What the page of a lesson sends. */
import { z } from "zod";

/** 'Mark as complete' and back. It sends the wanted state, not a toggle, so a retry changes nothing. */
export const LessonMark = z.strictObject({ mark: z.enum(["complete", "not-complete"]) });

/** How many whole seconds were read since the last report. */
export const ReadingReport = z.strictObject({
  seconds: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
});
