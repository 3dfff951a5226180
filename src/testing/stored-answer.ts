import { and, eq } from "drizzle-orm";
import type { Id } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { attemptItems } from "../db/schema.ts";

/** What the database has of the answer to one question of an attempt. */
export async function findStoredAnswer(db: Db, attemptId: Id<"attempt">, position: number) {
  const which = and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.position, position));
  const [row] = await db.select().from(attemptItems).where(which);
  return row;
}
