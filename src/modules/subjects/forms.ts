/** The forms 'Add New Subject' and 'Add New Lesson', for both sides (product-spec section 5). */
import { z } from "zod";
import { subjectTexts } from "../../content/en/subjects.ts";
import { isBlankHtml } from "../../core/html.ts";
import { parseId } from "../../core/id.ts";
import { isStorable, oneLine } from "../../core/plain-text.ts";
import { DESCRIPTION_MAX, LESSON_CONTENT_MAX, LESSON_TITLE_MAX, SUBJECT_NAME_MAX } from "./rules.ts";

const texts = subjectTexts.problems;

export const SubjectForm = z.object({
  name: requiredLine(texts.nameMissing, SUBJECT_NAME_MAX, texts.nameTooLong(SUBJECT_NAME_MAX)),
  description: z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(DESCRIPTION_MAX, texts.descriptionTooLong(DESCRIPTION_MAX))),
});
export type SubjectInput = z.infer<typeof SubjectForm>;

export const LessonForm = z.object({
  subjectId: z
    .string()
    .default("")
    .transform((text, context) => {
      const id = parseId<"subject">(text);
      if (!id) context.addIssue({ code: "custom", message: texts.subjectGone });
      return id ?? z.NEVER;
    }),
  title: requiredLine(texts.titleMissing, LESSON_TITLE_MAX, texts.titleTooLong(LESSON_TITLE_MAX)),
  /** Rich text, not clean yet. */
  content: z
    .string()
    .max(LESSON_CONTENT_MAX, texts.contentTooLong(LESSON_CONTENT_MAX))
    .refine((html) => isStorable(html) && !isBlankHtml(html), texts.contentMissing)
    .prefault(""),
});
export type LessonInput = z.infer<typeof LessonForm>;

function requiredLine(missing: string, limit: number, tooLong: string) {
  return z.string().default("").transform(oneLine).pipe(z.string().min(1, missing).max(limit, tooLong));
}
