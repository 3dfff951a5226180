/** What a student made on a question with the tools of a test (record 57). No answer and no score depends on it. */
import { z } from "zod/mini";
import { isStorable } from "../../core/plain-text.ts";

export const NOTE_MAX = 2_000;
/** Of one question with its texts, as JSON: more than anybody writes, and no more than a page can hold for each of its questions. */
const CHARACTERS_MAX = 20_000;
const WORDS_MAX = 100_000;

/**
 * Which text: `stem`, `scenario`, or `exhibit:` with the id of an entry (`markKeyOf`). What is made in a record is kept with the first of
 * its questions: the record is the same at all of them.
 */
const TextKey = z.string().check(z.maxLength(100), z.regex(/^[a-z]+(:.+)?$/s), z.refine(isStorable));

const Word = z.int().check(z.minimum(0), z.maximum(WORDS_MAX));
/** The first and the last of its words, counted from 0 through the text of the version. */
const WordRange = z.tuple([Word, Word]).check(z.refine(([first, last]) => first <= last));

const Note = z.pipe(
  z.string().check(z.maxLength(NOTE_MAX)),
  z.transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .toWellFormed(),
  ),
);

export const Markup = z
  .strictObject({
    /** The ids of options. */
    struck: z.array(z.string().check(z.minLength(1), z.maxLength(64), z.refine(isStorable))).check(z.maxLength(200)),
    highlights: z.record(TextKey, z.array(WordRange).check(z.maxLength(500))),
    notes: z.record(TextKey, Note),
  })
  .check(z.refine((markup) => JSON.stringify(markup).length <= CHARACTERS_MAX));
export type Markup = z.infer<typeof Markup>;

/** Nothing made yet. */
export const NO_MARKUP: Markup = { struck: [], highlights: {}, notes: {} };

/** True if nothing is there to be seen. */
export function isUnmarked({ struck, highlights, notes }: Markup): boolean {
  const hasHighlight = Object.values(highlights).some((ranges) => ranges.length > 0);
  return struck.length === 0 && !hasHighlight && Object.values(notes).every((note) => note.trim() === "");
}
