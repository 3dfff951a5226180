/**
 * Prepared statements for queries that are sent all the time. Their text is built once, and each connection parses and plans
 * them once; otherwise planning would cost the database more than execution.
 */
import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db, Tx } from "./client.ts";

type Statement<Row> = (db: Db | Tx, values: Readonly<Record<string, unknown>>) => Promise<Row[]>;

const dialect = new PgDialect();

/** A statement with `sql.placeholder(…)` for what varies between calls. Rows are as the driver gives them: times are text. */
export function nameStatement<Row>(name: string, statement: SQL): Statement<Row> {
  const query = dialect.sqlToQuery(statement);
  // A connection keeps the text of a name until it closes, even if the development server has loaded a new text since.
  const ownName = `${name}_${createHash("sha256").update(query.sql).digest("hex").slice(0, 8)}`;
  return async (db, values) => {
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      ownName,
      false,
    );
    const { rows } = await prepared.execute(values);
    return rows;
  };
}
