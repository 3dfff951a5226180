import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../rules.ts";
import { lessonOrderBy, subjectOrderBy } from "./order-by.server.ts";

/** All subjects in their order: for choosing one. */
export async function listSubjectNames(db: Db, _admin: Admin): Promise<{ id: Id<"subject">; name: string }[]> {
  return db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .orderBy(...subjectOrderBy)
    .limit(SUBJECTS_MAX);
}

/** The lessons of a subject in their order: for choosing one. */
export async function listLessonTitles(
  db: Db,
  _admin: Admin,
  subjectId: Id<"subject">,
): Promise<{ id: Id<"lesson">; title: string }[]> {
  return db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(eq(lessons.subjectId, subjectId))
    .orderBy(...lessonOrderBy)
    .limit(LESSONS_MAX);
}
