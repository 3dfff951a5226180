import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons, questions, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";

type WithdrawTarget = { subjectId: Id<"subject"> } | { lessonId: Id<"lesson"> };

/**
 * Takes all questions of a subject or of a lesson out of all tests to come and gives how many these were: what is
 * offered when it cannot be deleted (P43). Results and open attempts keep them.
 */
export async function withdrawQuestionsOf(db: Db, admin: Admin, target: WithdrawTarget, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await takeLock(tx, "questionBank");
    const where =
      "lessonId" in target
        ? eq(questions.lessonId, target.lessonId)
        : inArray(
            questions.lessonId,
            tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.subjectId, target.subjectId)),
          );
    const { rowCount } = await tx
      .update(questions)
      .set({ withdrawnAt: now })
      .where(and(where, isNull(questions.withdrawnAt)));
    await formPracticeTests(tx);
    const withdrawn = rowCount ?? 0;
    if (withdrawn > 0) {
      const subject = await findPlace(tx, target);
      await recordAudit(tx, admin, { action: "questions.withdrawn", subject, after: { questions: withdrawn } }, now);
    }
    return withdrawn;
  });
}

async function findPlace(tx: Tx, target: WithdrawTarget): Promise<{ id: string; name: string }> {
  if ("lessonId" in target) {
    const [lesson] = await tx.select({ name: lessons.title }).from(lessons).where(eq(lessons.id, target.lessonId));
    return { id: target.lessonId, name: lesson?.name ?? "" };
  }
  const [subject] = await tx.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, target.subjectId));
  return { id: target.subjectId, name: subject?.name ?? "" };
}
