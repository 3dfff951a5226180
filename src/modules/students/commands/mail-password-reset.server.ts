import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { mailboxOf } from "../../../core/mailbox.ts";
import { students, users } from "../../../db/schema.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import { mailResetLink } from "../../accounts/commands/mail-reset-link.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";

export type MailPasswordResetResult =
  | { kind: "mailed"; email: string }
  /** The institute has reached its limit. Requests by others are counted separately. */
  | { kind: "limited"; minutes: number }
  /** Invited, and not signed up yet. */
  | { kind: "no-account" }
  | { kind: "gone" };

/** Mails a student the link that sets a new password. The current password works until then. */
export async function mailPasswordReset(
  accounts: Pick<Accounts, "db" | "queue" | "publicUrl" | "limits">,
  admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<MailPasswordResetResult> {
  const { db, limits } = accounts;
  const [student] = await db
    .select({ name: students.name, account: { id: users.id, email: users.email } })
    .from(students)
    .leftJoin(users, eq(users.id, students.authId))
    .where(eq(students.id, studentId));
  if (!student) return { kind: "gone" };
  const { name, account } = student;
  if (!account) return { kind: "no-account" };
  const taken = await limits.take([{ limit: "recoverByInstitute", of: [mailboxOf(account.email)] }]);
  if (taken.kind === "limited") return taken;

  await db.transaction(async (tx) => {
    await mailResetLink(accounts, tx, { ...account, name }, now);
    const subject = { id: studentId, name };
    const after = { email: account.email };
    await recordAudit(tx, admin, { action: "student.password-reset-mailed", subject, after }, now);
  });
  return { kind: "mailed", email: account.email };
}
