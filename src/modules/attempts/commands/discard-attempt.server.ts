import { and, eq, isNotNull, notExists, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

/** Throws an open attempt away while nothing is answered in it (decision 13); "kept" when it cannot be. */
export async function discardAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<{ kind: "discarded" } | { kind: "kept" }> {
  return db.transaction(async (tx) => {
    // The lock first: an answer on its way is either counted below or finds the attempt closed.
    const mine = and(eq(attempts.id, attemptId), eq(attempts.studentId, student.studentId), eq(attempts.state, "open"));
    await tx.select({ id: attempts.id }).from(attempts).where(mine).for("no key update");
    const answered = tx
      .select({ one: sql`1` })
      .from(attemptItems)
      .where(and(eq(attemptItems.attemptId, attempts.id), isNotNull(attemptItems.answer)));
    const discarded = await tx
      .update(attempts)
      .set({ state: "discarded", closedAt: now })
      .where(and(mine, notExists(answered)))
      .returning({ id: attempts.id });
    return discarded.length > 0 ? { kind: "discarded" } : { kind: "kept" };
  });
}
