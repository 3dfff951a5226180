/** The forms of the notebook. Both sides parse with them. */
import { z } from "zod/mini";
import { notebookTexts } from "../../content/en/notebook.ts";
import { hasName } from "../../core/plain-text.ts";
import { refuse } from "../../core/schemas.ts";
import { AROUND_MAX, LABEL_MAX, LABELS_MAX, NOTE_MAX, QUOTE_MAX } from "./rules.ts";

const texts = notebookTexts;

/** Nothing at all takes the note away. */
export const NoteForm = z.object({
  text: z.string().check(z.trim(), z.maxLength(NOTE_MAX, { error: () => texts.note.tooLong(NOTE_MAX) })),
});

/** Labels in one line, with commas between them. */
export const BookmarkForm = z.object({
  labels: z.pipe(
    z._default(z.string(), ""),
    z.transform((line, context) => {
      const typed = line
        .split(",")
        .map((label) => label.trim())
        .filter(Boolean);
      const labels = typed.filter((label, index) => !hasName(typed.slice(0, index), label));
      if (labels.some(({ length }) => length > LABEL_MAX)) {
        refuse(context, texts.bookmark.labelTooLong(LABEL_MAX));
      }
      if (labels.length > LABELS_MAX) refuse(context, texts.bookmark.tooMany(LABELS_MAX));
      return labels;
    }),
  ),
});

const Around = z.string().check(z.maxLength(AROUND_MAX));

/** Marked words of a lesson, and where they stand: `start` is the count of characters of its text before them. */
export const HighlightForm = z.object({
  quote: z.string().check(z.minLength(1), z.maxLength(QUOTE_MAX, { error: () => texts.highlight.tooLong(QUOTE_MAX) })),
  ...{ before: Around, after: Around },
  start: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
});
export type HighlightForm = z.infer<typeof HighlightForm>;

/** What is taken out of the notebook. */
export const RemoveForm = z.object({ kind: z.enum(["note", "bookmark", "highlight"]), id: z.string() });
export type RemoveForm = z.infer<typeof RemoveForm>;
