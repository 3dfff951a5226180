import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { subjectCourses, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { coursesOf } from "../rules.ts";

export type Subject = {
  id: Id<"subject">;
  name: string;
  description: string;
  /** Titles; none means all courses. */
  courses: string[];
  updatedAt: Date;
};

/** One subject, or null. */
export async function findSubject(db: Db | Tx, _admin: Admin, subjectId: Id<"subject">): Promise<Subject | null> {
  const rows = await db
    .select({
      id: subjects.id,
      name: subjects.name,
      description: subjects.description,
      updatedAt: subjects.updatedAt,
      course: subjectCourses.course,
    })
    .from(subjects)
    .leftJoin(subjectCourses, eq(subjectCourses.subjectId, subjects.id))
    .where(eq(subjects.id, subjectId));
  const [first] = rows;
  if (!first) return null;
  const { course: _, ...subject } = first;
  return { ...subject, courses: coursesOf(rows.flatMap(({ course }) => course ?? [])) };
}
