import { type SQL, sql } from "drizzle-orm";
import { questions } from "../../../db/schema.ts";

/** The questions in use that lack a rationale, as at most that many rows, to count in a larger statement. */
export function rowsWithoutRationale(limit: number): SQL {
  const { needsRationale, withdrawnAt } = questions;
  return sql`select from ${questions} where ${needsRationale} and ${withdrawnAt} is null limit ${limit}::int`;
}
