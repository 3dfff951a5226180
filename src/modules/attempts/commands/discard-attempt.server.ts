import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import { countProgress } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { withOpenItems } from "../queries/versions.server.ts";

/**
 * Discards an open attempt in which nothing is answered and nothing is final (P13); "not-discarded" if it cannot be discarded. With what
 * is final a solution was shown, or a question was left for good.
 */
export async function discardAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<{ kind: "discarded" } | { kind: "not-discarded" }> {
  return db.transaction(async (tx) => {
    // Locked first: a concurrent save is either seen below or finds the attempt closed.
    const mine = and(eq(attempts.id, attemptId), eq(attempts.studentId, student.studentId), eq(attempts.state, "open"));
    const [open] = await tx.select({ id: attempts.id }).from(attempts).where(mine).for("no key update");
    if (!open) return { kind: "not-discarded" };
    const given = await tx
      .select({ versionId: attemptItems.versionId, answer: attemptItems.answer, finalAt: attemptItems.finalAt })
      .from(attemptItems)
      .where(
        and(eq(attemptItems.attemptId, attemptId), or(isNotNull(attemptItems.answer), isNotNull(attemptItems.finalAt))),
      );
    if (given.some(({ finalAt }) => finalAt !== null)) return { kind: "not-discarded" };
    const { partly, complete } = countProgress((await withOpenItems(tx, given)).map(({ item }) => item));
    if (partly + complete > 0) return { kind: "not-discarded" };
    await tx.update(attempts).set({ state: "discarded", closedAt: now }).where(mine);
    return { kind: "discarded" };
  });
}
