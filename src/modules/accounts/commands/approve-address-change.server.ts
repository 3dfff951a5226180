/** The old mailbox's answer to a change of address. It needs no session: the request already asked for the password. */
import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import { dropAddressChange, lockAccount } from "../account-rows.server.ts";
import { type AgreementResult, agreeByLink } from "../address-change.server.ts";
import type { Accounts } from "../auth.server.ts";
import { redeemToken } from "../one-time-links.server.ts";
import { mailResetLink } from "./mail-reset-link.server.ts";

/** Approves the change by the link in the old mailbox. */
export function approveAddressChange(
  accounts: Accounts,
  link: { token: string; headers: Headers },
  now: Date,
): Promise<AgreementResult> {
  return agreeByLink(accounts, "approve-address", link, now);
}

export type RefuseAddressResult = { kind: "refused" } | { kind: "invalid-link" };

/**
 * Handles the old mailbox's report that somebody else made the request. The request is dropped; every session ends, since one
 * of them belongs to that person; who also knows the password, so a link to reset it goes to the old mailbox.
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
