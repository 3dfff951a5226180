import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { auditedQuestion, nameOfQuestion } from "../audited-question.ts";
import { checkQuestion, type RefusedQuestion } from "../check-question.server.ts";
import type { QuestionInput } from "../forms.ts";
import { insertQuestions } from "../insert-questions.server.ts";

export type CreateQuestionResult = RefusedQuestion | { kind: "created"; questionId: Id<"question">; displayId: number };

/** Adds a question and publishes it as its first version, cleaned of all that the editor cannot make. */
export async function createQuestion(
  db: Db,
  admin: Admin,
  input: QuestionInput,
  now: Date,
): Promise<CreateQuestionResult> {
  return db.transaction(async (tx): Promise<CreateQuestionResult> => {
    await takeLock(tx, "questionBank");
    const checked = await checkQuestion(tx, input, null);
    if (checked.kind !== "fine") return checked;

    const [created] = await insertQuestions(tx, [checked.question], admin.userId, now);
    if (!created) throw new Error("The question was not stored.");
    await formPracticeTests(tx);
    const subject = { id: created.questionId, name: nameOfQuestion(created.displayId) };
    await recordAudit(tx, admin, { action: "question.added", subject, after: auditedQuestion(checked.question) }, now);
    return { kind: "created", ...created };
  });
}
