import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { attempts } from "../../../db/schema.ts";

/** How many tests are running now. */
export async function countOpenAttempts(db: Db): Promise<number> {
  return db.$count(attempts, eq(attempts.state, "open"));
}
