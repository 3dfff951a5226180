/**
 * A change of address requested by a student. It takes effect when both mailboxes have agreed: the old one shows that the owner
 * wants it, the new one that the address is the owner's (record 23).
 */
import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { addressChanges, sessions, students, users } from "../../db/schema.ts";
import { mailNewAddressHolds } from "./account-mails.server.ts";
import { dropAddressChange, type LockedAccount, lockAccount } from "./account-rows.server.ts";
import type { Accounts } from "./auth.server.ts";
import { dropAllTokens, redeemToken } from "./one-time-links.server.ts";
import { proveAddress } from "./prove-address.server.ts";
import { isAddressTaken } from "./queries/is-address-taken.server.ts";
import { ownSessionToken } from "./sign-in/own-session.server.ts";
import { hasOtherToken } from "./sign-in/stored-token.server.ts";

export type AgreementResult =
  /** The other mailbox has not agreed yet. */
  | { kind: "agreed" }
  | { kind: "changed" }
  /** Somebody else has the address by now; nothing is pending any more. */
  | { kind: "taken" }
  | { kind: "invalid-link" };

/** What each mailbox agrees by, and where that is stored. */
const AGREED_AT = { "approve-address": "approvedAt", "prove-address": "provedAt" } as const;

/**
 * Redeems the link of one mailbox as its agreement, and changes the address if the other already had agreed. The session of
 * `headers` is kept when all others end.
 */
export async function agreeByLink(
  accounts: Accounts,
  link: keyof typeof AGREED_AT,
  { token, headers }: { token: string; headers: Headers },
  now: Date,
): Promise<AgreementResult> {
  const thisSession = ownSessionToken(accounts, headers);
  return accounts.db.transaction(async (tx): Promise<AgreementResult> => {
    const userId = await redeemToken(tx, link, token, now);
    if (!userId) return { kind: "invalid-link" };
    const account = await lockAccount(tx, userId);
    const [change] = await tx
      .update(addressChanges)
      .set({ [AGREED_AT[link]]: now })
      .where(and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, now)))
      .returning();
    if (!account || !change) return { kind: "invalid-link" };
    if (!change.approvedAt || !change.provedAt) return { kind: "agreed" };
    if (await isAddressTaken(tx, accounts, change.newEmail)) {
      await dropAddressChange(tx, userId);
      return { kind: "taken" };
    }
    await moveAccount(accounts, tx, { account, newEmail: change.newEmail, thisSession }, now);
    return { kind: "changed" };
  });
}

async function moveAccount(
  accounts: Accounts,
  tx: Tx,
  { account, newEmail, thisSession }: { account: LockedAccount; newEmail: string; thisSession: string },
  now: Date,
): Promise<void> {
  const { id, name, email: oldEmail, emailVerified: isProved } = account;
  await tx.delete(addressChanges).where(eq(addressChanges.userId, id));
  await dropAllTokens(tx, id);
  await tx.update(users).set({ email: newEmail }).where(eq(users.id, id));
  await tx.update(students).set({ email: newEmail }).where(eq(students.authId, id));
  await proveAddress(accounts, tx, { userId: id, thisSession }, now);
  await tx.delete(sessions).where(and(eq(sessions.userId, id), hasOtherToken(thisSession)));
  await mailNewAddressHolds(accounts, tx, { name, oldEmail, isProved, newEmail });
}
