import type { Db } from "../db/client.ts";

/** How many connections of this database wait for a lock that another one holds. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}
