import type { Accounts } from "../auth.server.ts";
import { redeemToken } from "../one-time-links.server.ts";

export type DisownAddressResult = { kind: "disowned" } | { kind: "invalid-link" };

/**
 * Handles a mailbox owner's report that somebody else made the account: links already mailed there stop working. The account
 * stays, because a mistyped address is likelier than malice, and it holds somebody's results.
 */
export async function disownAddress(accounts: Accounts, token: string, now: Date): Promise<DisownAddressResult> {
  const userId = await accounts.db.transaction((tx) => redeemToken(tx, "verify-email", token, now));
  return userId ? { kind: "disowned" } : { kind: "invalid-link" };
}
