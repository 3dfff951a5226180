import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { LOCKS } from "./lock-numbers.ts";
import { allowLongStatements } from "./long-statements.ts";

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
