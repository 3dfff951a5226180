/** One lock for all who write the statistics: sums are changed by one at a time, in whatever order its rows come. */
import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";

/** Any number that no other lock has, the same in every process. */
const STATISTICS_LOCK = 7_266_176;

/** True when nobody else is at it; the lock goes with the transaction. */
export async function tryLockStatistics(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${STATISTICS_LOCK}) as is_ours`);
  return rows[0]?.is_ours === true;
}

/**
 * Waits for whoever is at it, for as long as a batch takes. Whoever holds rows already that a batch may wait for, such as a
 * lesson, must not ask: each would wait for the other.
 */
export async function lockStatistics(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STATISTICS_LOCK})`);
}
