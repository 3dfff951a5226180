import { asc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../rules.ts";

/** All subjects by name: for choosing one. */
export async function listSubjectNames(db: Db): Promise<{ id: Id<"subject">; name: string }[]> {
  return db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .orderBy(asc(sql`lower(${subjects.name})`))
    .limit(SUBJECTS_MAX);
}

/** The lessons of a subject by title: for choosing one. */
export async function listLessonTitles(
  db: Db,
  subjectId: Id<"subject">,
): Promise<{ id: Id<"lesson">; title: string }[]> {
  return db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(eq(lessons.subjectId, subjectId))
    .orderBy(asc(sql`lower(${lessons.title})`))
    .limit(LESSONS_MAX);
}
