/** Work that may take as long as it needs. The limits of its connection end everything else. */
import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { noLimits } from "./no-limits.ts";

/**
 * Lifts the time limits for the rest of this transaction, for work on a whole subject or file. Call it before waiting for
 * anything, because the wait may be for another such transaction.
 */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(noLimits("transaction")));
}
