import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";

/** Any number, the same in every process. */
const QUESTION_BANK_LOCK = 7_266_174;

/**
 * Makes this transaction the only one that changes subjects, lessons or questions until it ends. Taken first by every
 * command that does: two imports at once double no row, what was checked stays so, and nobody waits in a circle.
 */
export async function lockQuestionBank(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${QUESTION_BANK_LOCK})`);
}

/** Lets this transaction's statements take as long as they need: one that touches a whole subject or file may. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
