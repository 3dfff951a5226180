import type { Accounts } from "../../accounts/auth.server.ts";
import { confirmWithCode } from "../../accounts/commands/confirm-with-code.server.ts";
import { mailAccountDeleted } from "../../accounts/commands/mail-account-deleted.server.ts";
import type { ProofForm } from "../../accounts/forms.ts";
import type { Client } from "../../accounts/sessions.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { countActivity } from "../../statistics/commands/count-activity.server.ts";
import { lockStudent } from "../lock-student.server.ts";
import { eraseStudent } from "./erase-student.server.ts";

export type DeleteOwnAccountResult =
  /** Also if the account is already deleted. */
  { kind: "deleted" } | { kind: "wrong-password" } | { kind: "wrong-code" } | { kind: "limited"; minutes: number };

/**
 * Deletes the viewer's own account with everything that `eraseStudent` covers, after asking for the credentials again. A
 * running test goes too, without a result; submitted ones are counted first, so that they stay in the anonymous sums. One last
 * mail says that it is done.
 */
export async function deleteOwnAccount(
  accounts: Accounts,
  student: Student,
  client: Client,
  { timeZone, ...proof }: ProofForm & { timeZone: string },
  now: Date,
): Promise<DeleteOwnAccountResult> {
  const confirmed = await confirmWithCode(accounts, student.userId, client, proof, now);
  if (confirmed.kind !== "confirmed") return confirmed;
  await countActivity(accounts.db, timeZone, { waits: true });
  await accounts.db.transaction(async (tx) => {
    const held = await lockStudent(tx, student.studentId);
    if (!held) return;
    await eraseStudent(tx, held);
    await mailAccountDeleted(accounts, tx, {
      email: held.account?.email ?? held.email,
      isProved: held.account?.emailVerified ?? false,
    });
    await recordAudit(tx, { kind: "leaver" }, { action: "student.left", before: { course: held.course } }, now);
  });
  return { kind: "deleted" };
}
