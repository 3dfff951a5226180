import type { Id } from "../../../core/id.ts";
import { toExchangeRow } from "../../../items/registry/exchange-formats.server.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";

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
  areas: string[];
  judgmentStep: string | null;
  isReserved: boolean;
  createdAt: Date;
  withdrawnAt: Date | null;
  body: QuestionBody;
};

/** One line of JSON that an import reads without loss (docs/product/questions.md#exchange-format). */
export function jsonLine(question: ExportedQuestion): string {
  const { id, displayId, manualId, lessonId, lessonTitle, subjectName, category, difficulty, body } = question;
  return `${JSON.stringify({
    id,
    display_id: displayId,
    manual_id: manualId,
    lesson_id: lessonId,
    lesson: { title: lessonTitle, subject: { name: subjectName } },
    ...toExchangeRow(body),
    category,
    difficulty,
    areas: question.areas,
    judgment_step: question.judgmentStep,
    reserved: question.isReserved,
    created_at: question.createdAt.toISOString(),
    withdrawn_at: question.withdrawnAt?.toISOString() ?? null,
  })}\n`;
}
