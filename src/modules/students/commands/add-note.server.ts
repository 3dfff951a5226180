import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { studentNotes } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStudent } from "../lock-student.server.ts";

export type AddNoteResult = { kind: "added" } | { kind: "gone" };

/** Notes something about a student. Students see it only in the file with their own data. */
export async function addNote(
  db: Db,
  admin: Admin,
  { studentId, text }: { studentId: Id<"student">; text: string },
  now: Date,
): Promise<AddNoteResult> {
  return db.transaction(async (tx): Promise<AddNoteResult> => {
    const student = await lockStudent(tx, studentId);
    if (!student) return { kind: "gone" };
    const id = newId<"student-note">();
    await tx.insert(studentNotes).values({ id, studentId, text, writtenBy: admin.userId, writtenAt: now });
    const subject = { id: studentId, name: student.name };
    await recordAudit(tx, admin, { action: "student.note-added", subject, after: { text } }, now);
    return { kind: "added" };
  });
}
