import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../rules.ts";
import { lessonOrderBy, subjectOrderBy } from "./order-by.server.ts";

export type ListedLesson = {
  id: Id<"lesson">;
  title: string;
  /** False for a lesson that only holds questions. */
  hasContent: boolean;
  /** How many questions a test can draw from it. */
  questionCount: number;
};

export type ListedSubject = {
  id: Id<"subject">;
  name: string;
  description: string;
  questionCount: number;
  /** In their order. */
  lessons: ListedLesson[];
};

/** All subjects with their lessons, in order, without the text of the lessons. */
export async function listSubjects(db: Db, _admin: Admin): Promise<ListedSubject[]> {
  const [subjectRows, lessonRows] = await Promise.all([
    db
      .select({ id: subjects.id, name: subjects.name, description: subjects.description })
      .from(subjects)
      .orderBy(...subjectOrderBy)
      .limit(SUBJECTS_MAX),
    db
      .select({
        id: lessons.id,
        subjectId: lessons.subjectId,
        title: lessons.title,
        hasContent: sql<boolean>`${lessons.content} <> ''`,
        questionCount: lessons.questionCount,
      })
      .from(lessons)
      .orderBy(...lessonOrderBy)
      .limit(LESSONS_MAX),
  ]);
  const bySubject = Map.groupBy(lessonRows, ({ subjectId }) => subjectId);
  return subjectRows.map((subject) => {
    const own = bySubject.get(subject.id) ?? [];
    return {
      ...subject,
      questionCount: own.reduce((sum, { questionCount }) => sum + questionCount, 0),
      lessons: own.map(({ subjectId: _, ...lesson }) => lesson),
    };
  });
}
