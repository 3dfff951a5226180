import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStudent } from "../lock-student.server.ts";
import { eraseStudent } from "./erase-student.server.ts";

/**
 * Deletes a student whom the institute does not keep any longer, unless `isStillDue` says no in the transaction that holds
 * the row: false then, and when there is no such student. The audit says that the product did it, and not who it was.
 */
export async function expireStudent(
  db: Db,
  studentId: Id<"student">,
  isStillDue: (tx: Tx) => Promise<boolean>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student || !(await isStillDue(tx))) return false;
    const { course, status, progress, joinDate } = student;
    await eraseStudent(tx, student);
    const subject = { id: studentId, name: "" };
    const before = { course, status, progress, joinDate };
    await recordAudit(tx, { kind: "product" }, { action: "student.expired", subject, before }, now);
    return true;
  });
}
