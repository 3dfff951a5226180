/** Asks before a note about a student is deleted. */
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { idOf } from "../../../core/id.ts";
import { deleteNote } from "../../../modules/students/commands/delete-note.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/note-delete";
import { studentAddress, toStudent } from "./show/reply.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentPageTexts.notes;

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const note = { studentId: idOf<"student">(params.studentId), noteId: idOf<"student-note">(params.noteId) };
  return pressAction(context, ({ db, now }) => deleteNote(db, admin, note, now), {
    deleted: toStudent(url, params.studentId, "note-deleted"),
    gone: toStudent(url, params.studentId, "gone"),
  });
}

export default function StudentNoteDelete({ actionData, params }: Route.ComponentProps) {
  return (
    <ListConfirm
      title={texts.dialogTitle}
      message={texts.dialogText}
      reply={actionData}
      confirmLabel={texts.confirm}
      list={studentAddress(params.studentId)}
    />
  );
}
