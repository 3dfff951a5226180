import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { addressChanges, students } from "../../../db/schema.ts";
import { dropJobs } from "../../../jobs/queue.server.ts";
import { deleteAccount } from "../../accounts/commands/delete-account.server.ts";
import { deleteCorrespondence } from "../../messages/commands/delete-correspondence.server.ts";
import type { HeldStudent } from "../hold-student.server.ts";

/**
 * Deletes a student with everything that is kept about that person, in the caller's transaction: all that hangs on the
 * student and the account, mails on their way, and what was sent from the address, if it was proved; else it may be
 * somebody else's. Sums over all students stay, and the two registers that only retention shortens.
 */
export async function eraseStudent(tx: Tx, student: HeldStudent): Promise<void> {
  const { id, account } = student;
  for (const address of await addressesOf(tx, student)) {
    await dropJobs(tx, "send-mail", { to: address });
    await dropJobs(tx, "send-mail", { props: { newEmail: address } });
  }
  await tx.delete(students).where(eq(students.id, id));
  if (account) await deleteAccount(tx, account.id);
  if (account?.emailVerified) await deleteCorrespondence(tx, account.email);
}

/** Where mails to the student go; also the address that is asked for just now. */
async function addressesOf(tx: Tx, { email, account }: HeldStudent): Promise<Set<string>> {
  if (!account) return new Set([email]);
  const { newEmail, userId } = addressChanges;
  const [asked] = await tx.select({ newEmail }).from(addressChanges).where(eq(userId, account.id));
  return new Set([email, account.email, ...(asked ? [asked.newEmail] : [])]);
}
