/** What the Performance tab shows, one statement for each group of figures, over the submitted tests of one student. */
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, lessons, practiceTests, questions, subjects, testAnswers, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { SUBJECTS_MAX } from "../../subjects/rules.ts";
import { percentOf, type Summary, summarize } from "../rules.ts";

/** How many results the chart of recent scores shows (product-spec section 9). */
export const RECENT_RESULTS = 10;

export type SubjectPerformance = {
  id: Id<"subject">;
  name: string;
  correct: number;
  /** Questions of the subject that were answered. */
  attempted: number;
  /** Whole percent of the subject's questions in submitted tests, answered or not. */
  accuracy: number;
  /** Whole seconds. Each question counts with its test's time divided by that test's questions. */
  secondsPerQuestion: number;
  /** Tests with at least one question of the subject. */
  testsTaken: number;
};

export type RecentResult = {
  attemptId: Id<"attempt">;
  /** Null for a custom test. */
  practiceTestNumber: number | null;
  score: number;
  completedAt: Date;
};

export type Performance = {
  summary: Summary;
  /** By name. */
  subjects: SubjectPerformance[];
  /** The newest first. */
  recent: RecentResult[];
};

type Own = Pick<Student, "studentId">;

/** All figures of one student. */
export async function findPerformance(db: Db, student: Student): Promise<Performance> {
  const [figures, recent] = await Promise.all([figuresOf(db, student), recentOf(db, student)]);
  return { ...figures, recent };
}

/** The same figures of any student, for the administrator. */
export async function findFiguresOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
): Promise<Pick<Performance, "summary" | "subjects">> {
  return figuresOf(db, { studentId });
}

async function figuresOf(db: Db, student: Own): Promise<Pick<Performance, "summary" | "subjects">> {
  const [summary, bySubject] = await Promise.all([summaryOf(db, student), subjectsOf(db, student)]);
  return { summary, subjects: bySubject };
}

async function summaryOf(db: Db, student: Own): Promise<Summary> {
  const [sums] = await db
    .select({
      tests: sql`count(*)`.mapWith(Number),
      scores: sql`coalesce(sum(${testResults.score}), 0)`.mapWith(Number),
      correct: sql`coalesce(sum(${testResults.correctCount}), 0)`.mapWith(Number),
      questions: sql`coalesce(sum(${testResults.questionCount}), 0)`.mapWith(Number),
      seconds: sql`coalesce(sum(${testResults.timeTaken}), 0)`.mapWith(Number),
    })
    .from(testResults)
    .where(eq(testResults.studentId, student.studentId));
  return summarize(sums ?? { tests: 0, scores: 0, correct: 0, questions: 0, seconds: 0 });
}

async function subjectsOf(db: Db, student: Own): Promise<SubjectPerformance[]> {
  const rows = await db
    .select({
      id: subjects.id,
      name: subjects.name,
      correct: sql`count(*) filter (where ${testAnswers.isCorrect})`.mapWith(Number),
      attempted: sql`count(*) filter (where ${testAnswers.isAnswered})`.mapWith(Number),
      questions: sql`count(*)`.mapWith(Number),
      secondsPerQuestion: sql`avg(${testResults.timeTaken}::float8 / ${testResults.questionCount})`.mapWith(Number),
      testsTaken: sql`count(distinct ${testResults.id})`.mapWith(Number),
    })
    .from(testResults)
    .innerJoin(testAnswers, eq(testAnswers.testResultId, testResults.id))
    .innerJoin(questions, eq(questions.id, testAnswers.questionId))
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(eq(testResults.studentId, student.studentId))
    .groupBy(subjects.id)
    .orderBy(asc(sql`lower(${subjects.name})`))
    .limit(SUBJECTS_MAX);
  return rows.map(({ questions: asked, secondsPerQuestion, ...row }) => ({
    ...row,
    accuracy: percentOf(row.correct, asked) ?? 0,
    secondsPerQuestion: Math.round(secondsPerQuestion),
  }));
}

async function recentOf(db: Db, student: Own): Promise<RecentResult[]> {
  return (
    db
      .select({
        attemptId: testResults.attemptId,
        practiceTestNumber: practiceTests.number,
        score: testResults.score,
        completedAt: testResults.completedAt,
      })
      .from(testResults)
      .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
      .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
      .where(eq(testResults.studentId, student.studentId))
      // As the index has it; "desc" alone means nulls first and would not use it.
      .orderBy(sql`${testResults.completedAt} desc nulls last`, desc(testResults.id))
      .limit(RECENT_RESULTS)
  );
}
