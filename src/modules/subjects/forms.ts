/** The forms of subjects and lessons, for both sides (docs/product/administration.md#subjects-and-lessons). */
import { z } from "zod";
import { courseTitles } from "../../content/courses.ts";
import { subjectTexts } from "../../content/en/subjects.ts";
import { optionalLine, requiredLine } from "../../core/form-fields.ts";
import { parseId } from "../../core/id.ts";
import { isStorable } from "../../core/plain-text.ts";
import {
  coursesOf,
  DESCRIPTION_MAX,
  isBlankLesson,
  LESSON_CONTENT_MAX,
  LESSON_TITLE_MAX,
  SUBJECT_NAME_MAX,
} from "./rules.ts";

const texts = subjectTexts.problems;

export const SubjectForm = z.object({
  name: requiredLine(SUBJECT_NAME_MAX, {
    missing: () => texts.nameMissing,
    tooLong: (most) => texts.nameTooLong(most),
  }),
  description: optionalLine(DESCRIPTION_MAX, (most) => texts.descriptionTooLong(most)),
  /** Titles of courses; none means all of them. */
  courses: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .prefault([])
    .refine((chosen) => chosen.every((title) => courseTitles.some((course) => course === title)), {
      error: () => texts.courseUnknown,
    })
    .transform(coursesOf),
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
  title: requiredLine(LESSON_TITLE_MAX, {
    missing: () => texts.titleMissing,
    tooLong: (most) => texts.titleTooLong(most),
  }),
  /** Rich text, not clean yet. */
  content: richText().refine((html) => !isBlankLesson(html), { error: () => texts.contentMissing }),
});
export type LessonInput = z.infer<typeof LessonForm>;

/** A lesson that only holds questions may stay without a text. */
export const ContainerForm = LessonForm.extend({ content: richText() });

function richText() {
  return z
    .string()
    .max(LESSON_CONTENT_MAX, { error: () => texts.contentTooLong(LESSON_CONTENT_MAX) })
    .refine(isStorable, { error: () => texts.contentMissing })
    .prefault("");
}
