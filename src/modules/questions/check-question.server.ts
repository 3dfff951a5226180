import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import { questionTexts } from "../../content/en/questions.ts";
import type { FieldErrors } from "../../core/forms.ts";
import type { Id } from "../../core/id.ts";
import { sanitizeRichText } from "../../core/rich-text.server.ts";
import type { Tx } from "../../db/client.ts";
import { lessons, questionLabels, questions } from "../../db/schema.ts";
import { mapRichTexts } from "../../items/registry/models.ts";
import { errorsIn, type QuestionInput } from "./forms.ts";
import type { NewQuestion } from "./insert-questions.server.ts";
import type { LabelKind } from "./rules.ts";

/** The errors stand in the order in which they are to be said; the first one is the message. */
export type RefusedQuestion = { kind: "invalid"; errors: FieldErrors } | { kind: "duplicate-id"; errors: FieldErrors };

const texts = questionTexts.problems;

/**
 * The question as it may be stored, or why not. The form said most of this already; here it is said of the cleaned
 * texts, and with what only the database knows. `questionId` is the question's own when it is edited.
 */
export async function checkQuestion(
  tx: Tx,
  input: QuestionInput,
  questionId: Id<"question"> | null,
): Promise<{ kind: "fine"; question: NewQuestion } | RefusedQuestion> {
  const { subjectId, lessonId, manualId, categoryId, difficultyId } = input;
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.subjectId, subjectId)));
  if (!lesson) return { kind: "invalid", errors: { lessonId: texts.lessonGone } };

  const labelErrors = await errorsInLabels(tx, categoryId, difficultyId);
  if (Object.keys(labelErrors).length > 0) return { kind: "invalid", errors: labelErrors };

  const body = mapRichTexts(input.body, sanitizeRichText);
  const errors: Record<string, string> = {};
  for (const { at, message } of errorsIn(body)) errors[at] ??= message;
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };

  if (manualId !== null && (await isTaken(tx, eq(questions.manualId, manualId), questionId))) {
    return { kind: "duplicate-id", errors: { manualId: texts.idTaken } };
  }
  return { kind: "fine", question: { lessonId, manualId, categoryId, difficultyId, body } };
}

async function errorsInLabels(
  tx: Tx,
  categoryId: Id<"label"> | null,
  difficultyId: Id<"label"> | null,
): Promise<FieldErrors> {
  const ids = [categoryId, difficultyId].filter((id) => id !== null);
  if (ids.length === 0) return {};
  const found = await tx.select().from(questionLabels).where(inArray(questionLabels.id, ids));
  const isThere = (id: Id<"label"> | null, kind: LabelKind) =>
    id === null || found.some((label) => label.id === id && label.kind === kind);
  return {
    ...(isThere(categoryId, "category") ? {} : { categoryId: texts.categoryGone }),
    ...(isThere(difficultyId, "difficulty") ? {} : { difficultyId: texts.difficultyGone }),
  };
}

async function isTaken(tx: Tx, manualId: SQL, except: Id<"question"> | null): Promise<boolean> {
  return (await tx.$count(questions, except ? and(manualId, ne(questions.id, except)) : manualId)) > 0;
}
