/** The forms of a student's own page at the administrator's. */
import { z } from "zod/mini";
import { courseTitles } from "../../content/courses.ts";
import { accountsTexts } from "../../content/en/accounts.ts";
import { studentPageTexts } from "../../content/en/student-page.ts";
import { readWhole } from "../../core/numerals.ts";
import { refuse } from "../../core/schemas.ts";
import { Email, personName } from "../accounts/forms.ts";
import { STUDENT_STATUSES } from "./rules.ts";

/** As the table has it. */
const EXTRA_TIME_MAX = 200;
export const NOTE_MAX = 4_000;

const texts = studentPageTexts.problems;

const ExtraTime = z.pipe(
  z.string({ error: () => texts.extraTime(EXTRA_TIME_MAX) }),
  z.transform((text, context) => {
    const percent = readWhole(text);
    if (percent !== null && percent <= EXTRA_TIME_MAX) return percent;
    return refuse(context, texts.extraTime(EXTRA_TIME_MAX));
  }),
);

/** What the institute keeps about a student and may change. */
export const StudentRecord = z.strictObject({
  name: personName({ error: () => accountsTexts.errors.nameMissing }),
  email: Email,
  course: z.enum(courseTitles, { error: () => accountsTexts.errors.courseMissing }),
  extraTimePercent: ExtraTime,
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** With what the record was when the form was opened, as `recordKey` writes it. */
export const StudentRecordForm = z.extend(StudentRecord, { basedOn: z.string() });

/** All that a record holds as JSON, by the names of the fields: two records are the same when their keys are. */
export function recordKey(record: { name: string; email: string; course: string; extraTimePercent: number }): string {
  const { name, email, course, extraTimePercent } = record;
  return JSON.stringify({ name, email, course, extraTimePercent });
}

export const NoteForm = z.strictObject({
  text: z
    .string({ error: () => texts.noteMissing })
    .check(
      z.trim(),
      z.minLength(1, { error: () => texts.noteMissing }),
      z.maxLength(NOTE_MAX, { error: () => texts.tooLong(NOTE_MAX) }),
    ),
});

/** `shown` is the one that the administrator saw. */
export const StatusForm = z.strictObject({ status: z.enum(STUDENT_STATUSES), shown: z.enum(STUDENT_STATUSES) });
