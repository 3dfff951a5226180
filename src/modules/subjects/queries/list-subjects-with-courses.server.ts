import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { subjectCourses, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { coursesOf, SUBJECTS_MAX } from "../rules.ts";
import { subjectOrderBy } from "./order-by.server.ts";

export type SubjectWithCourses = {
  id: Id<"subject">;
  name: string;
  /** Titles; none means all courses. */
  courses: string[];
  updatedAt: Date;
};

/** All subjects in their order, each with its courses. */
export async function listSubjectsWithCourses(db: Db | Tx, _admin: Admin): Promise<SubjectWithCourses[]> {
  const rows = await db
    .select({
      id: subjects.id,
      name: subjects.name,
      updatedAt: subjects.updatedAt,
      courses: sql<
        string[]
      >`coalesce(array_agg(${subjectCourses.course}) filter (where ${subjectCourses.course} is not null), '{}')`,
    })
    .from(subjects)
    .leftJoin(subjectCourses, eq(subjectCourses.subjectId, subjects.id))
    .groupBy(subjects.id)
    .orderBy(...subjectOrderBy)
    .limit(SUBJECTS_MAX);
  return rows.map((row) => ({ ...row, courses: coursesOf(row.courses) }));
}
