/** The forms of a student's page. Each posts with its name, so that the answer stands at the right one. */
import type { FieldErrors, FormValues } from "../../../core/forms.ts";

const FORMS = ["record", "note", "status", "invitation", "password", "restore"] as const;
export type StudentForm = (typeof FORMS)[number];

export type StudentReply =
  /** What was done, in a sentence. */
  | { form: StudentForm; isDone: true; message: string }
  | { form: StudentForm; isDone: false; values: FormValues; errors: FieldErrors; message: string | undefined };

/** The form that an address names. */
export function formNamed(name: string | null): StudentForm | null {
  return FORMS.find((form) => form === name) ?? null;
}

/** What is to be said at a form that was refused. */
export function refusalOf(form: StudentForm, reply: StudentReply | undefined) {
  return reply?.form === form && !reply.isDone ? reply : undefined;
}

/** The address of a student's page. */
export function studentAddress(studentId: string): string {
  return `/admin/students/${studentId}`;
}
