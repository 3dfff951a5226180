import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, redeemToken } from "../one-time-links.server.ts";
import { proveAddress } from "../prove-address.server.ts";
import type { SetCookies } from "../sessions.server.ts";
import { ownSessionToken } from "../sign-in/own-session.server.ts";
import type { Viewer } from "../viewer.ts";

export type VerifyEmailResult =
  /** With the mark of a known device for this browser. `endedSessions` is how many others were signed in. */
  | { kind: "verified"; endedSessions: number; setCookies: SetCookies }
  | { kind: "invalid-link" }
  /** The link works, but for another account than the one that is signed in. */
  | { kind: "other-account" };

/**
 * Takes the link from the mail as proof of the address, once, and adopts what the institute entered for it.
 *
 * The link proves control of the mailbox, the session knowledge of the password: only together do they prove that both are the
 * same person (record 9). This session is kept; all others end.
 */
export async function verifyEmail(
  accounts: Accounts,
  viewer: Viewer,
  { token, headers }: { token: string; headers: Headers },
  now: Date,
): Promise<VerifyEmailResult> {
  const owner = await findTokenOwner(accounts.db, "verify-email", token, now);
  if (!owner) return { kind: "invalid-link" };
  if (owner !== viewer.userId) return { kind: "other-account" };
  const thisSession = ownSessionToken(accounts, headers);
  const user = await accounts.db.transaction(async (tx) => {
    const userId = await redeemToken(tx, "verify-email", token, now);
    return userId && proveAddress(accounts, tx, { userId, thisSession }, now);
  });
  if (!user) return { kind: "invalid-link" };
  const setCookies = [accounts.knownDevices.issue(user.email)];
  return { kind: "verified", endedSessions: user.endedSessions, setCookies };
}
