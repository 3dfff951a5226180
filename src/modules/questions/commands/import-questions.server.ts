/**
 * Taking questions, and stimuli with theirs, from a file of JSON Lines, of CSV or of text. A dry run and the import read the file in the same way; only the import stores
 * what is new, all of it or nothing. Rows that are there already, or twice in the file, are skipped, not wrong.
 */
import { and, inArray, isNull, sql } from "drizzle-orm";
import { importTexts } from "../../../content/en/questions.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { questions } from "../../../db/schema.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import type { Admin, Operator } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { listStoredImages } from "../../images/queries/list-stored-images.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { insertStimuli, type NewStimulus } from "../../stimuli/insert-stimuli.server.ts";
import { findStimulusTwins, identityOfStimulus } from "../../stimuli/queries/find-stimulus-twins.server.ts";
import type { StimulusKind } from "../../stimuli/rules.ts";
import {
  findOrAddLesson,
  type LessonIndex,
  loadLessonIndex,
  storeNewLessons,
} from "../../subjects/lesson-index.server.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../../subjects/rules.ts";
import { describeQuestion } from "../describe-question.server.ts";
import type { GoodQuestion, GoodStimulus, RowProblem, RowWarning } from "../import/read-question.ts";
import { readQuestions } from "../import/read-questions.server.ts";
import { type FileProblem, ImportFileError } from "../import/read-text.server.ts";
import { insertQuestions, type NewQuestion } from "../insert-questions.server.ts";
import { findOrAddLabel, type LabelIndex, loadLabelIndex, storeNewLabels } from "../label-index.server.ts";
import { IMPORT_MEGABYTES_MAX, LOCAL_MEGABYTES_MAX } from "../rules.ts";
import { sizeWarnings } from "../warnings.ts";

/** A report lists this many problems and counts the others. */
export const LISTED_PROBLEMS_MAX = 100;
const ROWS_MAX = 200_000;
const BATCH_ROWS = 1_000;
/** Characters; keeps a batch of very long questions small. */
const BATCH_LENGTH = 2_000_000;

/** Numbers are of questions, those of stimuli among them; wrong are rows. */
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
  /** About new rows, the first ones, by line. */
  warnings: (RowProblem & { line: number })[];
  moreWarnings: number;
  newSubjects: number;
  newLessons: number;
  /** Categories and difficulties. */
  newLabels: number;
  /** How many of the new ones have no explanation. */
  withoutRationale: number;
  /** To how many stimuli the new ones belong. */
  newStimuli: Record<StimulusKind, number>;
};

/** The file as it comes: from a disk or from a form. */
export type ImportSource = AsyncIterable<Uint8Array>;

/** Called now and then with how many rows were read so far. */
export type ImportProgress = (rows: number) => void;

export type ImportResult =
  | { kind: "imported"; report: ImportReport }
  /** Some rows are wrong, and the import was not limited to the good ones: nothing was stored. */
  | { kind: "refused"; report: ImportReport }
  /** The file as a whole cannot be taken: nothing was stored. */
  | { kind: "unreadable"; problem: FileProblem };

export type ImportCheck = Extract<ImportResult, { kind: "unreadable" }> | { kind: "checked"; report: ImportReport };

/** What an import of this file would do now. Changes nothing. */
export async function checkImport(
  db: Db,
  importer: Admin | Operator,
  source: ImportSource,
  onProgress: ImportProgress = () => {},
): Promise<ImportCheck> {
  try {
    return { kind: "checked", report: await scan(db, rowsFor(importer, source), onProgress, async () => {}) };
  } catch (error) {
    return unreadable(error);
  }
}

