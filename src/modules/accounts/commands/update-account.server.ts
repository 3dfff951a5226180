import { eq } from "drizzle-orm";
import { signUpCourseTitles } from "../../../content/courses.ts";
import type { Db } from "../../../db/client.ts";
import { students, users } from "../../../db/schema.ts";
import type { ProfileForm } from "../forms.ts";
import type { Student } from "../viewer.ts";
import { setCourse } from "./set-course.server.ts";

export type UpdateAccountResult = { kind: "updated" } | { kind: "course-not-offered" };

/** Changes name and course. */
export async function updateAccount(
  db: Db,
  student: Student,
  { name, course }: ProfileForm,
  now: Date,
): Promise<UpdateAccountResult> {
  const isOffered = course === student.course || signUpCourseTitles.some((title) => title === course);
  if (!isOffered) return { kind: "course-not-offered" };
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, student.userId));
    await tx.update(students).set({ name }).where(eq(students.id, student.studentId));
    await setCourse(tx, student.studentId, course, now);
  });
  return { kind: "updated" };
}
