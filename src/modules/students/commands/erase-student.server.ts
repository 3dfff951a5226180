import { and, eq, inArray, ne } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { addressChanges, measuredAnswers, students, testResults } from "../../../db/schema.ts";
import { dropJobs } from "../../../jobs/queue.server.ts";
import { dropInvitationsTo, dropMailsTo } from "../../../jobs/waiting-mails.server.ts";
import { deleteAccount } from "../../accounts/commands/delete-account.server.ts";
import { dropInvitations } from "../../accounts/commands/drop-invitations.server.ts";
import { deleteCorrespondence } from "../../messages/commands/delete-correspondence.server.ts";
import type { LockedStudent } from "../lock-student.server.ts";

/**
 * Deletes a student with everything that is kept about that person, in the caller's transaction: all that hangs on the
 * student and the account, mails on their way, and what was sent from the address, if it was proved; else it may be
 * somebody else's. The figures of questions are as if the student had never answered; sums of days stay, and the two registers that
 * only retention shortens.
 */
export async function eraseStudent(tx: Tx, student: LockedStudent): Promise<void> {
  const { id, account } = student;
  await dropMailsTo(tx, [student.email, ...(account ? [account.email] : [])]);
  if (account) await dropLinkToAskedAddress(tx, account);
  // At once, which the deletion of the results would do one by one.
  const results = tx.select({ id: testResults.id }).from(testResults).where(eq(testResults.studentId, id));
  await tx.delete(measuredAnswers).where(inArray(measuredAnswers.testResultId, results));
  await dropInvitations(tx, id);
  await tx.delete(students).where(eq(students.id, id));
  if (account) await deleteAccount(tx, account.id);
  if (account?.emailVerified) await deleteCorrespondence(tx, account.email);
}

/** Like `eraseStudent`, for students without an account, who are locked by the caller. Nobody without an account has taken a test. */
export async function eraseInvited(
  tx: Tx,
  invited: ReadonlyArray<{ id: Id<"student">; email: string }>,
): Promise<void> {
  const ids = invited.map(({ id }) => id);
  await dropInvitationsTo(
    tx,
    invited.map(({ email }) => email),
  );
  await dropInvitations(tx, ...ids);
  await tx.delete(students).where(inArray(students.id, ids));
}

/**
 * The address that is asked for just now may be somebody else's, whose mails are none of this account's business. Its link has
 * no name on it, so it stays when another account asks for the same address.
 */
async function dropLinkToAskedAddress(tx: Tx, { id }: { id: Id<"user"> }): Promise<void> {
  const { newEmail, userId } = addressChanges;
  const [pending] = await tx.select({ newEmail }).from(addressChanges).where(eq(userId, id));
  if (!pending) return;
  const others = await tx.$count(addressChanges, and(eq(newEmail, pending.newEmail), ne(userId, id)));
  if (others === 0) await dropJobs(tx, "send-mail", { to: pending.newEmail, template: "prove-address" });
}
