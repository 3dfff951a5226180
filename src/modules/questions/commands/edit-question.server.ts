import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions, questionVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { describeQuestion } from "../describe-question.server.ts";
import type { QuestionInput } from "../forms.ts";
import { findQuestion } from "../queries/find-question.server.ts";
import { checkQuestion, type RefusedQuestion } from "./check-question.server.ts";
import { lockQuestionBank } from "./lock-question-bank.server.ts";

export type EditQuestionResult =
  | RefusedQuestion
  /** The number is the old one when the question still says the same. */
  | { kind: "saved"; versionNumber: number }
  /** Another edit came first; nothing was saved. */
  | { kind: "stale"; versionNumber: number }
  | { kind: "not-found" };

/**
 * Publishes a new version of a question; results and open attempts keep the one they have (decision 8). `basedOnVersion`
 * is the number of the version that the author had before the eyes.
 */
export async function editQuestion(
  db: Db,
  admin: Admin,
  edit: { questionId: Id<"question">; basedOnVersion: number; input: QuestionInput },
  now: Date,
): Promise<EditQuestionResult> {
  return db.transaction(async (tx): Promise<EditQuestionResult> => {
    await lockQuestionBank(tx);
    const current = await findQuestion(tx, edit.questionId);
    if (!current) return { kind: "not-found" };
    const { versionNumber } = current;
    if (versionNumber !== edit.basedOnVersion) return { kind: "stale", versionNumber };

    const checked = await checkQuestion(tx, edit.input, edit.questionId);
    if (checked.kind !== "fine") return checked;
    const { lessonId, manualId, categoryId, difficultyId, body } = checked.question;
    const place = { lessonId, manualId, categoryId, difficultyId };
    if (isDeepStrictEqual(body, current.body)) {
      await tx
        .update(questions)
        .set({ ...place, ...describeQuestion(body, manualId) })
        .where(eq(questions.id, edit.questionId));
      return { kind: "saved", versionNumber };
    }

    const versionId = newId<"version">();
    await tx.insert(questionVersions).values({
      id: versionId,
      questionId: edit.questionId,
      number: versionNumber + 1,
      ...body,
      createdBy: admin.userId,
      createdAt: now,
    });
    await tx
      .update(questions)
      .set({ versionId, ...place, ...describeQuestion(body, manualId) })
      .where(eq(questions.id, edit.questionId));
    return { kind: "saved", versionNumber: versionNumber + 1 };
  });
}
