/** What the old mailbox says to another address. Whoever has it need not be signed in: the password was asked for before. */
import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import { dropAddressChange, lockAccount } from "../account-rows.server.ts";
import { type AgreementResult, agree } from "../address-change.server.ts";
import type { Accounts } from "../auth.server.ts";
import { redeemToken } from "../one-time-links.server.ts";
import { ownSessionToken } from "../sign-in/own-session.server.ts";
import { mailResetLink } from "./mail-reset-link.server.ts";

/** Takes the link in the old mailbox as the owner's yes. */
export async function approveAddressChange(
  accounts: Accounts,
  { token, headers }: { token: string; headers: Headers },
  now: Date,
): Promise<AgreementResult> {
  const thisSession = ownSessionToken(accounts, headers);
  return accounts.db.transaction(async (tx): Promise<AgreementResult> => {
    const userId = await redeemToken(tx, "approve-address", token, now);
    if (!userId) return { kind: "invalid-link" };
    return agree(accounts, tx, { userId, which: "approvedAt", thisSession }, now);
  });
}

export type RefuseAddressResult = { kind: "refused" } | { kind: "invalid-link" };

/**
 * Takes the word of the old mailbox that it was somebody else who asked: the request is dropped, every session ends, since
 * one of them is that person's, and so does the way back in by the password, for which a link goes to the old mailbox.
 */
export async function refuseAddressChange(accounts: Accounts, token: string, now: Date): Promise<RefuseAddressResult> {
  return accounts.db.transaction(async (tx): Promise<RefuseAddressResult> => {
    const userId = await redeemToken(tx, "approve-address", token, now);
    const account = userId && (await lockAccount(tx, userId));
    if (!account) return { kind: "invalid-link" };
    await dropAddressChange(tx, account.id);
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    await mailResetLink(accounts, tx, account, now);
    return { kind: "refused" };
  });
}
