/** What the forms of a student's page do. */
import { data } from "react-router";
import { errorTexts } from "../../../../content/en/errors.ts";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { type FieldErrors, type FormValues, parseForm } from "../../../../core/forms.ts";
import { type Id, parseId } from "../../../../core/id.ts";
import { restoreCertificate } from "../../../../modules/certificates/commands/revoke-certificate.server.ts";
import { addNote } from "../../../../modules/students/commands/add-note.server.ts";
import { changeStatus } from "../../../../modules/students/commands/change-status.server.ts";
import { editStudent } from "../../../../modules/students/commands/edit-student.server.ts";
import { inviteStudent } from "../../../../modules/students/commands/invite-student.server.ts";
import { mailPasswordReset } from "../../../../modules/students/commands/mail-password-reset.server.ts";
import { NoteForm, recordKey, StatusForm, StudentRecordForm } from "../../../../modules/students/record-form.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { orFault, readForm } from "../../../form-reply.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { newerIn, withNewer } from "../../shared/newer-values.ts";
import type { Route } from "../+types/show";
import { formNamed, NEWER_SAVED, type StudentForm, type StudentReply, toStudent } from "./reply.ts";

const { problems, actions, record: recordTexts } = studentPageTexts;
const { name, email, course, extraTime: extraTimePercent } = recordTexts;
const recordLabels = { name, email, course, extraTimePercent };

type Asked = Pick<Route.ActionArgs, "context" | "request" | "url"> & { studentId: Id<"student"> };

/** Does what the form asks for. Throws 404 for a student whom nobody knows, and 400 for a form that is none of the page's. */
export async function actOnStudent({ context, params, request, url }: Route.ActionArgs) {
  requireAdmin(context);
  const studentId = parseId<"student">(params.studentId);
  if (!studentId) throw new Response(null, { status: 404 });
  const asked = { context, request, url, studentId };
  const form = formNamed(url.searchParams.get("form"));
  switch (form) {
    case "record":
      return saveRecord(asked);
    case "note":
      return saveNote(asked);
    case "status":
      return changeStatusOf(asked);
    case "invitation":
      return resendInvitation(asked);
    case "password":
      return resetPassword(asked);
    case "restore":
      return restore(asked);
    case null:
      throw data(null, { status: 400 });
    default:
      return form satisfies never;
  }
}

async function saveRecord({ context, request, url, studentId }: Asked) {
  const admin = requireAdmin(context);
  const form = parseForm(StudentRecordForm, await readForm(request));
  if (form.kind === "invalid") return refuse("record", 400, form);
  const { accounts } = context.get(servicesContext);
  const { basedOn, ...record } = form.data;
  const edit = { studentId, basedOn, record };
  const result = await orFault(context, () => editStudent(accounts, admin, edit, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "saved":
      throw toStudent(url, studentId, result.mailedTo ? "student-moved" : "student-saved");
    case "invalid":
      return refuse("record", 400, { values, errors: result.errors });
    case "stale":
      // Saving once more, now that this was said, is meant to replace the newer values in the fields that were changed here.
      return refuse("record", NEWER_SAVED, {
        values: { ...withNewer(values, basedOn, record, result.now), basedOn: recordKey(result.now) },
        message: problems.stale(newerIn({ basedOn, typed: record, now: result.now }, recordLabels, String)),
      });
    case "gone":
      // The page stays: what was typed can still be copied out of it.
      return refuse("record", 400, { values, message: problems.gone });
    case undefined:
      return refuse("record", 500, { values, message: problems.notSaved(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function saveNote({ context, request, url, studentId }: Asked) {
  const admin = requireAdmin(context);
  const form = parseForm(NoteForm, await readForm(request));
  if (form.kind === "invalid") return refuse("note", 400, form);
  const { db } = context.get(servicesContext);
  const note = { studentId, text: form.data.text };
  const result = await orFault(context, () => addNote(db, admin, note, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "added":
      throw toStudent(url, studentId, "note-added");
    case "gone":
      return refuse("note", 400, { values, message: problems.gone });
    case undefined:
      return refuse("note", 500, { values, message: problems.notSaved(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function changeStatusOf({ context, request, studentId }: Asked) {
  const admin = requireAdmin(context);
  const form = parseForm(StatusForm, await readForm(request));
  if (form.kind === "invalid") throw data(null, { status: 400 });
  const { db } = context.get(servicesContext);
  const { status } = form.data;
  const run = () => changeStatus(db, admin, { studentId, ...form.data }, context.get(nowContext));
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "changed":
    case "same":
      return say("status", actions.statusChanged(status));
    case "stale":
      // It is what was wanted, or the page, which is loaded again, says what it is.
      return say("status", actions.statusChanged(result.status));
    case "gone":
      return refuse("status", 400, { message: problems.gone });
    case undefined:
      return refuse("status", 500, { message: problems.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function resendInvitation({ context, studentId }: Asked) {
  const admin = requireAdmin(context);
  const services = context.get(servicesContext);
  const result = await orFault(context, () => inviteStudent(services, admin, studentId, context.get(nowContext)));
  switch (result?.kind) {
    case "invited":
      return say("invitation", actions.invited);
    case "has-account":
      return refuse("invitation", 400, { message: actions.hasAccount });
    case "too-soon":
      return refuse("invitation", 400, { message: actions.tooSoon(result.minutes) });
    case "gone":
      return refuse("invitation", 400, { message: problems.gone });
    case undefined:
      return refuse("invitation", 500, { message: problems.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function resetPassword({ context, studentId }: Asked) {
  const admin = requireAdmin(context);
  const { accounts } = context.get(servicesContext);
  const result = await orFault(context, () => mailPasswordReset(accounts, admin, studentId, context.get(nowContext)));
  switch (result?.kind) {
    case "mailed":
      return say("password", actions.resetMailed(result.email));
    case "limited":
      return refuse("password", 429, { message: problems.tooMany(result.minutes) });
    case "no-account":
      return refuse("password", 400, { message: actions.noAccount });
    case "gone":
      return refuse("password", 400, { message: problems.gone });
    case undefined:
      return refuse("password", 500, { message: problems.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function restore({ context, request, url, studentId }: Asked) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const certificateId = parseId<"certificate">((await readForm(request)).get("certificateId"));
  const run = async () =>
    certificateId ? restoreCertificate(db, admin, certificateId, context.get(nowContext)) : { kind: "gone" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "restored":
      throw toStudent(url, studentId, "certificate-restored");
    case "gone":
      throw toStudent(url, studentId, "gone");
    case undefined:
      return refuse("restore", 500, { message: problems.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function say(form: StudentForm, message: string) {
  return data<StudentReply>({ form, isDone: true, message });
}

function refuse(
  form: StudentForm,
  status: 400 | typeof NEWER_SAVED | 429 | 500,
  { values = {}, errors = {}, message }: { values?: FormValues; errors?: FieldErrors; message?: string },
) {
  return data<StudentReply>({ form, isDone: false, values, errors, message }, { status });
}
