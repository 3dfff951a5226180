/** Deleting several students, some in each transaction: one of thousands would keep everybody's figures waiting. */
import { and, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";
import { students, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { CHANGED_MAX, DELETED_AT_ONCE } from "../bulk-forms.ts";
import { lockStudent } from "../lock-student.server.ts";
import { conditionOfSelection } from "../queries/list-students.server.ts";
import type { SelectedStudents } from "../selected-students.ts";
import { eraseStudent } from "./erase-student.server.ts";

export type DeleteStudentsResult =
  /** `left` is how many of the selection are still there: asked again with that number, it goes on. */
  | { kind: "deleted"; count: number; left: number }
  /** The selection has another number of students than was confirmed; nothing was deleted. */
  | { kind: "miscounted"; count: number }
  | { kind: "nothing" }
  | { kind: "too-many" };

/**
 * Deletes the first of the chosen students, each as `deleteStudent` does, if there are as many as the administrator confirmed. The
 * administrator's own account stays and is not counted.
 */
export async function deleteStudents(
  db: Db,
  admin: Admin,
  selected: SelectedStudents,
  confirmed: number,
  now: Date,
): Promise<DeleteStudentsResult> {
  return db.transaction(async (tx): Promise<DeleteStudentsResult> => {
    await allowLongStatements(tx);
    const chosen = and(conditionOfSelection(selected), sql`${students.authId} is distinct from ${admin.userId}`);
    const all = await tx.$count(students, chosen);
    if (all === 0) return { kind: "nothing" };
    if (all > CHANGED_MAX) return { kind: "too-many" };
    if (all !== confirmed) return { kind: "miscounted", count: all };

    const first = await tx
      .select({ id: students.id, authId: students.authId })
      .from(students)
      .where(chosen)
      .orderBy(students.id)
      .limit(DELETED_AT_ONCE);
    // All accounts before any student, as where an address is proved, to avoid deadlocks.
    const accounts = inArray(
      users.id,
      first.flatMap(({ authId }) => authId ?? []),
    );
    await tx.select({ id: users.id }).from(users).where(accounts).orderBy(users.id).for("update");
    const names: string[] = [];
    for (const { id } of first) {
      const student = await lockStudent(tx, id);
      if (!student) continue;
      await eraseStudent(tx, student);
      names.push(`${student.name}, ${student.email}`);
    }
    await recordAudit(tx, admin, { action: "students.deleted", before: { students: names.length, names } }, now);
    return { kind: "deleted", count: names.length, left: all - first.length };
  });
}
