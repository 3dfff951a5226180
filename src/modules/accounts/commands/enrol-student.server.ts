import type { PublicCourse } from "../../../content/courses.ts";
import type { Db } from "../../../db/client.ts";
import type { Student } from "../viewer.ts";
import { setCourse } from "./set-course.server.ts";

/** Enrols a student in a course, which is the current one from now on. Enrolling again changes nothing more. */
export async function enrolStudent(
  db: Db,
  student: Student,
  course: Pick<PublicCourse, "title">,
  now: Date,
): Promise<{ kind: "enrolled" }> {
  await db.transaction((tx) => setCourse(tx, student.studentId, course.title, now));
  return { kind: "enrolled" };
}
