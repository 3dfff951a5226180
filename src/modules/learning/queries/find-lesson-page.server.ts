import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessonCompletions, lessons, subjects } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { columnsOf, lessonSortKey } from "../../progress/queries/sort-keys.server.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";

export type LessonLink = { id: Id<"lesson">; title: string };

export type LessonPage = {
  id: Id<"lesson">;
  title: string;
  /** Clean rich text, never empty. */
  content: string;
  questionCount: number;
  completedAt: Date | null;
  subject: {
    id: Id<"subject">;
    name: string;
    /** False when completing its lessons brings the student's course no further. */
    isInCourse: boolean;
    /** Lessons with a text, and how many of them the student completed. */
    lessons: number;
    completed: number;
  };
  /** The previous and the next lesson with a text; null at the ends of the subject. */
  previous: LessonLink | null;
  next: LessonLink | null;
};

/** A lesson as a student reads it; null when there is none, or nothing to read in it. */
export async function findLessonPage(db: Db, student: Student, lessonId: Id<"lesson">): Promise<LessonPage | null> {
  const { studentId, course } = student;
  const [lesson] = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      content: lessons.content,
      position: lessons.position,
      questionCount: lessons.questionCount,
      completedAt: lessonCompletions.completedAt,
      subjectId: subjects.id,
      subjectName: subjects.name,
      isInCourse: sql<boolean>`${isSubjectOf(course)}`,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(lessonCompletions, completionOf(studentId))
    .where(and(eq(lessons.id, lessonId), ne(lessons.content, "")));
  if (!lesson) return null;

  const { subjectId, subjectName, isInCourse, position, ...page } = lesson;
  const sortKey = sql`(${sql.join(columnsOf(lessonSortKey), sql`, `)})`;
  const own = sql`(${position}::int, lower(${lesson.title}::text))`;
  const readable = and(eq(lessons.subjectId, subjectId), ne(lessons.content, ""));
  const nearest = (beyond: SQL, direction: typeof asc) =>
    db
      .select({ id: lessons.id, title: lessons.title })
      .from(lessons)
      .where(and(readable, beyond))
      .orderBy(...columnsOf(lessonSortKey).map((part) => direction(part)))
      .limit(1);
  const [[previous], [next], [counts]] = await Promise.all([
    nearest(sql`${sortKey} < ${own}`, desc),
    nearest(sql`${sortKey} > ${own}`, asc),
    db
      .select({
        lessons: sql<number>`count(*)::int`,
        completed: sql<number>`count(${lessonCompletions.studentId})::int`,
      })
      .from(lessons)
      .leftJoin(lessonCompletions, completionOf(studentId))
      .where(readable),
  ]);
  return {
    ...page,
    subject: { id: subjectId, name: subjectName, isInCourse, lessons: 0, completed: 0, ...counts },
    previous: previous ?? null,
    next: next ?? null,
  };
}

function completionOf(studentId: Id<"student">) {
  return and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.studentId, studentId));
}
