import { eq } from "drizzle-orm";
import { signUpCourseTitles } from "../../../content/courses.ts";
import type { Db } from "../../../db/client.ts";
import { enrolments, students, users } from "../../../db/schema.ts";
import type { ProfileForm } from "../forms.ts";
import type { Student } from "../viewer.ts";

export type UpdateAccountResult = { kind: "updated" } | { kind: "course-not-offered" };

/** Changes name and course. A new course is one more enrolment and the current one from now on (decision 20). */
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
    await tx.update(students).set({ name, course }).where(eq(students.id, student.studentId));
    await tx.insert(enrolments).values({ studentId: student.studentId, course, enrolledAt: now }).onConflictDoNothing();
  });
  return { kind: "updated" };
}
