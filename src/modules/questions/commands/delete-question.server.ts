import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { questions, testQuestions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { nameOfQuestion } from "../audited-question.ts";
import { lockQuestions } from "../lock-questions.server.ts";
import { isAnswered } from "../queries/is-answered.server.ts";

export type DeleteQuestionResult =
  | { kind: "deleted" }
  /** A result or an attempt refers to it, so it is kept; new tests will not ask it. */
  | { kind: "withdrawn" }
  /** Tests of the institute name it; nothing was done. */
  | { kind: "in-tests" }
  /** It goes only with what it belongs to; nothing was done. */
  | { kind: "of-stimulus" }
  | { kind: "not-found" };

/** Takes a question out of the bank: for good if it was never asked, otherwise out of all future tests. */
export async function deleteQuestion(
  db: Db,
  admin: Admin,
  questionId: Id<"question">,
  now: Date,
): Promise<DeleteQuestionResult> {
  return db.transaction(async (tx): Promise<DeleteQuestionResult> => {
    await takeLock(tx, "questionBank");
    const itself = eq(questions.id, questionId);
    await lockQuestions(tx, itself);
    const [found] = await tx
      .select({
        isAnswered,
        displayId: questions.displayId,
        searchText: questions.searchText,
        stimulusId: questions.stimulusId,
      })
      .from(questions)
      .where(and(itself, isNull(questions.withdrawnAt)));
    if (!found) return { kind: "not-found" };
    if (found.stimulusId !== null) return { kind: "of-stimulus" };

    if (!found.isAnswered && (await tx.$count(testQuestions, eq(testQuestions.questionId, questionId))) > 0) {
      return { kind: "in-tests" };
    }
    if (found.isAnswered) await tx.update(questions).set({ withdrawnAt: now }).where(itself);
    else await tx.delete(questions).where(itself);
    await formPracticeTests(tx);
    const subject = { id: questionId, name: nameOfQuestion(found.displayId) };
    const before = { words: found.searchText };
    await recordAudit(
      tx,
      admin,
      found.isAnswered
        ? { action: "questions.withdrawn", subject, before: { withdrawn: false }, after: { withdrawn: true } }
        : { action: "question.deleted", subject, before },
      now,
    );
    return { kind: found.isAnswered ? "withdrawn" : "deleted" };
  });
}
