import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { attempts } from "../../../db/schema.ts";

/** How many tests are running now. */
export async function countOpenAttempts(db: Db): Promise<number> {
  return db.$count(attempts, eq(attempts.state, "open"));
}

/** The students with a running test, up to a limit, as rows to count in a larger statement. */
export function testTakerRows(limit: number): SQL {
  return sql`select distinct ${attempts.studentId} from ${attempts} where ${attempts.state} = 'open' limit ${limit}::int`;
}
