/** A lesson while it is being written. */
import { z } from "zod/mini";
import { htmlOfPlainText } from "../../../core/html.ts";
import { PLAIN_FORMAT } from "../../../ui/authoring/rich-text-field.tsx";
import type { DraftKind } from "../shared/drafts/storage.ts";

export type LessonDraft = { subjectId: string; title: string; content: string };

/** What a form stores: the draft, and when the lesson had been changed before it was opened; null for a new one. */
export type WrittenLesson = { draft: LessonDraft; basedOn: string | null };

const Written = z.object({
  draft: z.object({ subjectId: z.string(), title: z.string(), content: z.string() }),
  basedOn: z.nullable(z.string()),
});

export const lessonDrafts: DraftKind<WrittenLesson> = {
  name: "lesson",
  parse: (stored) => Written.safeParse(stored).data ?? null,
  isChanged: ({ draft }, { draft: initial }) =>
    draft.subjectId !== initial.subjectId || draft.title !== initial.title || draft.content !== initial.content,
  textOf: ({ draft }) => draft.content || draft.title,
  restore: ({ draft, basedOn }, now) => ({ draft, basedOn: basedOn ?? now.basedOn }),
};

/** The fields as they were sent, with content that was written before scripts ran as rich text. */
export function lessonFieldsOf(sent: FormData): FormData {
  const fields = new FormData();
  for (const [name, value] of sent) fields.append(name, value);
  if (fields.get("contentFormat") === PLAIN_FORMAT) {
    fields.set("content", htmlOfPlainText(String(fields.get("content") ?? "")));
  }
  return fields;
}
