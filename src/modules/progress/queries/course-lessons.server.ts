/** The public part of a course's lessons: all titles, and the text of one lesson (record 42). */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { isLessonOf, isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { columnsOf, lessonSortKey, subjectSortKey } from "./sort-keys.server.ts";

/** What a page shows; the counts include what it does not show. */
const SYLLABUS_SUBJECTS = 40;
export const SYLLABUS_LESSONS = 30;

type SyllabusSubject = {
  id: Id<"subject">;
  name: string;
  /** All that can be read. */
  lessonCount: number;
  /** The first ones, in order. */
  titles: string[];
};

export type CourseLessons = {
  /** How many lessons can be read now: those that a student completes. */
  ready: number;
  /** The subjects that have some, in the order in which students see them. */
  subjects: SyllabusSubject[];
  /** Subjects that are not named. */
  moreSubjects: number;
};

/** The lessons of a course that are ready, by subject. */
export async function listCourseLessons(db: Db, course: string): Promise<CourseLessons> {
  const rows = await db
    .select({ id: subjects.id, name: subjects.name, lessonCount: sql<number>`count(*)::int` })
    .from(subjects)
    .innerJoin(lessons, eq(lessons.subjectId, subjects.id))
    .where(isLessonOf(course))
    .groupBy(subjects.id)
    .orderBy(...columnsOf(subjectSortKey));
  const named = rows.slice(0, SYLLABUS_SUBJECTS);
  const titles = await firstTitles(
    db,
    named.map(({ id }) => id),
  );
  return {
    ready: rows.reduce((sum, { lessonCount }) => sum + lessonCount, 0),
    subjects: named.map((subject) => ({ ...subject, titles: titles.get(subject.id) ?? [] })),
    moreSubjects: rows.length - named.length,
  };
}

async function firstTitles(db: Db, subjectIds: Id<"subject">[]): Promise<Map<Id<"subject">, string[]>> {
  const bySubject = new Map<Id<"subject">, string[]>();
  if (subjectIds.length === 0) return bySubject;
  const order = sql.join(columnsOf(lessonSortKey), sql`, `);
  const numbered = db
    .select({
      subjectId: lessons.subjectId,
      title: lessons.title,
      nth: sql<number>`row_number() over (partition by ${lessons.subjectId} order by ${order})`.as("nth"),
    })
    .from(lessons)
    .where(and(inArray(lessons.subjectId, subjectIds), sql`${lessons.content} <> ''`))
    .as("numbered");
  const rows = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.nth} <= ${SYLLABUS_LESSONS}`)
    .orderBy(numbered.subjectId, numbered.nth);
  for (const { subjectId, title } of rows) {
    bySubject.set(subjectId, [...(bySubject.get(subjectId) ?? []), title]);
  }
  return bySubject;
}

export type SampleLesson = { title: string; subject: string; content: string };

/** The one public lesson of a course: its first. Null while none is ready. */
export async function findSampleLesson(db: Db, course: string): Promise<SampleLesson | null> {
  const [lesson] = await db
    .select({ title: lessons.title, subject: subjects.name, content: lessons.content })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(isLessonOf(course))
    .orderBy(...columnsOf(subjectSortKey), ...columnsOf(lessonSortKey))
    .limit(1);
  return lesson ?? null;
}

/** Kinds of content that a course offers its students. */
export type CourseContent = {
  /** A lesson to read. */
  hasLessons: boolean;
  /** A question that practice tests and custom tests can ask. */
  hasTests: boolean;
};

/** Finds the content that each of these courses has now, by course title. */
export async function findCourseContent(
  db: Db,
  courses: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, CourseContent>> {
  const { rows } = await db.execute<{ title: string } & CourseContent>(sql`
    select title,
      exists (select from ${lessons} where ${isLessonOf(sql`course.title`)}) as "hasLessons",
      exists (
        select from ${lessons} where ${lessons.questionCount} > 0 and ${isSubjectOf(sql`course.title`, lessons.subjectId)}
      ) as "hasTests"
    from unnest(${sql.param([...courses])}::text[]) as course (title)`);
  return new Map(rows.map(({ title, ...content }) => [title, content]));
}
