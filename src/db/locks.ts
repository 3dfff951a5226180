/** Locks that belong to no row. Each is known by a number, the same in every process. */
import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { allowLongStatements } from "./long-statements.ts";

export const LOCKS = {
  /** Of whoever migrates, or puts other tables in their place. */
  migration: 7_266_173,
  /**
   * Taken first by every command that changes subjects, lessons or questions: two imports at once double no row, what was
   * checked stays so, and nobody waits in a circle.
   */
  questionBank: 7_266_174,
  /** Of whoever gives addresses to posts. */
  postAddresses: 7_266_175,
  /**
   * Sums are changed by one at a time, in whatever order its rows come. Whoever holds rows already that a batch may wait for,
   * such as a lesson, must not wait for it: each would wait for the other.
   */
  statistics: 7_266_176,
  /** Of whoever changes whom visitors see. */
  showcase: 7_266_177,
} as const;

type LockName = Exclude<keyof typeof LOCKS, "migration">;

/** Waits until nobody else holds the lock, and holds it until the transaction ends. */
export async function takeLock(tx: Tx, name: LockName): Promise<void> {
  // What is done under it may be about a whole file, and so may what is waited for.
  if (name === "questionBank") await allowLongStatements(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);
}

/** True when nobody else held the lock: then this transaction does. */
export async function tryLock(tx: Tx, name: LockName): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCKS[name]}) as is_ours`);
  return rows[0]?.is_ours === true;
}