/** Stores the new questions of the file; nothing if a row is wrong, unless the import is limited to the good ones. */
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
      await takeLock(tx, "questionBank");
      const report = await scan(
        tx,
        rowsFor(importer, file.source),
        onProgress,
        async (batch, stimuli, { lessons, labels }) => {
          await storeNewLessons(tx, lessons, now);
          await storeNewLabels(tx, labels);
          const questions = batch.map((question) => notLater(question, now));
          if (questions.length > 0) await insertQuestions(tx, questions, createdBy, now);
          await insertStimuli(
            tx,
            importer,
            stimuli.map((row) => newStimulusOf(row, { lessons, labels }, now)),
            now,
          );
        },
      );
      if (report.wrong > 0 && !file.goodRowsOnly) throw new WrongRows(report);
      await formPracticeTests(tx);
      const { problems: _, moreProblems: __, warnings: ___, moreWarnings: ____, newStimuli, ...counts } = report;
      const stimuli = Object.values(newStimuli).reduce((sum, count) => sum + count, 0);
      const after = { ...counts, ...(stimuli > 0 && { stimuli }) };
      if (report.new > 0) await recordAudit(tx, importer, { action: "questions.imported", after }, now);
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
  if (error instanceof ImportFileError) return { kind: "unreadable", problem: error.problem };
  throw error;
}

type StimulusRow = GoodStimulus & { line: number; identity: string };

type GoodRow = GoodQuestion & { line: number; fingerprint: string; needsRationale: boolean };

/** What the questions of a file belong to, with what is made up for them. */
type NameIndexes = { lessons: LessonIndex; labels: LabelIndex };

function rowsFor(importer: Admin | Operator, source: ImportSource) {
  return readQuestions(source, importer.kind === "operator" ? LOCAL_MEGABYTES_MAX : IMPORT_MEGABYTES_MAX);
}

/** Reads the file to its end, gives the new questions in batches to `store`, and counts. */
async function scan(
  db: Db | Tx,
  rows: ReturnType<typeof readQuestions>,
  onProgress: ImportProgress,
  store: (batch: NewQuestion[], stimuli: StimulusRow[], indexes: NameIndexes) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport();
  const indexes: NameIndexes = { lessons: await loadLessonIndex(db), labels: await loadLabelIndex(db) };
  const seen = { fingerprints: new Set<string>(), manualIds: new Set<string>(), stimuli: new Set<string>() };
  const warningsThatHold = checkPictures(db);
  let batch: GoodRow[] = [];
  let stimuli: StimulusRow[] = [];
  let batchLength = 0;
  let count = 0;

  const flush = async () => {
    const fresh = await selectStorable(db, batch, indexes.lessons, seen, report);
    const questions = fresh.map((row) => newQuestionOf(row, indexes));
    const freshStimuli = await selectStorableStimuli(db, stimuli, indexes.lessons, seen.stimuli, report);
    for (const row of freshStimuli) placeOf(row, indexes);
    refuseTooMany(indexes.lessons);
    if (questions.length + freshStimuli.length > 0) await store(questions, freshStimuli, indexes);
    batch = [];
    stimuli = [];
    batchLength = 0;
    onProgress(count);
  };

  for await (const { line, length, row } of rows) {
    if (row.kind === "blank") continue;
    count += 1;
    if (count > ROWS_MAX) throw new ImportFileError("tooManyRows", ROWS_MAX);
    if (row.kind === "wrong") {
      note(report, line, row.problems);
      continue;
    }
    const warnings = await warningsThatHold(row.warnings);
    if (row.kind === "stimulus") stimuli.push({ ...row, warnings, line, identity: identityOfRow(row) });
    else batch.push({ ...row, warnings, line, ...describeQuestion(row.body, row.manualId) });
    batchLength += length;
    if (batch.length + stimuli.length >= BATCH_ROWS || batchLength >= BATCH_LENGTH) await flush();
  }
  await flush();
  return {
    ...report,
    problems: report.problems.sort((a, b) => a.line - b.line),
    warnings: report.warnings.sort((a, b) => a.line - b.line),
    newSubjects: indexes.lessons.newSubjects.length,
    newLessons: indexes.lessons.newLessons.length,
    newLabels: indexes.labels.added.length,
  };
}

/** Leaves out warnings about pictures that are stored. One query serves the whole file, and none a file that names no picture. */
function checkPictures(db: Db | Tx): (warnings: RowWarning[]) => Promise<RowProblem[]> {
  let stored: ReadonlySet<string> | null = null;
  return async (warnings) => {
    if (warnings.every(({ imageId }) => imageId === undefined)) return warnings;
    stored ??= await listStoredImages(db);
    const images = stored;
    return warnings.flatMap(({ imageId, ...warning }) =>
      imageId === undefined || !images.has(imageId) ? [warning] : [],
    );
  };
}

