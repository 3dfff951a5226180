/**
 * A sign-in whose password was right and whose second step is pending. There is no session yet, only a cookie that names a row
 * of the database for a few minutes; it opens nothing but the page that asks for a code.
 */
import { dropCookie, readCookie, writeCookie } from "../../../core/cookies.ts";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, issueToken, LINK_MINUTES } from "../one-time-links.server.ts";
import type { SetCookies } from "../sessions.server.ts";

const COOKIE = "second_step";

export type PendingStep = { userId: Id<"user">; token: string };

/** Starts the second step, in this browser only. */
export async function beginSecondStep(accounts: Accounts, tx: Tx, userId: Id<"user">, now: Date): Promise<SetCookies> {
  const token = await issueToken(tx, "second-step", userId, now);
  return [writeCookie(accounts, COOKIE, token, LINK_MINUTES["second-step"] * 60)];
}

/** The user whose second step is pending in this browser; null if there is none, or it has expired. */
export async function findPendingStep(accounts: Accounts, headers: Headers, now: Date): Promise<PendingStep | null> {
  const token = readCookie(accounts, headers, COOKIE);
  if (!token) return null;
  const userId = await findTokenOwner(accounts.db, "second-step", token, now);
  return userId && { userId, token };
}

/** Deletes the cookie. */
export function dropPendingStep(accounts: Accounts): SetCookies {
  return [dropCookie(accounts, COOKIE)];
}
