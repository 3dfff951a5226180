import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import type { FieldErrors } from "../../core/forms.ts";
import type { Id } from "../../core/id.ts";
import { sanitizeRichText } from "../../core/rich-text.server.ts";
import type { Tx } from "../../db/client.ts";
import { lessons, questionLabels, questions } from "../../db/schema.ts";
import { mapRichTexts } from "../../items/registry/authoring.ts";
import type { QuestionBody } from "../../items/registry/models.ts";
import { errorsIn, type QuestionInput } from "./forms.ts";
import { metadataOf, type QuestionMetadata } from "./question-metadata.ts";
import { LABEL_KINDS, type LabelKind } from "./rules.ts";

export type RefusedQuestion =
  /** It no longer exists, or belongs to another subject. */
  | { kind: "lesson-gone" }
  | { kind: "labels-gone"; gone: LabelKind[] }
  /** The problems that the question's type finds, in the order of display. */
  | { kind: "invalid"; errors: FieldErrors }
  /** Another question has that Question ID. */
  | { kind: "duplicate-id" };

/** With clean texts and without errors. */
type CheckedQuestion = QuestionMetadata & { body: QuestionBody };

/**
 * The question as it may be stored, or why not. The form reported most of this already; here it is checked in the cleaned
 * texts, and with what only the database knows. `questionId` is the question's own when it is edited.
 */
export async function checkQuestion(
  tx: Tx,
  input: QuestionInput,
  questionId: Id<"question"> | null,
): Promise<{ kind: "fine"; question: CheckedQuestion } | RefusedQuestion> {
  const { subjectId, lessonId, manualId } = input;
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.subjectId, subjectId)));
  if (!lesson) return { kind: "lesson-gone" };

  const gone = await findGoneLabels(tx, input);
  if (gone.length > 0) return { kind: "labels-gone", gone };

  const body = mapRichTexts(input.body, sanitizeRichText);
  const errors: Record<string, string> = {};
  for (const { at, message } of errorsIn(body)) errors[at] ??= message;
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };

  if (manualId !== null && (await isTaken(tx, eq(questions.manualId, manualId), questionId))) {
    return { kind: "duplicate-id" };
  }
  return { kind: "fine", question: { ...metadataOf(input), body } };
}

/** Which of two labels are not there, or of the other kind. */
export async function findGoneLabels(
  tx: Tx,
  { categoryId, difficultyId }: Pick<QuestionMetadata, "categoryId" | "difficultyId">,
): Promise<LabelKind[]> {
  const ids = [categoryId, difficultyId].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const found = await tx.select().from(questionLabels).where(inArray(questionLabels.id, ids));
  const wanted: Record<LabelKind, Id<"label"> | null> = { category: categoryId, difficulty: difficultyId };
  return LABEL_KINDS.filter(
    (kind) => wanted[kind] !== null && !found.some((label) => label.id === wanted[kind] && label.kind === kind),
  );
}

async function isTaken(tx: Tx, manualId: SQL, except: Id<"question"> | null): Promise<boolean> {
  return (await tx.$count(questions, except ? and(manualId, ne(questions.id, except)) : manualId)) > 0;
}
