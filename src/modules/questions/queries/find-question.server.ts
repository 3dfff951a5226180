import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questions, questionVersions, subjects } from "../../../db/schema.ts";
import { parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { QuestionMetadata } from "../question-metadata.ts";
import { isUnreviewed } from "./bank-conditions.server.ts";
import { selectQuestions } from "./question-rows.server.ts";

export type FoundQuestion = QuestionMetadata & {
  id: Id<"question">;
  displayId: number;
  subjectId: Id<"subject">;
  subjectName: string;
  lessonTitle: string;
  /** What it belongs to and is edited with; null for a question that stands alone. */
  stimulusId: Id<"stimulus"> | null;
  versionId: Id<"version">;
  /** Say it again when saving an edit. */
  versionNumber: number;
  body: QuestionBody;
  needsRationale: boolean;
  isUnreviewed: boolean;
  createdAt: Date;
  /** When the current version was published. */
  editedAt: Date;
};

/** A question that is in use with all that its author holds: for editing and for preview; else null. */
export async function findQuestion(
  db: Db | Tx,
  _admin: Admin,
  questionId: Id<"question">,
): Promise<FoundQuestion | null> {
  const [row] = await selectQuestions(db, {
    subjectId: subjects.id,
    lessonId: lessons.id,
    categoryId: questions.categoryId,
    difficultyId: questions.difficultyId,
    areas: questions.areas,
    judgmentStep: questions.judgmentStep,
    isReserved: questions.isReserved,
    stimulusId: questions.stimulusId,
    versionId: questionVersions.id,
    versionNumber: questionVersions.number,
    needsRationale: questions.needsRationale,
    isUnreviewed,
    editedAt: questionVersions.createdAt,
  }).where(and(eq(questions.id, questionId), isNull(questions.withdrawnAt)));
  if (!row) return null;
  const { type, content, solution, ...rest } = row;
  return { ...rest, body: parseQuestionBody({ type, content, solution }) };
}
