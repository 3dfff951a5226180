/**
 * Hashes of session tokens. The database holds a hash instead of the token, so that nobody who reads the database or a backup can make
 * a cookie from it (record 76). A token is as random as a key, so a quick hash is as good as a slow one.
 */
import { and, eq, gt, inArray, notInArray } from "drizzle-orm";
import { hashOf } from "../../../core/tokens.server.ts";
import type { Db } from "../../../db/client.ts";
import { installation, sessions } from "../../../db/schema.ts";

/** Marks a hash. No token contains a colon, so no hash can be sent as one. */
export const HASHED = "sha256:";
/** The row that the migration to hashes leaves in an installation with sessions. Its time is that of the migration. */
const UPGRADE = "session-token-hashes";
/** Processes of release 0.8 may still run for so long after the migration, and know tokens only as they are. */
const UPGRADE_MS = 60 * 60_000;

/** The hash of a token, as it is stored. */
export function hashedToken(token: string): string {
  return HASHED + hashOf(token);
}

/** The forms in which a token may be stored: its hash, and the token itself where release 0.8 has written it. */
export function storedForms(token: string): [hashed: string, plain: string] {
  return [hashedToken(token), token];
}

/** The session of this token. */
export function hasToken(token: string) {
  return inArray(sessions.token, storedForms(token));
}

/** Every session but that of this token. */
export function hasOtherToken(token: string) {
  return notInArray(sessions.token, storedForms(token));
}

/** The form in which a new token is stored. */
export async function formToStore(db: Db, token: string, now: Date): Promise<string> {
  return (await isUpgrading(db, now)) ? token : hashedToken(token);
}

/** True while processes of release 0.8 may still run. */
export async function isUpgrading(db: Db, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - UPGRADE_MS);
  const isLate = and(eq(installation.key, UPGRADE), gt(installation.createdAt, since));
  return (await db.$count(installation, isLate)) > 0;
}
