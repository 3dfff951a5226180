import { eq, inArray } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { students, users } from "../../db/schema.ts";

export type LockedStudent = typeof students.$inferSelect & {
  /** Null while the student is invited. */
  account: { id: Id<"user">; name: string; email: string; emailVerified: boolean } | null;
};

/** The student and the account, locked until the transaction ends; null when there is none. */
export async function lockStudent(tx: Tx, studentId: Id<"student">): Promise<LockedStudent | null> {
  // The account first, as in changing one's name and proving an address, to avoid deadlocks.
  const ofStudent = tx.select({ id: students.authId }).from(students).where(eq(students.id, studentId));
  const [account] = await tx
    .select({ id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(inArray(users.id, ofStudent))
    .for("update");
  const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for("update");
  return student ? { ...student, account: account ?? null } : null;
}
