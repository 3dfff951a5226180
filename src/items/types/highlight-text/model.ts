/** A note of which some pieces can be chosen (NCSBN: highlight text). */
import type { z } from "zod/mini";
import { contentWith } from "../../define-item-type.ts";
import { defineHighlightType, Pieces } from "../../highlight.ts";

const Content = contentWith({ note: Pieces });
export type Content = z.infer<typeof Content>;

/** Highlight text: choose every piece of the note that applies (P95). */
export const highlightText = defineHighlightType({
  content: Content,
  passagesOf: ({ note }) => [{ at: "content.note", row: null, pieces: note }],
  withPassages: (content, change) => ({ ...content, note: change(content.note) }),
});
