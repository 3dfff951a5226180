/** A question as the audit shows it: where it stands and what it says, without what the database made up. */

import type { QuestionBody } from "../../items/registry/models.ts";
import type { Fields } from "../audit/rules.ts";
import type { QuestionMetadata } from "./question-metadata.ts";

/** The fields that somebody can change. */
export function auditedQuestion({
  body,
  lessonId,
  manualId,
  categoryId,
  difficultyId,
}: QuestionMetadata & { body: QuestionBody }): Fields {
  return { ...body, lessonId, manualId, categoryId, difficultyId };
}

/** What people call a question. */
export function nameOfQuestion(displayId: number): string {
  return `#${displayId}`;
}
