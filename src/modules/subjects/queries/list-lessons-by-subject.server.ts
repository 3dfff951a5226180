import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { LESSONS_MAX } from "../rules.ts";
import { lessonOrderBy, subjectOrderBy } from "./order-by.server.ts";

export type SubjectWithLessons = {
  id: Id<"subject">;
  name: string;
  lessons: { id: Id<"lesson">; title: string }[];
};

/** All subjects that have lessons with these, each in its order: for choosing several. */
export async function listLessonsBySubject(db: Db, _admin: Admin): Promise<SubjectWithLessons[]> {
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, subjectId: subjects.id, subjectName: subjects.name })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .orderBy(...subjectOrderBy, ...lessonOrderBy)
    .limit(LESSONS_MAX);
  const bySubject = new Map<string, SubjectWithLessons>();
  for (const { id, title, subjectId, subjectName } of rows) {
    const subject = bySubject.get(subjectId) ?? { id: subjectId, name: subjectName, lessons: [] };
    subject.lessons.push({ id, title });
    bySubject.set(subjectId, subject);
  }
  return [...bySubject.values()];
}
