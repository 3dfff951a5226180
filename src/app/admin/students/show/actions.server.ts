/** What the forms of a student's page do. */
import { data } from "react-router";
import type { z } from "zod/mini";
import { parseForm } from "../../../../core/forms.ts";
import { type Id, idOf, parseId } from "../../../../core/id.ts";
import { restoreCertificate } from "../../../../modules/certificates/commands/revoke-certificate.server.ts";
import { addNote } from "../../../../modules/students/commands/add-note.server.ts";
import { changeStatus } from "../../../../modules/students/commands/change-status.server.ts";
import { editStudent } from "../../../../modules/students/commands/edit-student.server.ts";
import { inviteStudent } from "../../../../modules/students/commands/invite-student.server.ts";
import { mailPasswordReset } from "../../../../modules/students/commands/mail-password-reset.server.ts";
import { NoteForm, recordKey, StatusForm, StudentRecordForm } from "../../../../modules/students/record-form.ts";
import { formAction, type Given, pressAction, readForm } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { newerIn, withNewer } from "../../shared/newer-values.ts";
import type { Route } from "../+types/show";
import { formNamed, NEWER_SAVED, RECORD_FIELDS, toStudent } from "./reply.ts";

type StudentRequest = Pick<Route.ActionArgs, "context" | "request" | "url"> & { studentId: Id<"student"> };

/** Does what the form asks for. Throws 404 for a student whom nobody knows, and 400 for a form that is none of the page's. */
export async function actOnStudent({ context, params, request, url }: Route.ActionArgs) {
  requireAdmin(context);
  const studentId = parseId<"student">(params.studentId);
  if (!studentId) throw new Response(null, { status: 404 });
  const args = { context, request, url, studentId };
  const form = formNamed(url.searchParams.get("form"));
  switch (form) {
    case "record":
      return saveRecord(args);
    case "note":
      return saveNote(args);
    case "status":
      return changeStatusOf(args);
    case "invitation":
      return resendInvitation(args);
    case "password":
      return resetPassword(args);
    case "restore":
      return restore(args);
    case null:
      throw data(null, { status: 400 });
    default:
      return form satisfies never;
  }
}

async function saveRecord({ context, request, url, studentId }: StudentRequest) {
  const admin = requireAdmin(context);
  const form = { form: "record", schema: StudentRecordForm, fields: await readForm(request) } as const;
  const run = ({ basedOn, ...record }: z.infer<typeof StudentRecordForm>, { accounts, now }: Given) =>
    editStudent(accounts, admin, { studentId, basedOn, record }, now);
  return formAction(context, form, run, {
    saved: ({ mailedTo }) => toStudent(url, studentId, mailedTo ? "student-moved" : "student-saved"),
    // After this message, saving again is meant to replace the newer values in the fields that were changed here.
    stale: ({ now }, { values, input: { basedOn, ...typed } }) => ({
      status: NEWER_SAVED,
      values: { ...withNewer(values, basedOn, typed, now), basedOn: recordKey(now) },
      newer: newerIn({ basedOn, typed, now }, RECORD_FIELDS),
    }),
    "email-taken": 400,
    // The page stays: what was typed can still be copied out of it.
    gone: 400,
  });
}

async function saveNote({ context, request, url, studentId }: StudentRequest) {
  const admin = requireAdmin(context);
  const form = { form: "note", schema: NoteForm, fields: await readForm(request) } as const;
  return formAction(context, form, ({ text }, { db, now }) => addNote(db, admin, { studentId, text }, now), {
    added: toStudent(url, studentId, "note-added"),
    gone: 400,
  });
}

async function changeStatusOf({ context, request, studentId }: StudentRequest) {
  const admin = requireAdmin(context);
  const parsed = parseForm(StatusForm, await readForm(request));
  if (parsed.kind === "invalid") throw data(null, { status: 400 });
  const standing = { status: 200, standing: parsed.data.status };
  return pressAction(
    context,
    ({ db, now }) => changeStatus(db, admin, { studentId, ...parsed.data }, now),
    {
      changed: standing,
      same: standing,
      // It is what was wanted, or the page, which is loaded again, says what it is.
      stale: (now) => ({ status: 200, standing: now.status }),
      gone: 400,
    },
    { form: "status" },
  );
}

async function resendInvitation({ context, studentId }: StudentRequest) {
  const admin = requireAdmin(context);
  return pressAction(
    context,
    (services) => inviteStudent(services, admin, studentId, services.now),
    { invited: 200, "has-account": 400, "too-soon": ({ minutes }) => ({ minutes }), gone: 400 },
    { form: "invitation" },
  );
}

async function resetPassword({ context, studentId }: StudentRequest) {
  const admin = requireAdmin(context);
  return pressAction(
    context,
    ({ accounts, now }) => mailPasswordReset(accounts, admin, studentId, now),
    { mailed: ({ email }) => ({ status: 200, email }), "no-account": 400, gone: 400 },
    { form: "password" },
  );
}

async function restore({ context, request, url, studentId }: StudentRequest) {
  const admin = requireAdmin(context);
  const certificateId = idOf<"certificate">((await readForm(request)).get("certificateId"));
  const answers = {
    restored: toStudent(url, studentId, "certificate-restored"),
    gone: toStudent(url, studentId, "gone"),
  };
  return pressAction(context, ({ db, now }) => restoreCertificate(db, admin, certificateId, now), answers, {
    form: "restore",
  });
}
