/** The forms of subjects and lessons, for both sides (docs/product/administration.md#subjects-and-lessons). */
import { z } from "zod";
import { courseTitles } from "../../content/courses.ts";
import { subjectTexts } from "../../content/en/subjects.ts";
import type { Refusal } from "../../core/forms.ts";
import { parseId } from "../../core/id.ts";
import { isStorable, oneLine } from "../../core/plain-text.ts";
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
  name: requiredLine({ error: () => texts.nameMissing }, SUBJECT_NAME_MAX, {
    error: () => texts.nameTooLong(SUBJECT_NAME_MAX),
  }),
  description: z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(DESCRIPTION_MAX, { error: () => texts.descriptionTooLong(DESCRIPTION_MAX) })),
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
  title: requiredLine({ error: () => texts.titleMissing }, LESSON_TITLE_MAX, {
    error: () => texts.titleTooLong(LESSON_TITLE_MAX),
  }),
  /** Rich text, not clean yet. */
  content: richText().refine((html) => !isBlankLesson(html), { error: () => texts.contentMissing }),
});
export type LessonInput = z.infer<typeof LessonForm>;

/** A lesson that only holds questions may stay without a text. */
export const ContainerForm = LessonForm.extend({ content: richText() });

function requiredLine(missing: Refusal, limit: number, tooLong: Refusal) {
  return z.string().default("").transform(oneLine).pipe(z.string().min(1, missing).max(limit, tooLong));
}

function richText() {
  return z
    .string()
    .max(LESSON_CONTENT_MAX, { error: () => texts.contentTooLong(LESSON_CONTENT_MAX) })
    .refine(isStorable, { error: () => texts.contentMissing })
    .prefault("");
}
