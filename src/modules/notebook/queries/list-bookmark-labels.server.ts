import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { bookmarks } from "../../../db/schema.ts";

/** Labels of the student's bookmarks by name, without those of the bookmark that `except` names. */
export async function listBookmarkLabels(db: Db | Tx, studentId: Id<"student">, except?: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ label: string }>(sql`
    select distinct label from ${bookmarks}, unnest(${bookmarks.labels}) as label
    where ${bookmarks.studentId} = ${studentId}::uuid ${except ? sql`and (${except}) is not true` : sql``} order by label limit 200`);
  return rows.map(({ label }) => label);
}
