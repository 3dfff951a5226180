/** The new mailbox's answer to an account that requests its address. */
import { dropAddressChange, lockAccount } from "../account-rows.server.ts";
import { type AgreementResult, agreeByLink } from "../address-change.server.ts";
import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, redeemToken } from "../one-time-links.server.ts";
import type { Viewer } from "../viewer.ts";

export type ProveNewAddressResult =
  | AgreementResult
  /** The link works, but for another account than the one that is signed in. */
  | { kind: "other-account" };

/**
 * Takes the link in the new mailbox as proof that it is the owner's, in a browser that is signed in to the account: a
 * mistyped address must not hand the account to a stranger who opens the link (record 9).
 */
export async function proveNewAddress(
  accounts: Accounts,
  viewer: Viewer,
  link: { token: string; headers: Headers },
  now: Date,
): Promise<ProveNewAddressResult> {
  const owner = await findTokenOwner(accounts.db, "prove-address", link.token, now);
  if (!owner) return { kind: "invalid-link" };
  if (owner !== viewer.userId) return { kind: "other-account" };
  return agreeByLink(accounts, "prove-address", link, now);
}

export type DisownNewAddressResult = { kind: "disowned" } | { kind: "invalid-link" };

/** Handles the new mailbox's report that the account is not its owner's: only the request is dropped. */
export async function disownNewAddress(accounts: Accounts, token: string, now: Date): Promise<DisownNewAddressResult> {
  return accounts.db.transaction(async (tx): Promise<DisownNewAddressResult> => {
    const userId = await redeemToken(tx, "prove-address", token, now);
    if (!userId) return { kind: "invalid-link" };
    await lockAccount(tx, userId);
    await dropAddressChange(tx, userId);
    return { kind: "disowned" };
  });
}
