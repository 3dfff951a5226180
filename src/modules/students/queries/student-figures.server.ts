/** What the four cards above the list say, and which courses there are: each from an index or one row of sums. */

import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { studentSnapshots, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { PASS_PROGRESS } from "../../progress/rules.ts";
import { type JoinedCounts, type StudentFigures, type StudentTotals, studentFigures, trendPeriods } from "../rules.ts";

export type StudentOverview = {
  figures: StudentFigures;
  joined: JoinedCounts;
  /** Null without a snapshot of the day to compare with. */
  compared: StudentTotals | null;
  comparedDay: string;
  /** Those that somebody studies. */
  courses: string[];
};

/** The figures of this moment with what they are compared with. */
export async function findStudentOverview(
  db: Db,
  _admin: Admin,
  now: Date,
  timeZone: string,
): Promise<StudentOverview> {
  const { comparedDay, ...periods } = trendPeriods(now, timeZone);
  const [byCourse, joined, compared] = await Promise.all([
    sumByCourse(db),
    countJoined(db, periods, now),
    findSnapshot(db, comparedDay),
  ]);
  const sum = (read: (row: (typeof byCourse)[number]) => number) =>
    byCourse.reduce((total, row) => total + read(row), 0);
  const totals: StudentTotals = {
    students: sum(({ students }) => students),
    courses: byCourse.length,
    progressSum: sum(({ progressSum }) => progressSum),
    passed: sum(({ passed }) => passed),
  };
  return {
    figures: studentFigures(totals, joined, compared),
    joined,
    compared,
    comparedDay,
    courses: byCourse.map(({ course }) => course),
  };
}

function sumByCourse(db: Db) {
  return db
    .select({
      course: students.course,
      students: sql<number>`count(*)::int`,
      progressSum: sql<number>`sum(${students.progress})::int`,
      passed: sql<number>`(count(*) filter (where ${students.progress} >= ${PASS_PROGRESS}::int))::int`,
    })
    .from(students)
    .groupBy(students.course)
    .orderBy(asc(students.course));
}

async function countJoined(
  db: Db,
  { thisMonth, monthBefore }: Omit<ReturnType<typeof trendPeriods>, "comparedDay">,
  now: Date,
): Promise<JoinedCounts> {
  const joinedIn = (condition: ReturnType<typeof gte>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counts] = await db
    .select({
      thisMonth: joinedIn(gte(students.joinDate, thisMonth)),
      monthBefore: joinedIn(sql`${students.joinDate} < ${monthBefore.end.toISOString()}::timestamptz`),
    })
    .from(students)
    .where(and(gte(students.joinDate, monthBefore.start), lte(students.joinDate, now)));
  return counts ?? { thisMonth: 0, monthBefore: 0 };
}

async function findSnapshot(db: Db, day: string): Promise<StudentTotals | null> {
  const { students: count, courses, progressSum, passed } = studentSnapshots;
  const [row] = await db
    .select({ students: count, courses, progressSum, passed })
    .from(studentSnapshots)
    .where(eq(studentSnapshots.day, day));
  return row ?? null;
}
