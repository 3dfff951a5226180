import { type Id, newId } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { questions, questionVersions } from "../../db/schema.ts";
import type { QuestionBody } from "../../items/registry/models.ts";
import { describeQuestion } from "./describe-question.server.ts";
import type { QuestionMetadata } from "./question-metadata.ts";

/** A question with clean texts and without errors. */
export type NewQuestion = QuestionMetadata & {
  body: QuestionBody;
  /** Given before it is stored, with the stimulus it belongs to. */
  id?: Id<"question">;
  stimulusId?: Id<"stimulus">;
  /** When it was made, if not now: it comes from another bank. */
  createdAt?: Date;
  /** When it was taken out of all tests to come: it comes from another bank. */
  withdrawnAt?: Date;
};

/**
 * Stores questions with their first version and gives their ids, in the same order: ids and display ids follow it. The
 * caller has checked them, holds the lock of the bank and forms the practice tests afterwards.
 */
export async function insertQuestions(
  tx: Tx,
  newQuestions: ReadonlyArray<NewQuestion>,
  createdBy: Id<"user"> | null,
  now: Date,
): Promise<{ questionId: Id<"question">; displayId: number }[]> {
  const rows = newQuestions.map(
    ({ id = newId<"question">(), body, createdAt = now, withdrawnAt = null, ...metadata }) => ({
      question: {
        id,
        versionId: newId<"version">(),
        ...metadata,
        ...describeQuestion(body, metadata.manualId),
        createdAt,
        withdrawnAt,
      },
      body,
    }),
  );
  const inserted = await tx
    .insert(questions)
    .values(rows.map(({ question }) => question))
    .returning({ questionId: questions.id, displayId: questions.displayId });
  await tx.insert(questionVersions).values(
    rows.map(({ question, body }) => ({
      id: question.versionId,
      questionId: question.id,
      number: 1,
      ...body,
      createdBy,
      createdAt: now,
    })),
  );
  return inserted;
}
