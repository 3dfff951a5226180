/**
 * Taking questions from a CSV file. A dry run and the import read the file in the same way; only the import stores
 * what is new, all of it or nothing. Rows that are there already, or twice in the file, are skipped, not wrong.
 */
import { and, inArray, isNull } from "drizzle-orm";
import { importTexts } from "../../../content/en/questions.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questions } from "../../../db/schema.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { loadShelf, type Shelf, shelveLesson, storeNewLessons } from "../../subjects/commands/shelve-lessons.server.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../../subjects/rules.ts";
import { describeQuestion } from "../describe-question.server.ts";
import { ImportFileError, readCsv } from "../import/read-csv.server.ts";
import { type Columns, type RowProblem, readColumns, readRow } from "../import/read-row.ts";
import type { Operator } from "../rules.ts";
import { insertQuestions, type NewQuestion } from "./insert-questions.server.ts";
import { allowLongStatements, lockQuestionBank } from "./lock-question-bank.server.ts";

/** A report names this many problems and counts the others. */
export const LISTED_PROBLEMS_MAX = 100;
const ROWS_MAX = 200_000;
const BATCH_ROWS = 1_000;
/** Characters; keeps a batch of very long questions small. */
const BATCH_LENGTH = 2_000_000;

export type ImportReport = {
  new: number;
  /** The bank has it, in whatever lesson. */
  alreadyThere: number;
  /** An earlier row of the file says the same. */
  duplicate: number;
  wrong: number;
  /** The first ones, by line. */
  problems: (RowProblem & { line: number })[];
  moreProblems: number;
  newSubjects: number;
  newLessons: number;
  /** How many of the new ones have no explanation. */
  withoutRationale: number;
};

/** The file as it comes: from a disk or from a form. */
export type ImportSource = AsyncIterable<Uint8Array>;

/** Called now and then with how many rows were read so far. */
export type ImportProgress = (rows: number) => void;

export type ImportResult =
  | { kind: "imported"; report: ImportReport }
  /** Rows are wrong, and it was not asked for the good ones alone: nothing was stored. */
  | { kind: "refused"; report: ImportReport }
  /** The file as a whole cannot be taken: nothing was stored. */
  | { kind: "unreadable"; message: string };

export type ImportCheck = Extract<ImportResult, { kind: "unreadable" }> | { kind: "checked"; report: ImportReport };

/** What an import of this file would do now. Changes nothing. */
export async function checkImport(
  db: Db,
  _importer: Admin | Operator,
  source: ImportSource,
  onProgress: ImportProgress = () => {},
): Promise<ImportCheck> {
  try {
    return { kind: "checked", report: await scan(db, source, onProgress, async () => {}) };
  } catch (error) {
    return unreadable(error);
  }
}

/** Stores the questions of the file that are new; with a wrong row nothing, unless only the good ones are asked for. */
export async function importQuestions(
  db: Db,
  importer: Admin | Operator,
  file: { source: ImportSource; goodRowsOnly: boolean },
  now: Date,
  onProgress: ImportProgress = () => {},
): Promise<ImportResult> {
  const createdBy = importer.kind === "admin" ? importer.userId : null;
  try {
    const report = await db.transaction(async (tx) => {
      await lockQuestionBank(tx);
      await allowLongStatements(tx);
      const report = await scan(tx, file.source, onProgress, async (batch, shelf) => {
        await storeNewLessons(tx, shelf, now);
        await insertQuestions(tx, batch, createdBy, now);
      });
      if (report.wrong > 0 && !file.goodRowsOnly) throw new WrongRows(report);
      await formPracticeTests(tx);
      return report;
    });
    return { kind: "imported", report };
  } catch (error) {
    return error instanceof WrongRows ? { kind: "refused", report: error.report } : unreadable(error);
  }
}

/** Undoes the import. */
class WrongRows extends Error {
  report: ImportReport;
  constructor(report: ImportReport) {
    super("The file has wrong rows.");
    this.report = report;
  }
}

function unreadable(error: unknown): Extract<ImportResult, { kind: "unreadable" }> {
  if (error instanceof ImportFileError) return { kind: "unreadable", message: error.message };
  throw error;
}

