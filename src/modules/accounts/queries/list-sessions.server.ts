import { and, eq, gt, sql } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import { ownSessionToken } from "../sign-in/own-session.server.ts";
import { hasToken } from "../sign-in/stored-token.server.ts";
import type { Viewer } from "../viewer.ts";

/** How many devices are shown. */
export const SESSIONS_SHOWN = 50;

export type ListedSession = {
  id: string;
  since: Date;
  /** Updated once a day, so that not every request writes. */
  lastSeen: Date;
  /** Empty when not known; so is the next field. */
  ipAddress: string;
  userAgent: string;
  isThisOne: boolean;
};

/** Where the viewer is signed in: this device first, then those that were seen last. */
export async function listSessions(
  accounts: Accounts,
  viewer: Viewer,
  headers: Headers,
  now: Date,
): Promise<ListedSession[]> {
  const isThisOne = sql<boolean>`${hasToken(ownSessionToken(accounts, headers))}`;
  const rows = await accounts.db
    .select({
      id: sessions.id,
      since: sessions.createdAt,
      lastSeen: sessions.updatedAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      isThisOne,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${isThisOne} desc`, sql`${sessions.updatedAt} desc`, sessions.id)
    .limit(SESSIONS_SHOWN);
  return rows.map((row) => ({ ...row, ipAddress: row.ipAddress ?? "", userAgent: row.userAgent ?? "" }));
}
