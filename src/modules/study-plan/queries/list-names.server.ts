import { and, asc, eq, inArray } from "drizzle-orm";
import { type Id, idOf } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { lessonOrderBy, subjectOrderBy } from "../../subjects/queries/order-by.server.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../../subjects/rules.ts";

/** Of these, in the order of all lists. */
export async function listNamesOfSubjects(db: Db, _student: Student, ids: ReadonlyArray<string>) {
  return db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .where(inArray(subjects.id, ids.map(idOf<"subject">)))
    .orderBy(...subjectOrderBy, asc(subjects.id))
    .limit(SUBJECTS_MAX);
}

/** Of those of these lessons that the subject has, in the order of all lists. */
export async function listNamesOfLessons(
  db: Db,
  _student: Student,
  subjectId: Id<"subject">,
  ids: ReadonlyArray<string>,
) {
  return db
    .select({ id: lessons.id, name: lessons.title })
    .from(lessons)
    .where(and(eq(lessons.subjectId, subjectId), inArray(lessons.id, ids.map(idOf<"lesson">))))
    .orderBy(...lessonOrderBy, asc(lessons.id))
    .limit(LESSONS_MAX);
}
