import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";

/** Rows per transaction: few enough that concurrent writers do not wait. */
export const BATCH = 1_000;

/** Whether a run has to end early; called between two batches. */
export type IsOver = () => boolean;

export type Deleting = {
  db: Db;
  isOver: IsOver;
  /** Called with the number of rows that a transaction has deleted. */
  count(rows: number): void;
  /** One of the registers, from which nothing else may delete. */
  isGuarded?: boolean;
};

/** Runs a statement that deletes at most `BATCH` rows until there are none left, each time in a transaction of its own. */
export async function deleteInBatches(
  { db, isOver, count, isGuarded = false }: Deleting,
  statement: SQL,
): Promise<void> {
  let rows = BATCH;
  while (rows === BATCH && !isOver()) {
    rows = await db.transaction(async (tx) => {
      if (isGuarded) await allowRetention(tx);
      return (await tx.execute(statement)).rowCount ?? 0;
    });
    count(rows);
  }
}

/** The triggers of the registers let this transaction delete from them, and no other. */
async function allowRetention(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lamplight.retention = 'on'`);
}
