/** What the page of a lesson sends. */
import { z } from "zod";

/** 'Mark as complete' and back. It sends the wanted state, not a toggle, so a retry changes nothing. */
export const LessonMark = z.strictObject({ mark: z.enum(["complete", "not-complete"]) });

export const PLACE_WORDS_MAX = 80;

/** How many whole seconds were read since the last report, and which block of the text was at the top, from 0; at the end -1. */
export const ReadingReport = z.strictObject({
  seconds: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
  block: z.coerce.number().int().min(-1).max(10_000).optional(),
  words: z.string().max(PLACE_WORDS_MAX).optional(),
});

export type ReadingPlace = { block: number; words: string };
