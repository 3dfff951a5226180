import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type StimulusOfQuestion, stimulusOfQuestion } from "../../stimuli/queries/stimulus-of-question.server.ts";
import { isAnswered } from "./is-answered.server.ts";

/** What deleting a question would do now. It does not need the question to be readable. */
export type QuestionDeletion = {
  displayId: number;
  manualId: string | null;
  willBeWithdrawn: boolean;
  /** It goes only with what it belongs to; null for a question that stands alone. */
  stimulus: StimulusOfQuestion | null;
};

/** What to say before a question is deleted; null when it is not in use. */
export async function findQuestionDeletion(
  db: Db,
  _admin: Admin,
  questionId: Id<"question">,
): Promise<QuestionDeletion | null> {
  const [found] = await db
    .select({
      displayId: questions.displayId,
      manualId: questions.manualId,
      willBeWithdrawn: isAnswered,
      stimulus: stimulusOfQuestion,
    })
    .from(questions)
    .where(and(eq(questions.id, questionId), isNull(questions.withdrawnAt)));
  return found ?? null;
}