/** The lesson and the labels that a row names; those that are missing are added. */
function placeOf(
  { lesson, category, difficulty }: Pick<GoodQuestion, "lesson" | "category" | "difficulty">,
  { lessons, labels }: NameIndexes,
) {
  return {
    lessonId: "lessonId" in lesson ? lesson.lessonId : findOrAddLesson(lessons, lesson.subject, lesson.lesson),
    categoryId: category === null ? null : findOrAddLabel(labels, "category", category),
    difficultyId: difficulty === null ? null : findOrAddLabel(labels, "difficulty", difficulty),
  };
}

function newStimulusOf(row: StimulusRow, indexes: NameIndexes, now: Date): NewStimulus {
  const { stimulus: kind, title, areas, isReserved, published, draft, createdAt, withdrawnAt } = row;
  return {
    ...{ kind, title, areas, isReserved, published, draft, ...placeOf(row, indexes) },
    createdAt: createdAt && createdAt < now ? createdAt : now,
    withdrawnAt: withdrawnAt && withdrawnAt > now ? now : withdrawnAt,
  };
}

function newQuestionOf(row: GoodRow, indexes: NameIndexes): NewQuestion {
  const { body, manualId, areas, judgmentStep, isReserved, createdAt, withdrawnAt } = row;
  return {
    ...placeOf(row, indexes),
    manualId,
    areas,
    judgmentStep,
    isReserved,
    body,
    ...(createdAt ? { createdAt } : {}),
    ...(withdrawnAt ? { withdrawnAt } : {}),
  };
}

/** Nothing is newer than now, whatever a file says. */
function notLater({ createdAt, withdrawnAt, ...question }: NewQuestion, now: Date): NewQuestion {
  return {
    ...question,
    ...(createdAt && createdAt < now ? { createdAt } : {}),
    ...(withdrawnAt ? { withdrawnAt: withdrawnAt < now ? withdrawnAt : now } : {}),
  };
}

/** The rows that can be stored: neither in the bank nor before in the file, with a lesson and an ID of their own. */
async function selectStorable(
  db: Db | Tx,
  batch: GoodRow[],
  lessons: LessonIndex,
  seen: { fingerprints: Set<string>; manualIds: Set<string> },
  report: ImportReport,
): Promise<GoodRow[]> {
  const there = await findTwins(
    db,
    batch.map(({ fingerprint }) => fingerprint),
  );
  const taken = await manualIdsInUse(
    db,
    batch.map(({ manualId }) => manualId),
  );
  const lessonIds = new Set(lessons.lessonIds.values());
  return batch.filter(({ line, lesson, manualId, withdrawnAt, fingerprint, needsRationale, warnings, body, areas }) => {
    const key = `${fingerprint} ${withdrawnAt === null}`;
    if (seen.fingerprints.has(key)) {
      report.duplicate += 1;
      return false;
    }
    seen.fingerprints.add(key);
    const isThere = withdrawnAt === null ? there.get(fingerprint) === true : there.has(fingerprint);
    if (isThere) {
      report.alreadyThere += 1;
      return false;
    }
    const problem = problemOfRow(
      { lesson, manualId },
      lessonIds,
      manualId !== null && (taken.has(manualId) || seen.manualIds.has(manualId)),
    );
    if (problem) {
      note(report, line, [problem]);
      return false;
    }
    if (manualId !== null) seen.manualIds.add(manualId);
    report.new += 1;
    if (needsRationale) report.withoutRationale += 1;
    noteWarnings(report, line, [...warnings, ...warningsOfSize("options", body, areas)]);
    return true;
  });
}

function identityOfRow({ stimulus: kind, title, published, draft }: GoodStimulus): string {
  const said = published ?? draft;
  return said ? identityOfStimulus({ kind, title }, said) : "";
}

