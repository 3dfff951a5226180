import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, takeToken } from "../one-time-links.server.ts";
import { proveAddress } from "../prove-address.server.ts";
import type { Viewer } from "../viewer.ts";

export type VerifyEmailResult =
  | { kind: "verified" }
  | { kind: "invalid-link" }
  /** The link works, but for another account than the one that is signed in. */
  | { kind: "other-account" };

/**
 * Takes the link from the mail as proof of the address, once, and adopts what the institute entered for it.
 *
 * The link shows who has the mailbox, the session who knows the password: only together do they prove that both are the
 * same person (docs/decisions/0009).
 */
export async function verifyEmail(
  accounts: Accounts,
  viewer: Viewer,
  token: string,
  now: Date,
): Promise<VerifyEmailResult> {
  const owner = await findTokenOwner(accounts.db, "verify-email", token, now);
  if (!owner) return { kind: "invalid-link" };
  if (owner !== viewer.userId) return { kind: "other-account" };
  const user = await accounts.db.transaction(async (tx) => {
    const userId = await takeToken(tx, "verify-email", token, now);
    return userId && proveAddress(tx, userId, now);
  });
  return user ? { kind: "verified" } : { kind: "invalid-link" };
}
