import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";
import { students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { eraseInvited } from "./erase-student.server.ts";

/** Deleted in one transaction. */
export const UNDONE_AT_ONCE = 500;

export type UndoImportResult =
  | { kind: "undone"; count: number }
  /** All students of the import have an account or are deleted. */
  | { kind: "nothing-left" };

/**
 * Deletes the students of an import who have not signed up, with their invitations. It takes several transactions, as for chosen
 * students: interrupted and started again, it goes on.
 */
export async function undoImport(
  db: Db,
  admin: Admin,
  importId: Id<"student-import">,
  now: Date,
): Promise<UndoImportResult> {
  let count = 0;
  for (;;) {
    const deleted = await undoSome(db, admin, importId, now);
    if (deleted === 0) return count > 0 ? { kind: "undone", count } : { kind: "nothing-left" };
    count += deleted;
  }
}

async function undoSome(db: Db, admin: Admin, importId: Id<"student-import">, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await allowLongStatements(tx);
    // A student who signs up meanwhile has an account when the lock is granted, and is no longer selected.
    const invited = await tx
      .select({ id: students.id, name: students.name, email: students.email })
      .from(students)
      .where(and(eq(students.importId, importId), isNull(students.authId)))
      .orderBy(students.id)
      .limit(UNDONE_AT_ONCE)
      .for("update");
    if (invited.length === 0) return 0;
    await eraseInvited(tx, invited);
    const names = invited.map(({ name, email }) => `${name}, ${email}`);
    const before = { students: names.length, names };
    await recordAudit(tx, admin, { action: "students.import-undone", before }, now);
    return invited.length;
  });
}
