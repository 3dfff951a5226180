import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";

/** Any number, the same in every process. */
const SHOWCASE_LOCK = 7_266_176;

/** Until the transaction ends nobody else adds, edits, orders or deletes whom visitors see. */
export async function lockShowcase(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SHOWCASE_LOCK})`);
}
