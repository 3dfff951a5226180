import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStudent } from "../lock-student.server.ts";
import { eraseStudent } from "./erase-student.server.ts";

export type DeleteStudentResult =
  | { kind: "deleted" }
  /** The student's account is the administrator's own. */
  | { kind: "own-account" }
  | { kind: "gone" };

/**
 * Deletes a student with the account, the sessions and everything that refers to them: tests, also a running one, results,
 * notes, certificates and what was sent from the proved address. Sums over all students keep what was counted; they identify
 * nobody.
 */
export async function deleteStudent(
  db: Db,
  admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<DeleteStudentResult> {
  return db.transaction(async (tx): Promise<DeleteStudentResult> => {
    const student = await lockStudent(tx, studentId);
    if (!student) return { kind: "gone" };
    const { account, name, email, course, status, progress, joinDate, extraTimePercent } = student;
    if (account && (account.id === admin.userId || account.email === admin.email)) return { kind: "own-account" };
    await eraseStudent(tx, student);
    const before = { name, email, course, status, progress, joinDate, extraTimePercent };
    await recordAudit(tx, admin, { action: "student.deleted", subject: { id: studentId, name }, before }, now);
    return { kind: "deleted" };
  });
}
