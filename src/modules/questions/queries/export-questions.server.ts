/** The chosen questions as a file, oldest first, a batch at a time: whatever their number, few are in memory. */

import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { lessons, questionLabels, questions, questionVersions, subjects } from "../../../db/schema.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { ChosenQuestions } from "../chosen-questions.ts";
import { CSV_HEADER, CSV_OPTIONS_MAX, csvLine } from "../export/csv-row.ts";
import { type ExportedQuestion, storedLine } from "../export/stored-row.server.ts";
import { conditionOfChosen } from "./bank-conditions.server.ts";

export const EXPORT_FORMATS = ["jsonl", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const BATCH = 200;

export type ExportSummary = {
  total: number;
  /** How many of them CSV can hold. */
  csv: number;
  /** Why it cannot hold the others. */
  leftOut: { type: string; count: number }[];
  /** Single answers, but with more options than CSV has columns. */
  tooManyOptions: number;
};

/** What an export of these questions would hold now. */
export async function summarizeExport(db: Db, _admin: Admin, chosen: ChosenQuestions): Promise<ExportSummary> {
  const where = await conditionOfChosen(db, chosen);
  const byType = await db
    .select({ type: questions.type, count: sql<number>`count(*)::int` })
    .from(questions)
    .where(where)
    .groupBy(questions.type)
    .orderBy(sql`count(*) desc`, questions.type);
  const [long] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .where(
      and(
        where,
        eq(questions.type, "text"),
        sql`jsonb_array_length(${questionVersions.content} -> 'options') > ${CSV_OPTIONS_MAX}::int`,
      ),
    );
  const total = byType.reduce((sum, { count }) => sum + count, 0);
  const leftOut = byType.filter(({ type }) => type !== "text");
  const tooManyOptions = long?.count ?? 0;
  const csv = total - tooManyOptions - leftOut.reduce((sum, { count }) => sum + count, 0);
  return { total, csv, leftOut, tooManyOptions };
}

/** The file in pieces. A question that cannot be read is in none; CSV leaves out what it cannot hold. */
export async function* exportQuestions(
  db: Db,
  _admin: Admin,
  chosen: ChosenQuestions,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  const where = await conditionOfChosen(db, chosen);
  const numbers = await db
    .select({ number: questions.displayId })
    .from(questions)
    .where(where)
    .orderBy(questions.displayId);
  if (format === "csv") yield CSV_HEADER;
  for (let first = 0; first < numbers.length; first += BATCH) {
    const batch = numbers.slice(first, first + BATCH).map(({ number }) => number);
    const lines = (await loadQuestions(db, inArray(questions.displayId, batch))).map((question) =>
      format === "csv" ? csvLine(question, question.body) : storedLine(question),
    );
    yield lines.filter((line) => line !== null).join("");
  }
}

async function loadQuestions(db: Db, where: SQL): Promise<ExportedQuestion[]> {
  const label = (id: SQL) =>
    sql<string | null>`(select name from ${questionLabels} where ${questionLabels.id} = ${id})`;
  const rows = await db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      manualId: questions.manualId,
      lessonId: questions.lessonId,
      lessonTitle: lessons.title,
      subjectName: subjects.name,
      category: label(sql`${questions.categoryId}`),
      difficulty: label(sql`${questions.difficultyId}`),
      createdAt: questions.createdAt,
      withdrawnAt: questions.withdrawnAt,
      type: questionVersions.type,
      content: questionVersions.content,
      solution: questionVersions.solution,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(where)
    .orderBy(questions.displayId);
  return rows.flatMap(({ type, content, solution, ...row }) => {
    try {
      return [{ ...row, body: parseQuestionBody({ type, content, solution }) }];
    } catch {
      return [];
    }
  });
}
