import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons, questions, stimuli, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";

type WithdrawTarget = { subjectId: Id<"subject"> } | { lessonId: Id<"lesson"> };

/**
 * Takes all questions of a subject or of a lesson out of all tests to come, with the stimuli that they belong to, and gives how many
 * questions these were: what is offered when it cannot be deleted (P43). Results and open attempts keep them.
 */
export async function withdrawQuestionsOf(db: Db, admin: Admin, target: WithdrawTarget, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await takeLock(tx, "questionBank");
    const inside = tx
      .select({ id: lessons.id })
      .from(lessons)
      .where("lessonId" in target ? eq(lessons.id, target.lessonId) : eq(lessons.subjectId, target.subjectId));
    // A draft is asked by no test.
    const isAsked = and(isNull(stimuli.withdrawnAt), isNotNull(stimuli.versionId));
    await tx
      .update(stimuli)
      .set({ withdrawnAt: now, updatedAt: sql`greatest(${now}, ${stimuli.updatedAt} + interval '1 millisecond')` })
      .where(and(inArray(stimuli.lessonId, inside), isAsked));
    const { rowCount } = await tx
      .update(questions)
      .set({ withdrawnAt: now })
      .where(and(inArray(questions.lessonId, inside), isNull(questions.withdrawnAt)));
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
