import { and, count, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults, tests } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { findWaitingAmong } from "../../attempts/queries/withheld.server.ts";
import { type Outcome, outcomeOf, type ResultKind } from "../rules.ts";
import { selectNewestResults } from "./newest-results.server.ts";

export const RESULTS_PER_PAGE = 10;

export type ListedResult = {
  attemptId: Id<"attempt">;
  test: TestName;
  completedAt: Date;
  /** Seconds. */
  timeTaken: number;
  /** Null while it waits: it is not released, or a test that the student is still taking asks some of the same questions (record 33). */
  marks: Marks | null;
};

type Marks = Outcome & {
  /** Whole percent. */
  score: number;
  /** Points under the NCSBN rules. */
  earned: number;
  possible: number;
};

export type ResultPage = {
  /** The newest first. */
  results: ListedResult[];
  /** Of all pages. */
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  /** The number of the page's first row among all, from 1. */
  first: number;
  hasNext: boolean;
};

type ResultsQuery = { page: number; kind?: ResultKind };

/** One page of the student's own results. */
export async function listResults(db: Db, { studentId }: Student, query: ResultsQuery, now: Date): Promise<ResultPage> {
  const { rows, ...page } = await readPage(db, studentId, query);
  const waiting = await findWaitingAmong(
    db,
    rows.map(({ resultId }) => resultId),
    now,
  );
  return { ...page, results: rows.map((row) => resultOf(row, waiting.has(row.resultId))) };
}

/** One page of the results of the student named, for the administrator, from whom nothing is withheld. */
export async function listResultsOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  query: ResultsQuery,
): Promise<ResultPage> {
  const { rows, ...page } = await readPage(db, studentId, query);
  return { ...page, results: rows.map((row) => resultOf(row, false)) };
}

type Row = Awaited<ReturnType<typeof readPage>>["rows"][number];

async function readPage(db: Db, studentId: Id<"student">, { page, kind = "all" }: ResultsQuery) {
  const which = and(eq(testResults.studentId, studentId), isOfKind(kind));
  const [counted] = await db
    .select({ total: count() })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(which);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const offset = (shown - 1) * RESULTS_PER_PAGE;
  const rows = await selectNewestResults(db, which, {
    resultId: testResults.id,
    correct: testResults.correctCount,
    asked: testResults.questionCount,
    answered: testResults.answeredCount,
    earned: testResults.earned,
    possible: testResults.possible,
    timeTaken: testResults.timeTaken,
  })
    .limit(RESULTS_PER_PAGE)
    .offset(offset);
  return { rows, total, page: shown, first: offset + 1, hasNext: shown < pages };
}

function resultOf(
  { attemptId, test, completedAt, timeTaken, score, earned, possible, ...sums }: Row,
  isWaiting: boolean,
): ListedResult {
  const marks = isWaiting ? null : { score, earned, possible, ...outcomeOf(sums) };
  return { attemptId, test, completedAt, timeTaken, marks };
}

const isOfInstitute = sql`exists (
  select from ${tests} where ${tests.id} = ${attempts.testId} and ${tests.kind} = 'institute')`;

function isOfKind(kind: ResultKind) {
  switch (kind) {
    case "all":
      return undefined;
    case "practice":
      return isNotNull(attempts.practiceTestId);
    case "custom":
      return and(isNull(attempts.practiceTestId), not(testResults.isPreset), not(isOfInstitute));
    case "institute":
      return isOfInstitute;
    case "preset":
      return eq(testResults.isPreset, true);
    default:
      return kind satisfies never;
  }
}
