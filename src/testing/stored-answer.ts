import { and, eq } from "drizzle-orm";
import type { Id } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { attemptItems, attemptMarkups } from "../db/schema.ts";

/** What the database has of the answer to one question of an attempt. */
export async function findStoredAnswer(db: Db, attemptId: Id<"attempt">, position: number) {
  const which = and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.position, position));
  const [row] = await db.select().from(attemptItems).where(which);
  return row;
}

/** What is stored of what was made on a question with the tools of its test; undefined for nothing. */
export async function findStoredMarkup(db: Db, attemptId: Id<"attempt">, position: number) {
  const [row] = await db
    .select({ markup: attemptMarkups.markup, madeAt: attemptMarkups.madeAt })
    .from(attemptMarkups)
    .where(and(eq(attemptMarkups.attemptId, attemptId), eq(attemptMarkups.position, position)));
  return row;
}
