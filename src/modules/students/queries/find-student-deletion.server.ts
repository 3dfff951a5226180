import { and, eq, gt, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, certificates, practiceTests, studentNotes, students, testResults } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

export type StudentDeletion = {
  name: string;
  email: string;
  hasAccount: boolean;
  results: number;
  notes: number;
  certificates: number;
  /** Numbers of the tests that are being taken just now; null for a custom one. */
  running: (number | null)[];
};

/** What goes when a student is deleted; null when there is none. The administrator's own account cannot go. */
export async function findStudentDeletion(
  db: Db,
  admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<StudentDeletion | "own-account" | null> {
  const [[found], running] = await Promise.all([
    db
      .select({
        name: students.name,
        email: students.email,
        authId: students.authId,
        results: db.$count(testResults, eq(testResults.studentId, students.id)),
        notes: db.$count(studentNotes, eq(studentNotes.studentId, students.id)),
        certificates: db.$count(certificates, eq(certificates.studentId, students.id)),
      })
      .from(students)
      .where(eq(students.id, studentId)),
    db
      .select({ number: practiceTests.number })
      .from(attempts)
      .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
      .where(and(eq(attempts.studentId, studentId), eq(attempts.state, "open"), gt(attempts.closesAt, now)))
      .orderBy(sql`${practiceTests.number} nulls last`),
  ]);
  if (!found) return null;
  const { authId, ...student } = found;
  if (authId === admin.userId) return "own-account";
  return { ...student, hasAccount: authId !== null, running: running.map(({ number }) => number) };
}
