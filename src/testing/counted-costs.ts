/** Costs that are the same on every machine: SQL statements, and bytes of write-ahead log. */
import { drizzle } from "drizzle-orm/node-postgres";
import { z } from "zod/mini";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema.ts";
import { pool } from "./test-db.ts";

const Place = z.tuple([z.object({ lsn: z.string() })]);
const Distance = z.tuple([z.object({ bytes: z.coerce.number() })]);

/** Result of `ask`, and what its database had to do for it. Nothing else may use the server meanwhile, or its log is counted. */
export async function countCosts<Of>(
  ask: (db: Db) => Promise<Of>,
): Promise<{ of: Of; statements: number; walBytes: number }> {
  let statements = 0;
  const counting: Db = drizzle(pool, { schema, logger: { logQuery: () => (statements += 1) } });
  const [{ lsn }] = Place.parse((await pool.query("select pg_current_wal_insert_lsn()::text as lsn")).rows);
  const of = await ask(counting);
  const { rows } = await pool.query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1) as bytes", [lsn]);
  return { of, statements, walBytes: Distance.parse(rows)[0].bytes };
}
