/**
 * Subjects and lessons as students read them: titles in pages, a lesson's text only when it is opened. Nothing is shown
 * twice or left out when something is added meanwhile.
 */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { type PageCursors, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { lessonCompletions, lessons, subjects } from "../../../db/schema.ts";
import { shareQuery } from "../../../db/shared-query.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../../subjects/rules.ts";
import { columnsOf, cursorColumn, keysetOf, lessonSortKey, subjectSortKey } from "./sort-keys.server.ts";

export const SUBJECTS_PER_PAGE = 10;
/** How many lessons of a subject the list of subjects shows; the subject's own page shows all. */
export const LESSONS_PER_SUBJECT = 8;
export const LESSONS_PER_PAGE = 50;

type Reader = Pick<Student, "studentId" | "course">;

export type LessonWithProgress = {
  id: Id<"lesson">;
  title: string;
  /** False for a lesson that only holds questions. */
  hasContent: boolean;
  questionCount: number;
  isCompleted: boolean;
};

/** How many lessons a subject has, how many of them have a text to read, and how many of these are completed. */
type LessonCounts = { lessonCount: number; readableCount: number; completedCount: number };

export type SubjectWithProgress = LessonCounts & {
  id: Id<"subject">;
  name: string;
  description: string;
  /** False when completing its lessons brings the student's course no further. */
  isInCourse: boolean;
  /** In order; not all of them when `lessonCount` is higher. */
  lessons: LessonWithProgress[];
};

/** One page of the subjects of the student's course. */
export async function listSubjectsWithProgress(
  db: Db,
  reader: Reader,
  at: PageRequest,
): Promise<PageCursors & { subjects: SubjectWithProgress[] }> {
  const page = pageIn(keysetOf(subjectSortKey), at, SUBJECTS_PER_PAGE);
  const rows = await db
    .select({ ...subjectColumns(reader), cursor: cursorColumn(subjectSortKey) })
    .from(subjects)
    .where(and(isSubjectOf(reader.course), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { shown, ...beside } = page.cut(rows);
  const first = await firstLessonsOf(
    db,
    reader,
    shown.map(({ id }) => id),
  );
  return {
    subjects: shown.map(({ cursor: _, ...subject }) => ({ ...subject, ...(first.get(subject.id) ?? NO_LESSONS) })),
    ...beside,
  };
}

/** One subject with one page of its lessons, or null. It may belong to other courses: results lead to what was asked in them. */
export async function findSubjectWithProgress(
  db: Db,
  reader: Reader,
  subjectId: Id<"subject">,
  at: PageRequest,
): Promise<(PageCursors & { subject: SubjectWithProgress }) | null> {
  const page = pageIn(keysetOf(lessonSortKey), at, LESSONS_PER_PAGE);
  const ofSubject = eq(lessons.subjectId, subjectId);
  const [[subject], rows, [counts]] = await Promise.all([
    db.select(subjectColumns(reader)).from(subjects).where(eq(subjects.id, subjectId)),
    db
      .select({ ...lessonColumns, cursor: cursorColumn(lessonSortKey) })
      .from(lessons)
      .leftJoin(lessonCompletions, completionBy(reader))
      .where(and(ofSubject, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    db.select(countColumns).from(lessons).leftJoin(lessonCompletions, completionBy(reader)).where(ofSubject),
  ]);
  if (!subject) return null;
  const { shown, ...beside } = page.cut(rows);
  return {
    subject: {
      ...subject,
      ...(counts ?? NO_LESSONS),
      lessons: shown.map(({ cursor: _, ...lesson }) => lesson),
    },
    ...beside,
  };
}

/** The subjects of the course that hold a lesson, for choosing what a custom test asks. */
export const listTestableSubjects = shareQuery(
  (db: Db, course: string): Promise<{ id: Id<"subject">; name: string }[]> =>
    db
      .select({ id: subjects.id, name: subjects.name })
      .from(subjects)
      .where(and(isSubjectOf(course), sql`exists (select from ${lessons} where ${lessons.subjectId} = ${subjects.id})`))
      .orderBy(...columnsOf(subjectSortKey))
      .limit(SUBJECTS_MAX),
);

type ListedLesson = { id: Id<"lesson">; title: string; questionCount: number };

export type TestableLesson = {
  id: Id<"lesson">;
  subjectId: Id<"subject">;
  questionCount: number;
  /** The lesson and its neighbours, in order. */
  ofSubject: ListedLesson[];
};

/** All lessons of a subject of the course, for choosing what a custom test asks; none of another subject. */
export async function listTestableLessons(db: Db, course: string, subjectId: Id<"subject">): Promise<ListedLesson[]> {
  return db
    .select({ id: lessons.id, title: lessons.title, questionCount: lessons.questionCount })
    .from(lessons)
    .where(and(eq(lessons.subjectId, subjectId), isSubjectOf(course, lessons.subjectId)))
    .orderBy(...columnsOf(lessonSortKey))
    .limit(LESSONS_MAX);
}

/** A lesson of the course with questions to practise, among all lessons of its subject; null when there is none. */
export async function findTestableLesson(
  db: Db,
  course: string,
  lessonId: Id<"lesson">,
): Promise<TestableLesson | null> {
  const { id, subjectId, questionCount } = lessons;
  const [lesson] = await db
    .select({ id, subjectId, questionCount })
    .from(lessons)
    .where(and(eq(id, lessonId), gt(questionCount, 0), isSubjectOf(course, subjectId)));
  return lesson ? { ...lesson, ofSubject: await listTestableLessons(db, course, lesson.subjectId) } : null;
}

const lessonColumns = {
  id: lessons.id,
  title: lessons.title,
  hasContent: sql<boolean>`${lessons.content} <> ''`,
  questionCount: lessons.questionCount,
  isCompleted: sql<boolean>`${lessonCompletions.studentId} is not null`,
};

/** Selects from the lessons of one subject, joined with the student's completions. */
const countColumns = {
  lessonCount: sql<number>`count(*)::int`,
  readableCount: sql<number>`(count(*) filter (where ${lessons.content} <> ''))::int`,
  completedCount: sql<number>`(count(${lessonCompletions.studentId}) filter (where ${lessons.content} <> ''))::int`,
};

const NO_LESSONS: LessonCounts & { lessons: LessonWithProgress[] } = {
  lessonCount: 0,
  readableCount: 0,
  completedCount: 0,
  lessons: [],
};

function subjectColumns({ course }: Reader) {
  return {
    id: subjects.id,
    name: subjects.name,
    description: subjects.description,
    isInCourse: sql<boolean>`${isSubjectOf(course)}`,
  };
}

function completionBy({ studentId }: Reader) {
  return and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.studentId, studentId));
}

async function firstLessonsOf(db: Db, reader: Reader, subjectIds: Id<"subject">[]) {
  const bySubject = new Map<Id<"subject">, LessonCounts & { lessons: LessonWithProgress[] }>();
  if (subjectIds.length === 0) return bySubject;
  const order = sql.join(columnsOf(lessonSortKey), sql`, `);
  const numbered = db
    .select({
      ...lessonColumns,
      hasContent: lessonColumns.hasContent.as("has_content"),
      isCompleted: lessonColumns.isCompleted.as("is_completed"),
      subjectId: lessons.subjectId,
      nth: sql<number>`row_number() over (partition by ${lessons.subjectId} order by ${order})`.as("nth"),
    })
    .from(lessons)
    .leftJoin(lessonCompletions, completionBy(reader))
    .where(inArray(lessons.subjectId, subjectIds))
    .as("numbered");
  const [counts, rows] = await Promise.all([
    db
      .select({ subjectId: lessons.subjectId, ...countColumns })
      .from(lessons)
      .leftJoin(lessonCompletions, completionBy(reader))
      .where(inArray(lessons.subjectId, subjectIds))
      .groupBy(lessons.subjectId),
    db
      .select()
      .from(numbered)
      .where(sql`${numbered.nth} <= ${LESSONS_PER_SUBJECT}`)
      .orderBy(numbered.subjectId, numbered.nth),
  ]);
  for (const { subjectId, ...counted } of counts) bySubject.set(subjectId, { ...counted, lessons: [] });
  for (const { subjectId, nth: _, ...lesson } of rows) bySubject.get(subjectId)?.lessons.push(lesson);
  return bySubject;
}
