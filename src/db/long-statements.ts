/** Work that may take as long as it needs. Everything else is cut by the limits of its connection. */
import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { noLimits } from "./no-limits.ts";

/**
 * Lets the rest of this transaction take its time: one that touches a whole subject or file may. To be called before it waits
 * for anything, as it may wait for another such one.
 */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(noLimits("transaction")));
}
