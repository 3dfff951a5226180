/** The conditions that say which subjects, lessons and questions belong to a course (P16, record 79). No other code decides it. */
import { and, type Column, inArray, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questions, subjectCourses, subjects } from "../../../db/schema.ts";

/**
 * True for a subject of the course, and for one that no course was chosen for. `course` is a title, or SQL that a title is compared
 * with, such as a column or `any (…)`.
 */
export function isSubjectOf(course: SQL | string, subjectId: Column | SQL = subjects.id): SQL {
  const own = sql`select from ${subjectCourses} where ${subjectCourses.subjectId} = ${subjectId}`;
  return sql`(not exists (${own}) or exists (${own} and ${subjectCourses.course} = ${course}))`;
}

/** True for a lesson that counts in the course: it has a text, and its subject belongs to the course. */
export function isLessonOf(course: SQL | string): SQL {
  return sql`(${lessons.content} <> '' and ${isSubjectOf(course, lessons.subjectId)})`;
}

/** True for a question whose subject belongs to the course. `lessonId` is the column that holds its lesson. */
export function isQuestionOf(course: SQL | string, lessonId: Column = questions.lessonId): SQL {
  return sql`${lessonId} in (select ${lessons.id} from ${lessons} where ${isSubjectOf(course, lessons.subjectId)})`;
}

/** Selects the lessons whose subjects belong to the course, in no particular order. */
export async function keepLessonsOf(
  db: Db | Tx,
  course: string,
  lessonIds: ReadonlyArray<Id<"lesson">>,
): Promise<Id<"lesson">[]> {
  if (lessonIds.length === 0) return [];
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(inArray(lessons.id, [...lessonIds]), isSubjectOf(course, lessons.subjectId)));
  return rows.map(({ id }) => id);
}
