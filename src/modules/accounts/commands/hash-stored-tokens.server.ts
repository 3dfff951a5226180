import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { sessions } from "../../../db/schema.ts";
import { HASHED, hashedToken, isUpgrading } from "../sign-in/stored-token.server.ts";

const BATCH = 1_000;

/** Replaces session tokens that release 0.8 has stored by their hashes, once its processes have had time to end. */
export async function hashStoredTokens(db: Db, now: Date): Promise<void> {
  if (await isUpgrading(db, now)) return;
  let found = BATCH;
  while (found === BATCH) {
    const rows = await db
      .select({ id: sessions.id, token: sessions.token })
      .from(sessions)
      .where(sql`${sessions.token} not like ${sql.raw(`'${HASHED}%'`)}`)
      .limit(BATCH);
    for (const { id, token } of rows) {
      const isUnchanged = and(eq(sessions.id, id), eq(sessions.token, token));
      await db
        .update(sessions)
        .set({ token: hashedToken(token) })
        .where(isUnchanged);
    }
    found = rows.length;
  }
}