/** As `selectStorable`. A stimulus is there, or twice in the file, as soon as what is published of it, else its draft, is. */
async function selectStorableStimuli(
  db: Db | Tx,
  rows: ReadonlyArray<StimulusRow>,
  lessons: LessonIndex,
  seen: Set<string>,
  report: ImportReport,
): Promise<StimulusRow[]> {
  const twins = await findStimulusTwins(
    db,
    rows.map(({ title }) => title),
  );
  const lessonIds = new Set(lessons.lessonIds.values());
  return rows.filter(({ line, lesson, stimulus, withdrawnAt, identity, published, draft, warnings }) => {
    const questions = (published ?? draft)?.questions ?? [];
    const count = Math.max(1, questions.length);
    const key = `${identity} ${withdrawnAt === null}`;
    if (seen.has(key)) {
      report.duplicate += count;
      return false;
    }
    seen.add(key);
    const twin = twins.get(identity);
    if (twin && (withdrawnAt !== null || twin.isInUse)) {
      report.alreadyThere += count;
      return false;
    }
    const problem = problemOfRow({ lesson, manualId: null }, lessonIds, false);
    if (problem) {
      note(report, line, [problem]);
      return false;
    }
    report.new += count;
    report.newStimuli[stimulus] += 1;
    const ofSizes = questions.flatMap((question, index) =>
      warningsOfSize(`questions.${index + 1}.options`, question.body, question.areas),
    );
    noteWarnings(report, line, [...warnings, ...ofSizes]);
    report.withoutRationale += published
      ? questions.filter(({ body }) => describeQuestion(body, null).needsRationale).length
      : 0;
    return true;
  });
}

function problemOfRow(
  { lesson, manualId }: Pick<GoodRow, "lesson" | "manualId">,
  lessonIds: ReadonlySet<string>,
  isTaken: boolean,
): RowProblem | null {
  if ("lessonId" in lesson && !lessonIds.has(lesson.lessonId)) {
    return { column: "lesson_id", reason: importTexts.row.lessonUnknown };
  }
  if (manualId === null || !isTaken) return null;
  return { column: "manual_id", reason: importTexts.row.manualIdTaken(manualId) };
}

/** Withdrawn questions keep their IDs. */
async function manualIdsInUse(db: Db | Tx, manualIds: ReadonlyArray<string | null>): Promise<Set<string>> {
  const given = manualIds.filter((manualId) => manualId !== null);
  if (given.length === 0) return new Set();
  const rows = await db
    .select({ manualId: questions.manualId })
    .from(questions)
    .where(inArray(questions.manualId, given));
  return new Set(rows.flatMap(({ manualId }) => (manualId === null ? [] : [manualId])));
}

/**
 * Which of these the bank has as questions that stand alone, and whether one of them is in use. A withdrawn question is not there any more for one that
 * is in use: an import may bring it back.
 */
async function findTwins(db: Db | Tx, fingerprints: string[]): Promise<Map<string, boolean>> {
  if (fingerprints.length === 0) return new Map();
  const rows = await db
    .select({
      fingerprint: questions.fingerprint,
      isInUse: sql<boolean>`bool_or(${questions.withdrawnAt} is null)`,
    })
    .from(questions)
    .where(and(inArray(questions.fingerprint, fingerprints), isNull(questions.stimulusId)))
    .groupBy(questions.fingerprint);
  return new Map(rows.map(({ fingerprint, isInUse }) => [fingerprint, isInUse]));
}

function refuseTooMany(lessons: LessonIndex): void {
  if (lessons.subjectIds.size > SUBJECTS_MAX) throw new ImportFileError("tooManySubjects", SUBJECTS_MAX);
  if (lessons.lessonIds.size > LESSONS_MAX) throw new ImportFileError("tooManyLessons", LESSONS_MAX);
}

function note(report: ImportReport, line: number, problems: RowProblem[]): void {
  report.wrong += 1;
  for (const problem of problems) {
    if (report.problems.length < LISTED_PROBLEMS_MAX) report.problems.push({ line, ...problem });
    else report.moreProblems += 1;
  }
}

function warningsOfSize(column: string, body: QuestionBody, areas: ReadonlyArray<string>): RowProblem[] {
  return sizeWarnings(body, areas).map(({ message }) => ({ column, reason: message }));
}

function noteWarnings(report: ImportReport, line: number, warnings: ReadonlyArray<RowProblem>): void {
  for (const warning of warnings) {
    if (report.warnings.length < LISTED_PROBLEMS_MAX) report.warnings.push({ line, ...warning });
    else report.moreWarnings += 1;
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
    warnings: [],
    moreWarnings: 0,
    newSubjects: 0,
    newLessons: 0,
    newLabels: 0,
    withoutRationale: 0,
    newStimuli: { case: 0, trend: 0, passage: 0 },
  };
}
