/** What a student made on a question with the tools of a test (record 57). No answer and no score depends on it. */
import { z } from "zod";
import { isStorable } from "../../core/plain-text.ts";

export const NOTE_MAX = 2_000;
/** Of one question with its texts, as JSON: more than anybody writes, and no more than a page can hold for each of its questions. */
const CHARACTERS_MAX = 20_000;
const WORDS_MAX = 100_000;

/**
 * Which text: `stem`, `scenario`, or `exhibit:` with the id of an entry (`markKeyOf`). What is made in a record is kept with the first of
 * its questions: the record is the same at all of them.
 */
const TextKey = z
  .string()
  .max(100)
  .regex(/^[a-z]+(:.+)?$/s)
  .refine(isStorable);

const Word = z.int().min(0).max(WORDS_MAX);
/** The first and the last of its words, counted from 0 through the text of the version. */
const WordRange = z.tuple([Word, Word]).refine(([first, last]) => first <= last);

const Note = z
  .string()
  .max(NOTE_MAX)
  .transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .toWellFormed(),
  );

export const Markup = z
  .strictObject({
    /** The ids of options. */
    struck: z.array(z.string().min(1).max(64).refine(isStorable)).max(200),
    highlights: z.record(TextKey, z.array(WordRange).max(500)),
    notes: z.record(TextKey, Note),
  })
  .refine((markup) => JSON.stringify(markup).length <= CHARACTERS_MAX);
export type Markup = z.infer<typeof Markup>;

/** Nothing made yet. */
export const NO_MARKUP: Markup = { struck: [], highlights: {}, notes: {} };

/** True if nothing is there to be seen. */
export function isUnmarked({ struck, highlights, notes }: Markup): boolean {
  const hasHighlight = Object.values(highlights).some((ranges) => ranges.length > 0);
  return struck.length === 0 && !hasHighlight && Object.values(notes).every((note) => note.trim() === "");
}
