import { eq, inArray } from "drizzle-orm";
import { plainText } from "../../../core/html.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions, questionVersions } from "../../../db/schema.ts";
import { outlineOf } from "../../../items/registry/authoring.ts";
import { findQuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type StimulusOfQuestion, stimulusOfQuestion } from "../../stimuli/queries/stimulus-of-question.server.ts";

export type FixedQuestion = {
  id: Id<"question">;
  displayId: number;
  type: string;
  isWithdrawn: boolean;
  stimulus: StimulusOfQuestion | null;
  /** Its text without formatting, cut; null when it cannot be read. */
  text: string | null;
};

const TEXT_MAX = 160;

/** The questions that a section names, in its order. */
export async function listFixedQuestions(
  db: Db,
  _admin: Admin,
  ids: ReadonlyArray<Id<"question">>,
): Promise<FixedQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      type: questions.type,
      withdrawnAt: questions.withdrawnAt,
      stimulus: stimulusOfQuestion,
      content: questionVersions.content,
      solution: questionVersions.solution,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .where(inArray(questions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): FixedQuestion[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { content, solution, withdrawnAt, ...question } = row;
    const body = findQuestionBody({ type: row.type, content, solution });
    const text = body && plainText(outlineOf(body).stem);
    return [{ ...question, isWithdrawn: withdrawnAt !== null, text: text && cut(text) }];
  });
}

function cut(text: string): string {
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX).toWellFormed()}…` : text;
}
