import { desc, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments } from "../../../db/schema.ts";
import type { Student } from "../viewer.ts";

/** More than there are courses. */
const COURSES_MAX = 50;

/** The titles of all courses that a student is enrolled in, the last one chosen first. */
export async function listCourses(db: Db, { studentId }: Pick<Student, "studentId">): Promise<string[]> {
  const rows = await db
    .select({ course: enrolments.course })
    .from(enrolments)
    .where(eq(enrolments.studentId, studentId))
    .orderBy(desc(enrolments.enrolledAt), enrolments.course)
    .limit(COURSES_MAX);
  return rows.map(({ course }) => course);
}
