import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, practiceTests, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { findWaitingAmong } from "../../attempts/queries/withheld.server.ts";
import { type Outcome, outcomeOf, type ResultKind } from "../rules.ts";

export const RESULTS_PER_PAGE = 10;

export type ListedResult = {
  attemptId: Id<"attempt">;
  /** Null for a custom test. */
  practiceTestNumber: number | null;
  completedAt: Date;
  /** Seconds. */
  timeTaken: number;
  /** Null while it waits: a test that the student is still taking asks some of the same questions (record 33). */
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
  /** From 1; the last one when a later page was asked for. */
  page: number;
  /** Where among all the page begins, from 1. */
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
  const rows = await db
    .select({
      resultId: testResults.id,
      attemptId: testResults.attemptId,
      practiceTestNumber: practiceTests.number,
      completedAt: testResults.completedAt,
      score: testResults.score,
      correct: testResults.correctCount,
      asked: testResults.questionCount,
      answered: testResults.answeredCount,
      earned: testResults.earned,
      possible: testResults.possible,
      timeTaken: testResults.timeTaken,
    })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .where(which)
    // As the index has it, backwards.
    .orderBy(desc(testResults.completedAt), desc(testResults.id))
    .limit(RESULTS_PER_PAGE)
    .offset(offset);
  return { rows, total, page: shown, first: offset + 1, hasNext: shown < pages };
}

function resultOf(
  { attemptId, practiceTestNumber, completedAt, timeTaken, score, earned, possible, ...sums }: Row,
  isWaiting: boolean,
): ListedResult {
  const marks = isWaiting ? null : { score, earned, possible, ...outcomeOf(sums) };
  return { attemptId, practiceTestNumber, completedAt, timeTaken, marks };
}

function isOfKind(kind: ResultKind) {
  switch (kind) {
    case "all":
      return undefined;
    case "practice":
      return isNotNull(attempts.practiceTestId);
    case "custom":
      return isNull(attempts.practiceTestId);
    default:
      return kind satisfies never;
  }
}
