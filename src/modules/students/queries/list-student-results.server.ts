import { desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, practiceTests, testResults } from "../../../db/schema.ts";

export const RESULTS_PER_PAGE = 10;

export type ListedResult = {
  attemptId: Id<"attempt">;
  /** Null for a custom test. */
  practiceTestNumber: number | null;
  completedAt: Date;
  /** Whole percent. */
  score: number;
  correctCount: number;
  questionCount: number;
  /** Points under the NCSBN rules. */
  earned: number;
  possible: number;
  /** Seconds. */
  timeTaken: number;
};

export type ResultPage = {
  /** The newest first. */
  results: ListedResult[];
  /** Of all pages. */
  total: number;
  /** From 1; the last one when a later page was asked for. */
  page: number;
  hasNext: boolean;
};

/** One page of a student's results. */
export async function listStudentResults(db: Db, studentId: Id<"student">, page: number): Promise<ResultPage> {
  const isOwn = eq(testResults.studentId, studentId);
  const total = await db.$count(testResults, isOwn);
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const results = await db
    .select({
      attemptId: testResults.attemptId,
      practiceTestNumber: practiceTests.number,
      completedAt: testResults.completedAt,
      score: testResults.score,
      correctCount: testResults.correctCount,
      questionCount: testResults.questionCount,
      earned: testResults.earned,
      possible: testResults.possible,
      timeTaken: testResults.timeTaken,
    })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .where(isOwn)
    // As the index has it; "desc" alone means nulls first and would not use it.
    .orderBy(sql`${testResults.completedAt} desc nulls last`, desc(testResults.id))
    .limit(RESULTS_PER_PAGE)
    .offset((shown - 1) * RESULTS_PER_PAGE);
  return { results, total, page: shown, hasNext: shown < pages };
}
