import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { studentNotes } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStudent } from "../lock-student.server.ts";

export type DeleteNoteResult = { kind: "deleted" } | { kind: "gone" };

/** Deletes a note about this student. */
export async function deleteNote(
  db: Db,
  admin: Admin,
  { studentId, noteId }: { studentId: Id<"student">; noteId: Id<"student-note"> },
  now: Date,
): Promise<DeleteNoteResult> {
  return db.transaction(async (tx): Promise<DeleteNoteResult> => {
    const student = await lockStudent(tx, studentId);
    const [deleted] = await tx
      .delete(studentNotes)
      .where(and(eq(studentNotes.id, noteId), eq(studentNotes.studentId, studentId)))
      .returning({ text: studentNotes.text });
    if (!student || !deleted) return { kind: "gone" };
    const subject = { id: studentId, name: student.name };
    await recordAudit(tx, admin, { action: "student.note-deleted", subject, before: deleted }, now);
    return { kind: "deleted" };
  });
}
