/**
 * Statements that are sent all the time. Their text is made once, and each connection parses and plans them once; a
 * statement that is written out anew costs the database more in planning than in work.
 */
import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db, Tx } from "./client.ts";

type Statement<Row> = (db: Db | Tx, values: Readonly<Record<string, unknown>>) => Promise<Row[]>;

const dialect = new PgDialect();

/** A statement with `sql.placeholder(…)` for what changes from call to call. Rows are as the driver has them: times are text. */
export function nameStatement<Row>(name: string, statement: SQL): Statement<Row> {
  const query = dialect.sqlToQuery(statement);
  // A connection holds a text to its name for ever, also when the development server has loaded a new text since.
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
