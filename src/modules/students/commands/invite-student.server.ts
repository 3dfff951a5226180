import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { students, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { minutesUntilInvitable } from "../rules.ts";
import { type Inviting, mailInvitations } from "../student-mails.server.ts";

export type InviteStudentResult =
  | { kind: "invited" }
  /** Somebody has signed up with that address, proved or not: there is nothing to be invited to. */
  | { kind: "has-account" }
  | { kind: "gone" }
  /** The last invitation may still be on its way. */
  | { kind: "too-soon"; minutes: number };

/** Mails the invitation to sign up to a student who has not, again or for the first time. */
export async function inviteStudent(
  inviting: Inviting,
  admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<InviteStudentResult> {
  return inviting.db.transaction(async (tx) => {
    const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for("update");
    if (!student) return { kind: "gone" };
    const { name, email, course, invitedAt } = student;
    if (student.authId !== null || (await hasAccount(tx, email))) return { kind: "has-account" };
    const minutes = minutesUntilInvitable(invitedAt, now);
    if (minutes > 0) return { kind: "too-soon", minutes };

    await tx.update(students).set({ invitedAt: now }).where(eq(students.id, studentId));
    await mailInvitations(inviting, tx, [{ id: studentId, name, email, course }], now);
    await recordAudit(
      tx,
      admin,
      { action: "student.invited", subject: { id: studentId, name }, after: { email, invitedAt: now } },
      now,
    );
    return { kind: "invited" };
  });
}

async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  return found.length > 0;
}
