/**
 * Keeps `students.progress`: completed lessons ÷ lessons of the student's current course × 100, rounded (decision 16). A
 * lesson without a text is not read and not counted, a course without lessons gives 0. Whoever changes what a student
 * completed or studies asks for that student, whoever changes what there is to read for all of them, by the job.
 */
import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessonCompletions, lessons, students, subjectCourses } from "../../../db/schema.ts";

/** Students of one statement: short enough that nobody who saves meanwhile waits. */
const BATCH = 2_000;

/** True for a lesson that counts in the course: it has a text, and its subject belongs to the course. */
export function isLessonOf(course: SQL | string): SQL {
  const own = sql`select from ${subjectCourses} where ${subjectCourses.subjectId} = ${lessons.subjectId}`;
  return sql`(${lessons.content} <> '' and (
    not exists (${own}) or exists (${own} and ${subjectCourses.course} = ${course})))`;
}

/** Computes one student's progress anew, in the transaction that changed what it depends on. */
export async function recomputeProgress(tx: Tx, studentId: Id<"student">): Promise<void> {
  await update(tx, eq(students.id, studentId));
}

/** Computes everybody's progress anew, some at a time; safe to repeat and to interrupt. */
export async function recomputeAllProgress(db: Db): Promise<void> {
  let last: Id<"student"> | null = null;
  for (;;) {
    const rows: { id: Id<"student"> }[] = await db
      .select({ id: students.id })
      .from(students)
      .where(last ? gt(students.id, last) : undefined)
      .orderBy(students.id)
      .limit(BATCH);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await update(db, inArray(students.id, ids));
    last = ids.at(-1) ?? null;
  }
}

async function update(db: Db | Tx, who: SQL): Promise<void> {
  await db.execute(sql`
    with who as (select ${students.id} as id, ${students.course} as course from ${students} where ${who}),
    there as (
      select courses.course, count(*)::int as lessons
      from (select distinct course from who) as courses, ${lessons}
      where ${isLessonOf(sql`courses.course`)}
      group by courses.course
    ),
    done as (
      select who.id, count(*)::int as lessons
      from who
      join ${lessonCompletions} on ${lessonCompletions.studentId} = who.id
      join ${lessons} on ${lessons.id} = ${lessonCompletions.lessonId}
      where ${isLessonOf(sql`who.course`)}
      group by who.id
    ),
    now as (
      select who.id, coalesce(round(100.0 * done.lessons / there.lessons), 0)::int as progress
      from who left join there on there.course = who.course left join done on done.id = who.id
    )
    update ${students} set progress = now.progress
    from now where ${students.id} = now.id and ${students.progress} <> now.progress`);
}

/** How many lessons of the course there are to complete, and how many of them the student has. */
export async function countLessons(
  db: Db | Tx,
  { studentId, course }: { studentId: Id<"student">; course: string },
): Promise<{ completed: number; lessons: number }> {
  const [counts] = await db
    .select({
      lessons: sql<number>`count(*)::int`,
      completed: sql<number>`count(${lessonCompletions.studentId})::int`,
    })
    .from(lessons)
    .leftJoin(
      lessonCompletions,
      and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.studentId, studentId)),
    )
    .where(isLessonOf(course));
  return counts ?? { completed: 0, lessons: 0 };
}
