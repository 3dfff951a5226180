import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { StudentStatus } from "../rules.ts";

export type ChangeStatusResult =
  | { kind: "changed" | "same"; name: string }
  /** It is another one than was shown; nothing was written. */
  | { kind: "stale"; name: string; status: StudentStatus }
  | { kind: "gone" };

/** Gives a student another status, unless it is no longer the one that the administrator saw. */
export async function changeStatus(
  db: Db,
  admin: Admin,
  { studentId, status, shown }: { studentId: Id<"student">; status: StudentStatus; shown: StudentStatus },
  now: Date,
): Promise<ChangeStatusResult> {
  return db.transaction(async (tx): Promise<ChangeStatusResult> => {
    const [student] = await tx
      .select({ name: students.name, status: students.status })
      .from(students)
      .where(eq(students.id, studentId))
      .for("update");
    if (!student) return { kind: "gone" };
    const { name } = student;
    if (student.status !== shown) return { kind: "stale", name, status: student.status };
    if (status === shown) return { kind: "same", name };
    await tx.update(students).set({ status }).where(eq(students.id, studentId));
    await recordAudit(
      tx,
      admin,
      {
        action: "student.status-changed",
        subject: { id: studentId, name },
        before: { status: shown },
        after: { status },
      },
      now,
    );
    return { kind: "changed", name };
  });
}
