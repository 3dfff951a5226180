/** What a student did for the lessons of a course: the marks, and what shows that they were studied (record 37). */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import {
  certificates,
  lessonCompletions,
  lessonReadings,
  lessons,
  questions,
  subjects,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { columnsOf, lessonSortKey, subjectSortKey } from "../../progress/queries/sort-keys.server.ts";
import { isLessonOf, isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { isCourseCompleted, isStudied, lessonsToStudy, type Study } from "../rules.ts";

export type StudiedLesson = Study & {
  id: Id<"lesson">;
  title: string;
  subjectName: string;
  isCompleted: boolean;
  /** What was done on later days counts: on this one the lesson carried a certificate of another course. Null without one. */
  carriedOn: string | null;
};

/** Whose study, of which course; days are those of the time zone. */
type StudyQuery = { studentId: Id<"student">; course: string; timeZone: string };

/** All lessons of the course in the order in which they are read. One statement over what this student did. */
export async function findCourseStudy(
  db: Db | Tx,
  { studentId, course, timeZone }: StudyQuery,
): Promise<StudiedLesson[]> {
  const { rows } = await db.execute<StudiedLesson>(sql`
    with carried as materialized (
      select course, max((issued_at at time zone ${timeZone}::text)::date) as day
      from ${certificates} where student_id = ${studentId}::uuid group by course
    ), answered as materialized (
      select ${questions.lessonId} as lesson_id, ${questions.id} as question_id,
        max((${testResults.completedAt} at time zone ${timeZone}::text)::date) as day
      from ${testResults}
      join ${testAnswers} on ${testAnswers.testResultId} = ${testResults.id} and ${testAnswers.isAnswered}
      join ${questions} on ${questions.id} = ${testAnswers.questionId}
      where ${testResults.studentId} = ${studentId}::uuid
      group by ${questions.id}
    ), practice as materialized (
      select lesson_id, array_agg(day) as days from answered group by lesson_id
    ), course_lessons as materialized (
      select ${lessons.id} as id, (
        select max(carried.day) from carried where ${isSubjectOf(sql`carried.course`, lessons.subjectId)}
      ) as carried_on
      from ${lessons} where ${isLessonOf(course)}
    )
    select ${lessons.id}, ${lessons.title}, ${subjects.name} as "subjectName", ${lessons.wordCount} as words,
      ${lessons.questionCount} as questions, ${lessonCompletions.studentId} is not null as "isCompleted",
      course_lessons.carried_on::text as "carriedOn",
      coalesce((
        select sum(${lessonReadings.seconds}) from ${lessonReadings}
        where ${lessonReadings.studentId} = ${studentId}::uuid and ${lessonReadings.lessonId} = ${lessons.id}
          and ${lessonReadings.day} > coalesce(course_lessons.carried_on, '-infinity')
      ), 0)::int as "secondsRead",
      coalesce((
        select count(*) from unnest(practice.days) as on_day (day)
        where on_day.day > coalesce(course_lessons.carried_on, '-infinity')
      ), 0)::int as practised
    from course_lessons
    join ${lessons} on ${lessons.id} = course_lessons.id
    join ${subjects} on ${subjects.id} = ${lessons.subjectId}
    left join ${lessonCompletions} on ${lessonCompletions.lessonId} = ${lessons.id}
      and ${lessonCompletions.studentId} = ${studentId}::uuid
    left join practice on practice.lesson_id = ${lessons.id}
    order by ${sql.join([...columnsOf(subjectSortKey), ...columnsOf(lessonSortKey)], sql`, `)}`);
  return rows;
}

export type CourseStanding = {
  lessons: number;
  completed: number;
  studied: number;
  toStudy: number;
  isDue: boolean;
};

/** How far these lessons, all of a course, bring its certificate. */
export function standingOf(all: ReadonlyArray<StudiedLesson>): CourseStanding {
  const lessonCount = all.length;
  const completed = all.filter(({ isCompleted }) => isCompleted).length;
  const studied = all.filter(isStudied).length;
  const toStudy = lessonsToStudy(lessonCount);
  const isDue = isCourseCompleted({ completed, lessons: lessonCount }) && studied >= toStudy;
  return { lessons: lessonCount, completed, studied, toStudy, isDue };
}
