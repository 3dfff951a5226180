import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { sessions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStudent } from "../lock-student.server.ts";

export type SignOutEverywhereResult =
  | { kind: "signed-out"; sessions: number }
  /** Invited, and not signed up yet. */
  | { kind: "no-account" }
  | { kind: "gone" };

/** Ends all sessions of a student. Answers of a running test that are on a device are sent after the next sign-in. */
export async function signOutEverywhere(
  db: Db,
  admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<SignOutEverywhereResult> {
  return db.transaction(async (tx): Promise<SignOutEverywhereResult> => {
    const student = await lockStudent(tx, studentId);
    if (!student) return { kind: "gone" };
    if (!student.account) return { kind: "no-account" };
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.userId, student.account.id))
      .returning({ id: sessions.id });
    const subject = { id: studentId, name: student.name };
    const after = { sessions: ended.length };
    await recordAudit(tx, admin, { action: "student.signed-out", subject, after }, now);
    return { kind: "signed-out", sessions: ended.length };
  });
}
