/** The forms of a student's page. Each posts with its name, so that the answer stands at the right one. */
import { redirect } from "react-router";
import { type Done, withDone } from "../../shared/done.ts";
import { listReturnIn, withListReturn } from "../../shared/list-return.ts";

const FORMS = ["record", "note", "status", "invitation", "password", "restore"] as const;
export type StudentForm = (typeof FORMS)[number];

/** The status of a form that was refused because something newer was saved: the page around it is loaded again then. */
export const NEWER_SAVED = 409;

/** The fields of the record, in their order. */
export const RECORD_FIELDS = ["name", "email", "course", "extraTimePercent"] as const;

/** The form that an address names. */
export function formNamed(name: string | null): StudentForm | null {
  return FORMS.find((form) => form === name) ?? null;
}

/** The list that a student's page leads back to. */
export const LIST = "/admin/students";

/** The address of a student's page. */
export function studentAddress(studentId: string): string {
  return `${LIST}/${encodeURIComponent(studentId)}`;
}

/** To a student's page, with what was done. `url` is where it was asked for: the list that it carries is carried on. */
export function toStudent(url: URL, studentId: string, done: Done, count?: number): Response {
  return redirect(withDone(studentAddress(studentId), withListReturn("", listReturnIn(url.search)), done, count));
}

/** To the list as it was, when the student is gone. */
export function toList(url: URL, done: Done): Response {
  return redirect(withDone(LIST, listReturnIn(url.search) ?? "", done));
}
