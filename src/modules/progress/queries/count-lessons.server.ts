/** Which subjects and lessons belong to a course, and how many lessons there are to complete. */
import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessonCompletions, lessons, subjectCourses, subjects } from "../../../db/schema.ts";

/** True for a subject that belongs to the course: to all of them, while it is given to none. */
export function isSubjectOf(course: SQL | string, subjectId: Column = subjects.id): SQL {
  const own = sql`select from ${subjectCourses} where ${subjectCourses.subjectId} = ${subjectId}`;
  return sql`(not exists (${own}) or exists (${own} and ${subjectCourses.course} = ${course}))`;
}

/** True for a lesson that counts in the course: it has a text, and its subject belongs to the course. */
export function isLessonOf(course: SQL | string): SQL {
  return sql`(${lessons.content} <> '' and ${isSubjectOf(course, lessons.subjectId)})`;
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
