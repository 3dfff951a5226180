/** Asks before a note about a student is deleted. */
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseId } from "../../../core/id.ts";
import { deleteNote } from "../../../modules/students/commands/delete-note.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/note-delete";
import { studentAddress, toStudent } from "./show/reply.ts";

const texts = studentPageTexts.notes;

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const [studentId, noteId] = [parseId<"student">(params.studentId), parseId<"student-note">(params.noteId)];
  const run = async () =>
    studentId && noteId
      ? deleteNote(db, admin, { studentId, noteId }, context.get(nowContext))
      : { kind: "gone" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "deleted":
      throw toStudent(url, params.studentId, "note-deleted");
    case "gone":
      throw toStudent(url, params.studentId, "gone");
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function StudentNoteDelete({ actionData, params }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.dialogTitle}
      message={texts.dialogText}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={useListAddress(studentAddress(params.studentId))}
    />
  );
}
