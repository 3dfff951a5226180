/**
 * Subjects and lessons as students read them: titles in pages, a lesson's text only when it is opened. Pages go on by
 * name, which is unique in lower case, so nothing is shown twice or left out when something is added meanwhile.
 */
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../../subjects/rules.ts";

export const SUBJECTS_PER_PAGE = 10;
/** How many lessons of a subject stand in the list of subjects; all of them stand on the subject's own page. */
export const LESSONS_PER_SUBJECT = 8;
export const LESSONS_PER_PAGE = 50;

export type ShelfLesson = {
  id: Id<"lesson">;
  title: string;
  /** False for a lesson that only holds questions. */
  hasContent: boolean;
  questionCount: number;
};

export type ShelfSubject = {
  id: Id<"subject">;
  name: string;
  description: string;
  lessonCount: number;
  /** By title; not all of them when `lessonCount` is higher. */
  lessons: ShelfLesson[];
};

/** Where a page begins or ends: behind one name, before one, or, with neither, at the first. */
export type PagePlace = { after?: string | undefined; before?: string | undefined };

/** What to pass for the pages beside this one; null where there is none. */
export type PagesBeside = { before: string | null; after: string | null };

/** One page of the subjects by name. */
export async function listShelfSubjects(db: Db, at: PagePlace): Promise<PagesBeside & { subjects: ShelfSubject[] }> {
  const name = sql<string>`lower(${subjects.name})`;
  const rows = await db
    .select({ id: subjects.id, name: subjects.name, description: subjects.description, place: name })
    .from(subjects)
    .where(beyond(name, at))
    .orderBy(onwards(name, at))
    .limit(SUBJECTS_PER_PAGE + 1);
  const { shown, ...beside } = cutPage(rows, SUBJECTS_PER_PAGE, at);
  const first = await firstLessonsOf(
    db,
    shown.map(({ id }) => id),
  );
  return {
    subjects: shown.map(({ place: _, ...subject }) => ({ ...subject, ...(first.get(subject.id) ?? NO_LESSONS) })),
    ...beside,
  };
}

/** One subject with one page of its lessons by title, or null. */
export async function findShelfSubject(
  db: Db,
  subjectId: Id<"subject">,
  at: PagePlace,
): Promise<(PagesBeside & { subject: ShelfSubject }) | null> {
  const title = sql<string>`lower(${lessons.title})`;
  const ofSubject = eq(lessons.subjectId, subjectId);
  const [[subject], rows, lessonCount] = await Promise.all([
    db
      .select({ id: subjects.id, name: subjects.name, description: subjects.description })
      .from(subjects)
      .where(eq(subjects.id, subjectId)),
    db
      .select({ ...lessonColumns, place: title })
      .from(lessons)
      .where(and(ofSubject, beyond(title, at)))
      .orderBy(onwards(title, at))
      .limit(LESSONS_PER_PAGE + 1),
    db.$count(lessons, ofSubject),
  ]);
  if (!subject) return null;
  const { shown, ...beside } = cutPage(rows, LESSONS_PER_PAGE, at);
  return {
    subject: { ...subject, lessonCount, lessons: shown.map(({ place: _, ...lesson }) => lesson) },
    ...beside,
  };
}

/** All subjects by name that hold a lesson, for choosing what a custom test asks. */
export async function listTestableSubjects(db: Db): Promise<{ id: Id<"subject">; name: string }[]> {
  return db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .where(sql`exists (select from ${lessons} where ${lessons.subjectId} = ${subjects.id})`)
    .orderBy(asc(sql`lower(${subjects.name})`))
    .limit(SUBJECTS_MAX);
}

/** All lessons of a subject by title, for choosing what a custom test asks. */
export async function listTestableLessons(
  db: Db,
  subjectId: Id<"subject">,
): Promise<{ id: Id<"lesson">; title: string; questionCount: number }[]> {
  return db
    .select({ id: lessons.id, title: lessons.title, questionCount: lessons.questionCount })
    .from(lessons)
    .where(eq(lessons.subjectId, subjectId))
    .orderBy(asc(sql`lower(${lessons.title})`))
    .limit(LESSONS_MAX);
}

const lessonColumns = {
  id: lessons.id,
  title: lessons.title,
  hasContent: sql<boolean>`${lessons.content} <> ''`,
  questionCount: lessons.questionCount,
};

const NO_LESSONS: Pick<ShelfSubject, "lessonCount" | "lessons"> = { lessonCount: 0, lessons: [] };

async function firstLessonsOf(db: Db, subjectIds: Id<"subject">[]) {
  const bySubject = new Map<Id<"subject">, { lessonCount: number; lessons: ShelfLesson[] }>();
  if (subjectIds.length === 0) return bySubject;
  const numbered = db
    .select({
      ...lessonColumns,
      hasContent: lessonColumns.hasContent.as("has_content"),
      subjectId: lessons.subjectId,
      lessonCount: sql<number>`(count(*) over (partition by ${lessons.subjectId}))::int`.as("lesson_count"),
      nth: sql<number>`row_number() over (partition by ${lessons.subjectId} order by lower(${lessons.title}))`.as(
        "nth",
      ),
    })
    .from(lessons)
    .where(inArray(lessons.subjectId, subjectIds))
    .as("numbered");
  const rows = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.nth} <= ${LESSONS_PER_SUBJECT}`)
    .orderBy(numbered.subjectId, numbered.nth);
  for (const { subjectId, lessonCount, nth: _, ...lesson } of rows) {
    const subject = bySubject.get(subjectId) ?? { lessonCount, lessons: [] };
    subject.lessons.push(lesson);
    bySubject.set(subjectId, subject);
  }
  return bySubject;
}

function beyond(name: SQL, { after, before }: PagePlace): SQL | undefined {
  if (before !== undefined) return lt(name, before);
  return after === undefined ? undefined : gt(name, after);
}

function onwards(name: SQL, { before }: PagePlace): SQL {
  return before === undefined ? asc(name) : desc(name);
}

/** The rows to show, in order; one row more than fits says that there is another page in the direction of reading. */
function cutPage<Row extends { place: string }>(
  rows: ReadonlyArray<Row>,
  size: number,
  { after, before }: PagePlace,
): PagesBeside & { shown: Row[] } {
  const isBackwards = before !== undefined;
  const hasMore = rows.length > size;
  const shown = isBackwards ? rows.slice(0, size).reverse() : rows.slice(0, size);
  const isFirst = isBackwards ? !hasMore : after === undefined;
  const isLast = !isBackwards && !hasMore;
  return {
    shown,
    before: isFirst ? null : (shown[0]?.place ?? null),
    after: isLast ? null : (shown.at(-1)?.place ?? null),
  };
}
