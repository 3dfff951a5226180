/**
 * What the Performance tab shows, one statement for each group of figures, over the submitted tests of one student but exam
 * simulations (P47).
 */
import { and, asc, eq, not, notInArray, type SQL, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import { lessons, questions, subjects, testAnswers, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { type Headline, headlineOf } from "../../attempts/headline.ts";
import { findWaitingResults } from "../../attempts/queries/withheld.server.ts";
import { SUBJECTS_MAX } from "../../subjects/rules.ts";
import { type Outcome, outcomeOf, type Summary, summarize } from "../rules.ts";
import { selectNewestResults } from "./newest-results.server.ts";

/** How many results the chart of recent scores shows (docs/product/figures.md#recent-test-scores). */
export const RECENT_RESULTS = 10;

export type SubjectPerformance = Outcome & {
  id: Id<"subject">;
  name: string;
  /** Whole seconds. Each question counts with its test's time divided by that test's questions. */
  secondsPerQuestion: number;
  /** Tests with at least one question of the subject. */
  testsTaken: number;
};

type RecentResult = {
  attemptId: Id<"attempt">;
  test: TestName;
  headline: Headline;
  completedAt: Date;
};

export type Performance = {
  summary: Summary;
  /** By name. */
  subjects: SubjectPerformance[];
  /** The newest first. */
  recent: RecentResult[];
  /** Results not counted in any figure: a running test asks some of their questions. */
  waiting: number;
  /** True when there are results that no figure counts: of exam simulations. */
  hasSimulations: boolean;
};

/** All figures of one student, without the results that wait. */
export async function findPerformance(db: Db, { studentId }: Student, now: Date): Promise<Performance> {
  const waiting = await findWaitingResults(db, studentId, now);
  const results = and(isInFiguresOf(studentId), waiting.length === 0 ? undefined : notInArray(testResults.id, waiting));
  const [figures, recent, simulations] = await Promise.all([
    figuresOf(db, results),
    selectNewestResults(db, results, {}).limit(RECENT_RESULTS),
    db.$count(testResults, and(eq(testResults.studentId, studentId), eq(testResults.isPreset, true))),
  ]);
  return {
    ...figures,
    recent: recent.map(({ attemptId, test, completedAt, ...row }) => ({
      ...{ attemptId, test, completedAt },
      headline: headlineOf(row),
    })),
    waiting: waiting.length,
    hasSimulations: simulations > 0,
  };
}

/** The same figures of any student, for the administrator, from whom nothing is withheld. */
export async function findFiguresOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
): Promise<Pick<Performance, "summary" | "subjects">> {
  return figuresOf(db, isInFiguresOf(studentId));
}

function isInFiguresOf(studentId: Id<"student">) {
  return and(eq(testResults.studentId, studentId), not(testResults.isPreset));
}

async function figuresOf(db: Db, results: SQL | undefined): Promise<Pick<Performance, "summary" | "subjects">> {
  const [summary, bySubject] = await Promise.all([summaryOf(db, results), subjectsOf(db, results)]);
  return { summary, subjects: bySubject };
}

async function summaryOf(db: Db, results: SQL | undefined): Promise<Summary> {
  const [sums] = await db
    .select({
      tests: sql`count(*)`.mapWith(Number),
      scores: sql`coalesce(sum(${testResults.score}), 0)`.mapWith(Number),
      correct: sql`coalesce(sum(${testResults.correctCount}), 0)`.mapWith(Number),
      answered: sql`coalesce(sum(${testResults.answeredCount}), 0)`.mapWith(Number),
      asked: sql`coalesce(sum(${testResults.questionCount}), 0)`.mapWith(Number),
      seconds: sql`coalesce(sum(${testResults.timeTaken}), 0)`.mapWith(Number),
    })
    .from(testResults)
    .where(results);
  return summarize(sums ?? { tests: 0, scores: 0, correct: 0, answered: 0, asked: 0, seconds: 0 });
}

async function subjectsOf(db: Db, results: SQL | undefined): Promise<SubjectPerformance[]> {
  const rows = await db
    .select({
      id: subjects.id,
      name: subjects.name,
      correct: sql`count(*) filter (where ${testAnswers.isCorrect})`.mapWith(Number),
      answered: sql`count(*) filter (where ${testAnswers.isAnswered})`.mapWith(Number),
      asked: sql`count(*)`.mapWith(Number),
      secondsPerQuestion: sql`avg(${testResults.timeTaken}::float8 / ${testResults.questionCount})`.mapWith(Number),
      testsTaken: sql`count(distinct ${testResults.id})`.mapWith(Number),
    })
    .from(testResults)
    .innerJoin(testAnswers, eq(testAnswers.testResultId, testResults.id))
    .innerJoin(questions, eq(questions.id, testAnswers.questionId))
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(results)
    .groupBy(subjects.id)
    .orderBy(asc(naturalOrder(subjects.name)))
    .limit(SUBJECTS_MAX);
  return rows.map(({ correct, answered, asked, secondsPerQuestion, ...row }) => ({
    ...row,
    ...outcomeOf({ correct, answered, asked }),
    secondsPerQuestion: Math.round(secondsPerQuestion),
  }));
}
