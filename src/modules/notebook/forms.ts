/** The forms of the notebook. Both sides parse with them. */
import { z } from "zod";
import { notebookTexts } from "../../content/en/notebook.ts";
import { AROUND_MAX, LABEL_MAX, LABELS_MAX, NOTE_MAX, QUOTE_MAX } from "./rules.ts";

const texts = notebookTexts;

/** Nothing at all takes the note away. */
export const NoteForm = z.object({
  text: z
    .string()
    .trim()
    .max(NOTE_MAX, { error: () => texts.note.tooLong(NOTE_MAX) }),
});

/** Labels in one line, with commas between them. */
export const BookmarkForm = z.object({
  labels: z
    .string()
    .default("")
    .transform((line, context) => {
      const labels = [
        ...new Set(
          line
            .split(",")
            .map((label) => label.trim())
            .filter(Boolean),
        ),
      ];
      if (labels.some(({ length }) => length > LABEL_MAX)) {
        context.addIssue({ code: "custom", message: texts.bookmark.labelTooLong(LABEL_MAX) });
      }
      if (labels.length > LABELS_MAX) context.addIssue({ code: "custom", message: texts.bookmark.tooMany(LABELS_MAX) });
      return labels;
    }),
});

const Around = z.string().max(AROUND_MAX);

/** Marked words of a lesson, and where they stand: `start` is the count of characters of its text before them. */
export const HighlightForm = z.object({
  quote: z
    .string()
    .min(1)
    .max(QUOTE_MAX, { error: () => texts.highlight.tooLong(QUOTE_MAX) }),
  ...{ before: Around, after: Around },
  start: z.coerce.number().int().min(0).max(1_000_000),
});
export type HighlightForm = z.infer<typeof HighlightForm>;

/** What is taken out of the notebook. */
export const RemoveForm = z.object({ kind: z.enum(["note", "bookmark", "highlight"]), id: z.string() });
export type RemoveForm = z.infer<typeof RemoveForm>;
