/** With what a new student can begin. */
import { asc, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { isAskedAlone, lessons, questions, subjects } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findWithheldQuestions } from "../../attempts/queries/withheld.server.ts";
import { lessonOrderBy, subjectOrderBy } from "../../subjects/queries/order-by.server.ts";
import { isLessonOf, isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { DIAGNOSTIC_SIZE } from "../rules.ts";

/** The first lesson of the student's course in the order of its lists; null while there is none to read. */
export async function findFirstLesson(db: Db, { course }: Student) {
  const [lesson] = await db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .innerJoin(subjects, sql`${subjects.id} = ${lessons.subjectId}`)
    .where(isLessonOf(course))
    .orderBy(...subjectOrderBy, asc(subjects.id), ...lessonOrderBy, asc(lessons.id))
    .limit(1);
  return lesson ?? null;
}

/**
 * Questions of all subjects of the course that have any: one of each subject, then a second of each, and so on, of other lessons as long as
 * there are some. None that an open test withholds; the same for a student as long as the bank is, so that a second press leads to the test that was begun.
 */
export async function chooseDiagnostic(db: Db, { studentId, course }: Student, now: Date): Promise<Id<"question">[]> {
  const withheld = await findWithheldQuestions(db, studentId, now);
  const { rows } = await db.execute<{ id: Id<"question"> }>(sql`
    select id from (
      select id, chance, row_number() over (partition by subject_id order by nth_of_lesson, chance) as nth
      from (
        select ${questions.id} as id, ${lessons.subjectId} as subject_id, md5(${questions.id}::text || ${studentId}::text) as chance,
          row_number() over (partition by ${questions.lessonId} order by md5(${questions.id}::text || ${studentId}::text)) as nth_of_lesson
        from ${questions} join ${lessons} on ${lessons.id} = ${questions.lessonId}
        where ${isAskedAlone}
          and ${questions.id} <> all (${sql.param(withheld)}::uuid[]) and ${isSubjectOf(course, lessons.subjectId)}
      ) as mixed
    ) as spread
    order by nth, chance limit ${DIAGNOSTIC_SIZE}::int`);
  return rows.map(({ id }) => id);
}
