import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { attempts } from "../../../db/schema.ts";
import { GRACE_MS } from "../rules.ts";
import { closeAttempt } from "./submit-attempt.server.ts";

/** Small enough that a batch takes little time; the next one follows immediately. */
const AT_ONCE = 100;

/**
 * Closes every attempt whose deadline and grace have passed, with what was saved; returns how many it closed.
 * Each in a transaction of its own, so that one that cannot be scored does not hold up the others; its error is thrown
 * after all others are done.
 */
export async function closeOverdueAttempts(db: Db, now: Date): Promise<number> {
  const failed = new Map<string, unknown>();
  let closed = 0;
  for (;;) {
    const overdue = await db
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.state, "open"), lt(attempts.closesAt, new Date(now.getTime() - GRACE_MS))))
      .orderBy(attempts.closesAt)
      .limit(AT_ONCE + failed.size);
    const waiting = overdue.filter(({ id }) => !failed.has(id));
    if (waiting.length === 0) break;
    for (const { id } of waiting) {
      try {
        const result = await db.transaction((tx) => closeAttempt(tx, { attemptId: id, studentId: null }, now));
        if (result) closed += 1;
      } catch (error) {
        failed.set(id, error);
      }
    }
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `${failed.size} attempts could not be closed.`);
  return closed;
}
