import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { LOCKS } from "./lock-numbers.ts";
import { allowLongStatements } from "./long-statements.ts";

type LockName = Exclude<keyof typeof LOCKS, "migration">;

/** Waits until the lock is free, and holds it until the transaction ends. */
export async function takeLock(tx: Tx, name: LockName): Promise<void> {
  // The work under the lock may concern a whole file, and so may the wait for it.
  if (name === "questionBank") await allowLongStatements(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);
}

/** True if the lock was free; this transaction now holds it. */
export async function tryLock(tx: Tx, name: LockName): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCKS[name]}) as is_ours`);
  return rows[0]?.is_ours === true;
}
