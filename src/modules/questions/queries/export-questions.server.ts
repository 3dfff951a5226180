/**
 * The chosen questions as a file, oldest first, a batch at a time: whatever their number, few are in memory. Stimuli come after those
 * that stand alone, each as a whole.
 */

import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions, questionVersions, stimuli, stimulusQuestions } from "../../../db/schema.ts";
import { findQuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { loadStimuli } from "../../stimuli/queries/load-stimuli.server.ts";
import { isFiltering } from "../bank-filter.ts";
import { CSV_HEADER, CSV_OPTIONS_MAX, csvLine } from "../export/csv-row.ts";
import { type ExportedQuestion, jsonLine } from "../export/json-line.server.ts";
import { stimulusLine } from "../export/stimulus-line.server.ts";
import type { SelectedQuestions } from "../selected-questions.ts";
import { conditionOfSelection } from "./bank-conditions.server.ts";
import { labelNames, selectQuestions } from "./question-rows.server.ts";

export const EXPORT_FORMATS = ["jsonl", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const BATCH = 200;
/** Each is a record with up to twenty questions. */
const STIMULI_BATCH = 20;

export type ExportSummary = {
  total: number;
  /** How many of them CSV can hold. */
  csv: number;
  /** Why it cannot hold the others. */
  leftOut: { type: string; count: number }[];
  /** Single answers, but with more options than CSV has columns. */
  tooManyOptions: number;
  /** Of case studies, trends and passages, each of which is in JSON Lines as a whole. */
  ofStimuli: number;
};

/** What an export of these questions would hold now. */
export async function summarizeExport(db: Db, _admin: Admin, selected: SelectedQuestions): Promise<ExportSummary> {
  const chosen = await conditionOfSelection(db, selected);
  const where = and(chosen, isNull(questions.stimulusId));
  const ofStimuli = await db.$count(questions, and(chosen, isNotNull(questions.stimulusId)));
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
  const alone = byType.reduce((sum, { count }) => sum + count, 0);
  const leftOut = byType.filter(({ type }) => type !== "text");
  const tooManyOptions = long?.count ?? 0;
  const csv = alone - tooManyOptions - leftOut.reduce((sum, { count }) => sum + count, 0);
  return { total: alone + ofStimuli, csv, leftOut, tooManyOptions, ofStimuli };
}

/** The file in pieces. A question that cannot be read is in none; CSV leaves out what it cannot hold. */
export async function* exportQuestions(
  db: Db,
  _admin: Admin,
  selected: SelectedQuestions,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  const where = await conditionOfSelection(db, selected);
  const numbers = await db
    .select({ number: questions.displayId })
    .from(questions)
    .where(and(where, isNull(questions.stimulusId)))
    .orderBy(questions.displayId);
  if (format === "csv") yield CSV_HEADER;
  for (let first = 0; first < numbers.length; first += BATCH) {
    const batch = numbers.slice(first, first + BATCH).map(({ number }) => number);
    const lines = (await loadQuestions(db, inArray(questions.displayId, batch))).map((question) =>
      format === "csv" ? csvLine(question) : jsonLine(question),
    );
    yield lines.filter((line) => line !== null).join("");
  }
  if (format === "csv") return;
  const ids = await stimuliOf(db, selected, where);
  for (let first = 0; first < ids.length; first += STIMULI_BATCH) {
    const batch = await loadStimuli(db, inArray(stimuli.id, ids.slice(first, first + STIMULI_BATCH)));
    yield batch.map(stimulusLine).join("");
  }
}

/** Those whose version has one of the questions; drafts that were never published are in an export of the whole bank. */
async function stimuliOf(db: Db, selected: SelectedQuestions, where: SQL | undefined): Promise<Id<"stimulus">[]> {
  const isWhole = selected.kind === "matching" && !isFiltering(selected.filter);
  const ofQuestions = db
    .select({ id: stimulusQuestions.stimulusVersionId })
    .from(questions)
    .innerJoin(stimulusQuestions, eq(stimulusQuestions.questionId, questions.id))
    .where(and(where, isNotNull(questions.stimulusId)));
  const rows = await db
    .select({ id: stimuli.id })
    .from(stimuli)
    .where(or(inArray(stimuli.versionId, ofQuestions), isWhole ? isNull(stimuli.versionId) : undefined))
    .orderBy(stimuli.displayId);
  return rows.map(({ id }) => id);
}

async function loadQuestions(db: Db, where: SQL): Promise<ExportedQuestion[]> {
  const rows = await selectQuestions(db, {
    ...labelNames,
    lessonId: questions.lessonId,
    areas: questions.areas,
    judgmentStep: questions.judgmentStep,
    isReserved: questions.isReserved,
    withdrawnAt: questions.withdrawnAt,
  })
    .where(where)
    .orderBy(questions.displayId);
  return rows.flatMap(({ type, content, solution, ...row }) => {
    const body = findQuestionBody({ type, content, solution });
    return body ? [{ ...row, body }] : [];
  });
}
