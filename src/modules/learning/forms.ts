/** What the page of a lesson sends. */
import { z } from "zod/mini";

/** 'Mark as complete' and back. It sends the wanted state, not a toggle, so a retry changes nothing. */
export const LessonMark = z.strictObject({ mark: z.enum(["complete", "not-complete"]) });

export const PLACE_WORDS_MAX = 80;

/** How many whole seconds were read since the last report, and which block of the text was at the top, from 0; at the end -1. */
export const ReadingReport = z.strictObject({
  seconds: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)),
  block: z.optional(z.coerce.number().check(z.int(), z.minimum(-1), z.maximum(10_000))),
  words: z.optional(z.string().check(z.maxLength(PLACE_WORDS_MAX))),
});

export type ReadingPlace = { block: number; words: string };
