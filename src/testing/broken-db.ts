import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema.ts";
import { testConnection } from "./test-db.ts";

/** A database whose connections are gone: whatever is asked of it fails. */
export async function brokenDatabase(): Promise<Db> {
  const pool = new Pool(testConnection);
  await pool.end();
  return drizzle(pool, { schema });
}
