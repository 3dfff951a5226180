/** What the forms of this module may hold. */
import { z } from "zod/mini";
import { addStudentCourseTitles } from "../../content/courses.ts";
import { studentTexts } from "../../content/en/students.ts";
import { Email, personName } from "../accounts/forms.ts";
import { STUDENT_STATUSES } from "./rules.ts";

const texts = studentTexts.errors;

/**
 * Adding one student, by hand or by a row of a list (docs/product/administration.md#add-student). Any of the nine
 * courses (record 44).
 */
export const AddStudentForm = z.strictObject({
  name: personName({ error: () => texts.nameMissing }),
  email: z.pipe(
    z.string({ error: () => texts.emailMissing }).check(z.trim(), z.minLength(1, { error: () => texts.emailMissing })),
    Email,
  ),
  course: z.string({ error: () => texts.courseMissing }).check(
    z.trim(),
    z.minLength(1, { error: () => texts.courseMissing }),
    z.refine((course) => addStudentCourseTitles.some((title) => title === course), {
      error: () => texts.courseUnknown(addStudentCourseTitles),
    }),
  ),
});
export type AddStudentForm = z.infer<typeof AddStudentForm>;

/** Another status for one student. */
export const StatusForm = z.strictObject({
  studentId: z.uuid(),
  status: z.enum(STUDENT_STATUSES),
  /** The one that the list showed. */
  shown: z.enum(STUDENT_STATUSES),
  /** Set when a change is taken back. */
  undo: z.optional(z.literal("1")),
});
export type StatusForm = z.infer<typeof StatusForm>;
