/** The forms of subjects and lessons, for both sides (docs/product/administration.md#subjects-and-lessons). */
import { z } from "zod/mini";
import { courseTitles } from "../../content/courses.ts";
import { subjectTexts } from "../../content/en/subjects.ts";
import { optionalLine, requiredLine } from "../../core/form-fields.ts";
import { parseId } from "../../core/id.ts";
import { isStorable } from "../../core/plain-text.ts";
import { refuse } from "../../core/schemas.ts";
import {
  coursesOf,
  DESCRIPTION_MAX,
  isBlankLesson,
  LESSON_CONTENT_MAX,
  LESSON_TITLE_MAX,
  SUBJECT_NAME_MAX,
} from "./rules.ts";

const texts = subjectTexts.problems;

/** Values of boxes of one name: one arrives as a text, several as a list. */
const Ticked = z.prefault(
  z.union([
    z.pipe(
      z.string(),
      z.transform((one) => [one]),
    ),
    z.array(z.string()),
  ]),
  [],
);

/** Titles of courses; none means all of them. */
const Courses = z.pipe(
  Ticked.check(
    z.refine((chosen) => chosen.every((title) => courseTitles.some((course) => course === title)), {
      error: () => texts.courseUnknown,
    }),
  ),
  z.transform((chosen: string[]) => coursesOf(chosen)),
);

export const SubjectForm = z.object({
  name: requiredLine(SUBJECT_NAME_MAX, {
    missing: () => texts.nameMissing,
    tooLong: (most) => texts.nameTooLong(most),
  }),
  description: optionalLine(DESCRIPTION_MAX, (most) => texts.descriptionTooLong(most)),
  courses: Courses,
});
export type SubjectInput = z.infer<typeof SubjectForm>;

/** Assigns the same courses to several subjects. */
export const CourseAssignment = z.object({
  subjectIds: z.pipe(
    Ticked.check(z.minLength(1, { error: () => texts.noSubjects })),
    z.transform((chosen: string[]) => chosen.flatMap((id) => parseId<"subject">(id) ?? [])),
  ),
  courses: Courses,
});
export type CourseAssignment = z.infer<typeof CourseAssignment>;

export const LessonForm = z.object({
  subjectId: z.pipe(
    z._default(z.string(), ""),
    z.transform((text, context) => {
      return parseId<"subject">(text) ?? refuse(context, texts.subjectGone);
    }),
  ),
  title: requiredLine(LESSON_TITLE_MAX, {
    missing: () => texts.titleMissing,
    tooLong: (most) => texts.titleTooLong(most),
  }),
  /** Rich text, not clean yet. */
  content: richText().check(z.refine((html) => !isBlankLesson(html), { error: () => texts.contentMissing })),
});
export type LessonInput = z.infer<typeof LessonForm>;

/** A lesson that only holds questions may stay without a text. */
export const ContainerForm = z.extend(LessonForm, { content: richText() });

function richText() {
  return z.prefault(
    z
      .string()
      .check(
        z.maxLength(LESSON_CONTENT_MAX, { error: () => texts.contentTooLong(LESSON_CONTENT_MAX) }),
        z.refine(isStorable, { error: () => texts.contentMissing }),
      ),
    "",
  );
}
