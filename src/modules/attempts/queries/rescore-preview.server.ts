/** What scoring results again would do, before it is done. */

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, students, testAnswers, testResults } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { ResultMarks } from "../../tests/marking.ts";
import { markResults, withoutCategories } from "../../tests/queries/mark-results.server.ts";
import { testNameOfAttempt } from "../../tests/queries/test-name.server.ts";
import {
  type AnswerPoints,
  isChangedBy,
  openRescorer,
  type RescoreTarget,
  type ResultTotals,
  totalsAfter,
} from "../rescoring.server.ts";

/** Changed results on one page of the preview. */
const CHANGES_PER_PAGE = 50;

type Points = { earned: number; max: number };

/** One result that gets another score. */
export type ScoreChange = {
  resultId: Id<"result">;
  studentName: string;
  test: TestName;
  completedAt: Date;
  /** Points for this question. */
  before: Points;
  after: Points;
  /** Percent of the whole result; null for an adaptive test, whose result stays. */
  score: { before: number; after: number } | null;
  /** Null for a result that has no marks. */
  marks: { before: ResultMarks; after: ResultMarks } | null;
};

export type RescorePreview = {
  /** The version in use, by which all would be scored. */
  version: { id: Id<"version">; number: number };
  counts: {
    /** Results that were scored by the old versions. */
    results: number;
    higher: number;
    lower: number;
    same: number;
    /** Their choices are not those of the version in use. They keep what they have. */
    notRescorable: number;
  };
  changes: ScoreChange[];
  page: number;
  pageCount: number;
};

/** Equal answers to the same version, counted: there are few of them, however many students. */
type Group = {
  versionId: Id<"version">;
  answer: unknown;
  before: AnswerPoints;
  after: AnswerPoints | null;
  count: number;
};

