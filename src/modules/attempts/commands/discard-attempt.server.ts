import { and, eq, isNotNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import { countProgress } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { withOpenItems } from "../queries/versions.server.ts";

/** Discards an open attempt without answers (P13); "not-discarded" if it cannot be discarded. */
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
      .select({ versionId: attemptItems.versionId, answer: attemptItems.answer })
      .from(attemptItems)
      .where(and(eq(attemptItems.attemptId, attemptId), isNotNull(attemptItems.answer)));
    const { partly, complete } = countProgress((await withOpenItems(tx, given)).map(({ item }) => item));
    if (partly + complete > 0) return { kind: "not-discarded" };
    await tx.update(attempts).set({ state: "discarded", closedAt: now }).where(mine);
    return { kind: "discarded" };
  });
}
