/** A question as the audit shows it: its metadata and texts, without derived columns. */

import type { QuestionBody } from "../../items/registry/models.ts";
import type { Fields } from "../audit/rules.ts";
import { inPlanOrder } from "../tests/exam-plans.ts";
import { metadataOf, type QuestionMetadata } from "./question-metadata.ts";

/** The fields that can be edited. */
export function auditedQuestion(question: QuestionMetadata & { body: QuestionBody }): Fields {
  const metadata = metadataOf(question);
  return { ...question.body, ...metadata, areas: inPlanOrder(metadata.areas) };
}

/** What people call a question. */
export function nameOfQuestion(displayId: number): string {
  return `#${displayId}`;
}
