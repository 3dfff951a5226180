import { mailboxOf } from "../../../core/mailbox.ts";
import { mailVerification } from "../account-mails.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { Client } from "../sessions.server.ts";
import type { Student } from "../viewer.ts";

export type ResendResult = { kind: "sent" } | { kind: "already-verified" } | { kind: "limited"; minutes: number };

/** Mails another link that proves the address. Earlier ones keep working until one is used. */
export async function resendVerification(
  accounts: Accounts,
  student: Student,
  client: Client,
  now: Date,
): Promise<ResendResult> {
  if (student.emailVerified) return { kind: "already-verified" };
  const taken = await accounts.limits.take([
    { limit: "verificationFrom", of: [], from: client.address },
    { limit: "verificationTo", of: [student.userId] },
    { limit: "linksTo", of: [mailboxOf(student.email)] },
    { limit: "verifications", of: [] },
  ]);
  if (taken.kind === "limited") return taken;
  const { userId: id, name, email } = student;
  await accounts.db.transaction((tx) => mailVerification(accounts, tx, { id, name, email }, now));
  return { kind: "sent" };
}
