import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { allowLongStatements, lockQuestionBank } from "./lock-question-bank.server.ts";

/**
 * Takes all questions of a subject or of a lesson out of all tests to come and gives how many these were: what is
 * offered when it cannot be deleted (decision 43). Results and open attempts keep them.
 */
export async function withdrawQuestionsOf(
  db: Db,
  _admin: Admin,
  target: { subjectId: Id<"subject"> } | { lessonId: Id<"lesson"> },
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockQuestionBank(tx);
    await allowLongStatements(tx);
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
    return rowCount ?? 0;
  });
}
