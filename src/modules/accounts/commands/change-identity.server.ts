import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { sessions, users } from "../../../db/schema.ts";
import { type Mailing, mailAddressChanged, mailVerification } from "../account-mails.server.ts";
import { dropAddressChange } from "../account-rows.server.ts";
import { dropAllTokens } from "../one-time-links.server.ts";

type Account = { id: Id<"user">; name: string; email: string; emailVerified: boolean };

/**
 * Changes an account's name or address in the caller's transaction. The caller has checked that the address is free.
 *
 * A new address has to be proved: links mailed to the old one stop working, all devices are signed out, the new one gets a link
 * that proves it, and the old one is notified.
 */
export async function changeIdentity(
  accounts: Mailing,
  tx: Tx,
  account: Account,
  { name, email }: { name: string; email: string },
  now: Date,
): Promise<void> {
  await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, account.id));
  if (email === account.email) return;
  await tx.update(users).set({ email, emailVerified: false, emailProvedAt: null }).where(eq(users.id, account.id));
  await dropAllTokens(tx, account.id);
  await dropAddressChange(tx, account.id);
  await tx.delete(sessions).where(eq(sessions.userId, account.id));
  await mailVerification(accounts, tx, { id: account.id, name, email }, now);
  await mailAddressChanged(accounts, tx, { name, email: account.email, isProved: account.emailVerified });
}
