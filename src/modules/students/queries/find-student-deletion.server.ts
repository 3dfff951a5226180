import { and, eq, gt } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, certificates, studentNotes, students, testResults } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { testNameOfAttempt } from "../../tests/queries/test-name.server.ts";

export type StudentDeletion = {
  name: string;
  email: string;
  hasAccount: boolean;
  results: number;
  notes: number;
  certificates: number;
  /** The tests that are being taken just now. */
  running: TestName[];
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
      .select({ test: testNameOfAttempt })
      .from(attempts)
      .where(and(eq(attempts.studentId, studentId), eq(attempts.state, "open"), gt(attempts.closesAt, now)))
      .orderBy(attempts.startedAt),
  ]);
  if (!found) return null;
  const { authId, ...student } = found;
  if (authId === admin.userId) return "own-account";
  return { ...student, hasAccount: authId !== null, running: running.map(({ test }) => test) };
}
