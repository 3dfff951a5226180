import type { Accounts } from "../auth.server.ts";
import { takeToken } from "../one-time-links.server.ts";
import { proveAddress } from "../prove-address.server.ts";

export type VerifyEmailResult = { kind: "verified" } | { kind: "invalid-link" };

/** Takes the link from the mail as proof of the address, once, and adopts what the institute entered for it. */
export async function verifyEmail(accounts: Accounts, token: string, now: Date): Promise<VerifyEmailResult> {
  const user = await accounts.db.transaction(async (tx) => {
    const userId = await takeToken(tx, "verify-email", token, now);
    return userId && proveAddress(tx, userId, now);
  });
  return user ? { kind: "verified" } : { kind: "invalid-link" };
}
