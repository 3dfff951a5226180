import { type SQL, sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db } from "./client.ts";

/**
 * Counts several things in one statement. Each is a `select from … limit …`, so the cost is bounded however many rows there
 * are.
 */
export async function countRows<Name extends string>(
  db: Db,
  rows: Readonly<Record<Name, SQL>>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<SQL>(rows).map(
    ([name, found]) => sql`(select count(*)::int from (${found}) as found) as ${sql.identifier(name)}`,
  );
  const { rows: answer } = await db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  const names = Object.keys(rows).filter((name): name is Name => name in rows);
  return z.record(z.enum(names), z.int()).parse(answer[0]);
}
