import { type NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import type * as schema from "./schema.ts";

type Db = NodePgDatabase<typeof schema>;

const dialect = new PgDialect();

/**
 * Releases a transaction's connection however it ends. Drizzle's own code never releases it if `begin` fails
 * (drizzle-team/drizzle-orm#6241), so each outage would leave fewer, until none is left and nothing is answered any more.
 */
export function releaseAfterTransactions(db: Db, pool: Pool): Db {
  const { schema, fullSchema, tableNamesMap } = db._;
  const tables = schema && { schema, fullSchema, tableNamesMap };
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await new NodePgSession<typeof fullSchema, NonNullable<typeof schema>>(
        client,
        dialect,
        tables,
      ).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return db;
}
