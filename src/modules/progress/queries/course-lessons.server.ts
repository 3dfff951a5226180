/** The public part of a course's lessons: all titles, and the text of one lesson (record 42). */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { isLessonOf } from "../queries/count-lessons.server.ts";
import { columnsOf, lessonSortKey, subjectSortKeyFor } from "./sort-keys.server.ts";

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
    .orderBy(...columnsOf(subjectSortKeyFor(course)));
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
    .orderBy(...columnsOf(subjectSortKeyFor(course)), ...columnsOf(lessonSortKey))
    .limit(1);
  return lesson ?? null;
}

/** Those of the courses that have a lesson to read. */
export async function findCoursesWithLessons(db: Db, courses: ReadonlyArray<string>): Promise<Set<string>> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select title from unnest(${sql.param([...courses])}::text[]) as course (title)
    where exists (select from ${lessons} where ${isLessonOf(sql`course.title`)})`);
  return new Set(rows.map(({ title }) => title));
}
