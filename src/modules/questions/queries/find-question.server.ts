import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questions, questionVersions, subjects } from "../../../db/schema.ts";
import { parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";

export type FoundQuestion = {
  id: Id<"question">;
  displayId: number;
  manualId: string | null;
  subjectId: Id<"subject">;
  subjectName: string;
  lessonId: Id<"lesson">;
  lessonTitle: string;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
  /** Say it again when saving an edit. */
  versionNumber: number;
  body: QuestionBody;
  needsRationale: boolean;
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
  const [row] = await db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      manualId: questions.manualId,
      subjectId: subjects.id,
      subjectName: subjects.name,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      categoryId: questions.categoryId,
      difficultyId: questions.difficultyId,
      versionNumber: questionVersions.number,
      needsRationale: questions.needsRationale,
      createdAt: questions.createdAt,
      editedAt: questionVersions.createdAt,
      type: questionVersions.type,
      content: questionVersions.content,
      solution: questionVersions.solution,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(questions.id, questionId), isNull(questions.withdrawnAt)));
  if (!row) return null;
  const { type, content, solution, ...rest } = row;
  return { ...rest, body: parseQuestionBody({ type, content, solution }) };
}
