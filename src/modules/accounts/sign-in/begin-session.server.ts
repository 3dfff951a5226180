/** What happens once all credentials have been checked. */
import { and, eq, lt, or } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { sessions } from "../../../db/schema.ts";
import { isPasswordHash } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import type { Viewer } from "../viewer.ts";
import { logSignIn } from "./log.server.ts";
import { ownSessionToken } from "./own-session.server.ts";
import { hasToken } from "./stored-token.server.ts";

/** Whose password was given, and the hash that it was compared with. */
export type CheckedUser = { userId: Id<"user">; passwordHash: string };

/**
 * Starts a session for a checked password. Null if the password has changed since: that change ended all sessions, and this one
 * would have escaped it.
 */
export async function startCheckedSession(
  accounts: Accounts,
  client: Client,
  { userId, passwordHash }: CheckedUser,
  now: Date,
): Promise<SetCookies | null> {
  const setCookies = await accounts.startSession(userId, client, now);
  if (await isPasswordHash(accounts.db, userId, passwordHash)) return setCookies;
  await accounts.endSession(ownSessionToken(accounts, headersOf(setCookies)));
  return null;
}

/**
 * Starts a session, logs the sign-in, and ends this browser's previous session. Null for an account without a role, and if the
 * password has changed since.
 */
export async function beginSession(
  accounts: Accounts,
  client: Client,
  checked: CheckedUser,
  now: Date,
): Promise<{ viewer: Viewer; setCookies: SetCookies } | null> {
  const { userId } = checked;
  const setCookies = await startCheckedSession(accounts, client, checked, now);
  if (!setCookies) return null;
  const headers = headersOf(setCookies);
  const { viewer } = await findViewer(accounts, headers, now);
  if (!viewer) {
    await accounts.endSession(ownSessionToken(accounts, headers));
    return null;
  }
  const before = accounts.readSessionCookie(client.headers);
  const isOver = and(eq(sessions.userId, userId), lt(sessions.expiresAt, now));
  const isReplaced = before.kind === "signed" ? hasToken(before.token) : undefined;
  await Promise.all([
    logSignIn(accounts.db, userId, client, now),
    accounts.db.delete(sessions).where(or(isOver, isReplaced)),
  ]);
  return { viewer, setCookies };
}

/** The Cookie header of a browser that received these. */
function headersOf(setCookies: SetCookies): Headers {
  return new Headers({ cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") });
}
