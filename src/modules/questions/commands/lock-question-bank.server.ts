import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";

/** Any number, the same in every process. */
const QUESTION_BANK_LOCK = 7_266_174;

/**
 * Makes this transaction the only one that changes subjects, lessons or questions until it ends. Taken first by every
 * command that does: two imports at once double no row, what was checked stays so, and nobody waits in a circle. It may take
 * its time: it may be about a whole file, or wait for one that is.
 */
export async function lockQuestionBank(tx: Tx): Promise<void> {
  await allowLongStatements(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${QUESTION_BANK_LOCK})`);
}