/** Counts the results and shows one page of those that would change; null when there is no such question. */
export async function previewRescore(
  db: Db,
  _admin: Admin,
  target: RescoreTarget,
  page = 1,
): Promise<RescorePreview | null> {
  const rescorer = await openRescorer(db, target);
  if (!rescorer) return null;
  const { version, oldVersionIds } = rescorer;
  const groups = (await countAnswers(db, target.questionId, oldVersionIds)).map(
    (group): Group => ({ ...group, after: rescorer.score(group.versionId, group.answer) }),
  );
  const sumOf = (which: (group: Group) => boolean) => groups.filter(which).reduce((sum, { count }) => sum + count, 0);
  const results = sumOf(() => true);
  const notRescorable = sumOf(({ after }) => after === null);
  const same = sumOf(({ before, after }) => after !== null && !isChangedBy(before, after));
  const lower = sumOf(
    ({ before, after }) => after !== null && isChangedBy(before, after) && shareOf(after) < shareOf(before),
  );
  const changed = results - notRescorable - same;

  const pageCount = Math.max(1, Math.ceil(changed / CHANGES_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pageCount);
  return {
    version,
    counts: { results, higher: changed - lower, lower, same, notRescorable },
    changes: changed === 0 ? [] : await listChanges(db, target.questionId, groups, shown),
    page: shown,
    pageCount,
  };
}

function shareOf({ earned, max }: Points): number {
  return max === 0 ? 0 : earned / max;
}

/** Equal answers to these versions with their points, and how many there are of each. */
export async function countAnswers(db: Db, questionId: Id<"question">, oldVersionIds: Id<"version">[]) {
  if (oldVersionIds.length === 0) return [];
  const rows = await db
    .select({
      versionId: testAnswers.versionId,
      answer: testAnswers.answer,
      earned: testAnswers.earned,
      max: testAnswers.max,
      isCorrect: testAnswers.isCorrect,
      rule: testAnswers.rule,
      count: sql<number>`count(*)::int`,
    })
    .from(testAnswers)
    .where(and(eq(testAnswers.questionId, questionId), inArray(testAnswers.versionId, oldVersionIds)))
    .groupBy(
      testAnswers.versionId,
      testAnswers.answer,
      testAnswers.earned,
      testAnswers.max,
      testAnswers.isCorrect,
      testAnswers.rule,
    );
  return rows.map(({ versionId, answer, count, ...before }) => ({ versionId, answer, count, before }));
}

async function listChanges(
  db: Db,
  questionId: Id<"question">,
  groups: ReadonlyArray<Group>,
  page: number,
): Promise<ScoreChange[]> {
  const changing = groups.flatMap(({ versionId, answer, before, after }) =>
    after && isChangedBy(before, after)
      ? [
          {
            version_id: versionId,
            answer,
            earned: before.earned,
            max: before.max,
            new_earned: after.earned,
            new_max: after.max,
            new_is_correct: after.isCorrect,
          },
        ]
      : [],
  );
  const after = sql`jsonb_to_recordset(${JSON.stringify(changing)}::jsonb) as changing
    (version_id uuid, answer jsonb, earned int, max int, new_earned int, new_max int, new_is_correct bool)`;
  const rows = await db
    .select({
      resultId: testResults.id,
      studentName: students.name,
      test: testNameOfAttempt,
      completedAt: testResults.completedAt,
      position: testAnswers.position,
      earned: testAnswers.earned,
      max: testAnswers.max,
      isCorrect: testAnswers.isCorrect,
      newEarned: sql<number>`changing.new_earned`,
      newMax: sql<number>`changing.new_max`,
      newIsCorrect: sql<boolean>`changing.new_is_correct`,
      isAdaptive: sql<boolean>`${attempts.bankId} is not null`,
      totals: {
        score: testResults.score,
        correctCount: testResults.correctCount,
        earned: testResults.earned,
        possible: testResults.possible,
        questionCount: testResults.questionCount,
      },
    })
    .from(testAnswers)
    .innerJoin(
      after,
      sql`changing.version_id = ${testAnswers.versionId} and changing.answer is not distinct from ${testAnswers.answer}
        and changing.earned = ${testAnswers.earned} and changing.max = ${testAnswers.max}`,
    )
    .innerJoin(testResults, eq(testResults.id, testAnswers.testResultId))
    .innerJoin(students, eq(students.id, testResults.studentId))
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(eq(testAnswers.questionId, questionId))
    .orderBy(asc(students.name), asc(testResults.completedAt), asc(testResults.id))
    .limit(CHANGES_PER_PAGE)
    .offset((page - 1) * CHANGES_PER_PAGE);
  const marked = await markResults(
    db,
    rows.map(({ resultId }) => resultId),
    {
      points: rows.map(({ resultId, position, newEarned, newMax }) => ({
        resultId,
        position,
        points: { earned: newEarned, max: newMax },
      })),
    },
  );
  const marks = new Map(withoutCategories(marked).map(({ resultId, before, after }) => [resultId, { before, after }]));
  return rows.map((row) => changeOf(row, marks.get(row.resultId) ?? null));
}

type Row = Pick<ScoreChange, "resultId" | "studentName" | "test" | "completedAt"> & {
  earned: number;
  max: number;
  isCorrect: boolean;
  newEarned: number;
  newMax: number;
  newIsCorrect: boolean;
  isAdaptive: boolean;
  totals: ResultTotals;
};

function changeOf(row: Row, marks: ScoreChange["marks"]): ScoreChange {
  const { resultId, studentName, test, completedAt, totals } = row;
  const before = { earned: row.earned, max: row.max, isCorrect: row.isCorrect };
  const after = { earned: row.newEarned, max: row.newMax, isCorrect: row.newIsCorrect };
  return {
    ...{ resultId, studentName, test, completedAt },
    before: { earned: row.earned, max: row.max },
    after: { earned: row.newEarned, max: row.newMax },
    score: row.isAdaptive ? null : { before: totals.score, after: totalsAfter(totals, before, after).score },
    marks: row.isAdaptive ? null : marks,
  };
}