type GoodRow = { subject: string; lesson: string; body: QuestionBody; fingerprint: string; needsRationale: boolean };

/** Reads the file to its end, gives the new questions in batches to `store`, and counts. */
async function scan(
  db: Db | Tx,
  source: ImportSource,
  onProgress: ImportProgress,
  store: (batch: NewQuestion[], shelf: Shelf) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport();
  const shelf = await loadShelf(db);
  const seen = new Set<string>();
  let columns: Columns | null = null;
  let batch: GoodRow[] = [];
  let batchLength = 0;
  let rows = 0;

  const flush = async () => {
    const isNew = await sortOut(db, batch, seen, report);
    const fresh = isNew.map(({ subject, lesson, body }) => ({
      lessonId: shelveLesson(shelf, subject, lesson),
      manualId: null,
      body,
    }));
    refuseTooMany(shelf);
    if (fresh.length > 0) await store(fresh, shelf);
    batch = [];
    batchLength = 0;
    onProgress(rows);
  };

  for await (const { line, fields } of readCsv(source)) {
    if (!columns) {
      columns = columnsOf(fields);
      continue;
    }
    const row = readRow(columns, fields);
    if (row.kind === "blank") continue;
    rows += 1;
    if (rows > ROWS_MAX) throw new ImportFileError(importTexts.file.tooManyRows(ROWS_MAX));
    if (row.kind === "wrong") {
      note(report, line, row.problems);
      continue;
    }
    const { fingerprint, needsRationale } = describeQuestion(row.body, null);
    batch.push({ ...row, fingerprint, needsRationale });
    batchLength += fields.reduce((sum, field) => sum + field.length, 0);
    if (batch.length >= BATCH_ROWS || batchLength >= BATCH_LENGTH) await flush();
  }
  if (!columns) throw new ImportFileError(importTexts.file.empty);
  await flush();
  return { ...report, newSubjects: shelf.newSubjects.length, newLessons: shelf.newLessons.length };
}

/** The rows that are neither in the bank nor before in the file; the others are counted. */
async function sortOut(db: Db | Tx, batch: GoodRow[], seen: Set<string>, report: ImportReport): Promise<GoodRow[]> {
  const there = await fingerprintsInUse(
    db,
    batch.map(({ fingerprint }) => fingerprint),
  );
  return batch.filter(({ fingerprint, needsRationale }) => {
    if (seen.has(fingerprint)) {
      report.duplicate += 1;
      return false;
    }
    seen.add(fingerprint);
    if (there.has(fingerprint)) {
      report.alreadyThere += 1;
      return false;
    }
    report.new += 1;
    if (needsRationale) report.withoutRationale += 1;
    return true;
  });
}

/** A withdrawn question is not there any more: an import may bring it back. */
async function fingerprintsInUse(db: Db | Tx, fingerprints: string[]): Promise<Set<string>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ fingerprint: questions.fingerprint })
    .from(questions)
    .where(and(inArray(questions.fingerprint, fingerprints), isNull(questions.withdrawnAt)));
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

function columnsOf(header: string[]): Columns {
  const read = readColumns(header);
  if (read.kind === "wrong") throw new ImportFileError(read.message);
  return read.columns;
}

function refuseTooMany(shelf: Shelf): void {
  if (shelf.subjectIds.size > SUBJECTS_MAX) throw new ImportFileError(importTexts.file.tooManySubjects(SUBJECTS_MAX));
  if (shelf.lessonIds.size > LESSONS_MAX) throw new ImportFileError(importTexts.file.tooManyLessons(LESSONS_MAX));
}

function note(report: ImportReport, line: number, problems: RowProblem[]): void {
  report.wrong += 1;
  for (const problem of problems) {
    if (report.problems.length < LISTED_PROBLEMS_MAX) report.problems.push({ line, ...problem });
    else report.moreProblems += 1;
  }
}

function emptyReport(): ImportReport {
  return {
    new: 0,
    alreadyThere: 0,
    duplicate: 0,
    wrong: 0,
    problems: [],
    moreProblems: 0,
    newSubjects: 0,
    newLessons: 0,
    withoutRationale: 0,
  };
}
