/** What follows when somebody has given all that signing in asks for. */
import { and, eq, lt, or } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import { sessions } from "../../db/schema.ts";
import type { Accounts, Client, SetCookies } from "./auth.server.ts";
import { findViewer } from "./queries/find-viewer.server.ts";
import { logSignIn } from "./sign-in-log.server.ts";
import type { Viewer } from "./viewer.ts";

/**
 * Begins a session, writes the sign-in down, and ends the session that this browser had before. Null for an account that
 * is nobody's any more.
 */
export async function beginSession(
  accounts: Accounts,
  client: Client,
  userId: Id<"user">,
  now: Date,
): Promise<{ viewer: Viewer; setCookies: SetCookies } | null> {
  const setCookies = await accounts.startSession(userId, client);
  const headers = new Headers({ cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  const { viewer } = await findViewer(accounts, headers, now);
  if (!viewer) {
    await accounts.endSession(headers);
    return null;
  }
  const before = accounts.readSessionCookie(client.headers);
  const isOver = and(eq(sessions.userId, userId), lt(sessions.expiresAt, now));
  const isReplaced = before.kind === "signed" ? eq(sessions.token, before.token) : undefined;
  await Promise.all([
    logSignIn(accounts.db, userId, client, now),
    accounts.db.delete(sessions).where(or(isOver, isReplaced)),
  ]);
  return { viewer, setCookies };
}
