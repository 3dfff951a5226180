import type { Id } from "../../../core/id.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import { toStored } from "../../../items/registry/stored-shapes.server.ts";

/** A question with everything that an export contains. */
export type ExportedQuestion = {
  id: Id<"question">;
  displayId: number;
  manualId: string | null;
  lessonId: Id<"lesson">;
  lessonTitle: string;
  subjectName: string;
  category: string | null;
  difficulty: string | null;
  createdAt: Date;
  withdrawnAt: Date | null;
  body: QuestionBody;
};

/** One line of JSON that an import reads without loss (docs/product/questions.md#stored-shape). */
export function storedLine(question: ExportedQuestion): string {
  const { id, displayId, manualId, lessonId, lessonTitle, subjectName, category, difficulty, body } = question;
  return `${JSON.stringify({
    id,
    display_id: displayId,
    manual_id: manualId,
    lesson_id: lessonId,
    lesson: { title: lessonTitle, subject: { name: subjectName } },
    ...toStored(body),
    category,
    difficulty,
    created_at: question.createdAt.toISOString(),
    withdrawn_at: question.withdrawnAt?.toISOString() ?? null,
  })}\n`;
}
