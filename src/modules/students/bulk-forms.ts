/** The bulk actions on students, for both sides. */
import { z } from "zod/mini";
import { courseTitles } from "../../content/courses.ts";
import { accountsTexts } from "../../content/en/accounts.ts";
import { bulkStudentsTexts } from "../../content/en/bulk-students.ts";
import { requiredLine, requiredText } from "../../core/form-fields.ts";
import { readWhole } from "../../core/numerals.ts";
import { STUDENT_STATUSES } from "./rules.ts";

/** More than these are not changed or written to in one go. */
export const CHANGED_MAX = 10_000;
/** Deleted in one request; a longer selection takes several, and each says how many are left. */
export const DELETED_AT_ONCE = 50;
export const SUBJECT_LENGTH = 100;
export const TEXT_LENGTH = 5_000;

const texts = bulkStudentsTexts.message.errors;
const tooLong = (most: number) => texts.tooLong(most);

export const StudentsChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("status"), status: z.enum(STUDENT_STATUSES) }),
  z.strictObject({
    kind: z.literal("course"),
    course: z.enum(courseTitles, { error: () => accountsTexts.errors.courseMissing }),
  }),
]);
export type StudentsChange = z.infer<typeof StudentsChange>;

/** The number of students as it was typed to confirm their deletion, also as "1,200"; null for anything else. */
export function confirmedNumber(typed: string): number | null {
  return readWhole(typed.replace(/[\s,.]/g, ""));
}

export const StudentsMessage = z.strictObject({
  /** Made when the form was opened: pressed twice, it is the same message. */
  mailingId: z.uuid().check(z.toLowerCase()),
  subject: requiredLine(SUBJECT_LENGTH, { missing: () => texts.subjectMissing, tooLong }),
  text: requiredText(TEXT_LENGTH, { missing: () => texts.textMissing, tooLong }),
});
export type StudentsMessage = z.infer<typeof StudentsMessage>;
