import type { Accounts } from "../auth.server.ts";
import { redeemToken } from "../one-time-links.server.ts";

export type DisownAddressResult = { kind: "disowned" } | { kind: "invalid-link" };

/**
 * Takes the word of whoever has the mailbox that the account was made by somebody else: no link on its way to it works
 * any more. The account stays, because a mistyped address is likelier than malice, and somebody's results hang on it.
 */
export async function disownAddress(accounts: Accounts, token: string, now: Date): Promise<DisownAddressResult> {
  const userId = await accounts.db.transaction((tx) => redeemToken(tx, "verify-email", token, now));
  return userId ? { kind: "disowned" } : { kind: "invalid-link" };
}
