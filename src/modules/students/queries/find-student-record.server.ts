import { and, eq, gt, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  attempts,
  lessonReadings,
  sessions,
  signIns,
  students,
  testResults,
  twoFactors,
  users,
} from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

export type FoundStudentRecord = {
  id: Id<"student">;
  name: string;
  email: string;
  course: string;
  /** Whole percent. */
  progress: number;
  status: "Active" | "Inactive";
  joinDate: Date;
  extraTimePercent: number;
  /** When the invitation was mailed last, or null. */
  invitedAt: Date | null;
  /** Null while the student is invited and has not signed up. */
  account: { userId: Id<"user">; emailVerified: boolean } | null;
  openSessions: number;
  /** Since when signing in asks for a code as well; null when it does not. */
  secondFactorSince: Date | null;
  /** Of tests that can still be answered. */
  runningTests: number;
  /** Seconds in lessons and in submitted tests, without exam simulations (P47). */
  studySeconds: number;
  /** The newest sign-in, start or end of a test, or minute of reading; null before the first. */
  lastActiveAt: Date | null;
};

/** A student as the institute knows them, in one statement; null when there is none. */
export async function findStudentRecord(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<FoundStudentRecord | null> {
  const openSessions = db.$count(sessions, and(eq(sessions.userId, students.authId), gt(sessions.expiresAt, now)));
  const isRunning = and(eq(attempts.studentId, students.id), eq(attempts.state, "open"), gt(attempts.closesAt, now));
  const testSeconds = sql`(select coalesce(sum(${testResults.timeTaken}), 0) from ${testResults}
    where ${testResults.studentId} = ${students.id} and not ${testResults.isPreset})`;
  const readingSeconds = sql`(select coalesce(sum(${lessonReadings.seconds}), 0) from ${lessonReadings}
    where ${lessonReadings.studentId} = ${students.id})`;
  const lastActiveAt = sql`greatest(${students.lastVisitAt},
    (select max(${signIns.signedInAt}) from ${signIns} where ${signIns.userId} = ${students.authId}),
    (select max(${attempts.startedAt}) from ${attempts} where ${attempts.studentId} = ${students.id}),
    (select max(${testResults.completedAt}) from ${testResults} where ${testResults.studentId} = ${students.id}),
    (select max(${lessonReadings.lastAt}) from ${lessonReadings} where ${lessonReadings.studentId} = ${students.id}))`;
  const [found] = await db
    .select({
      id: students.id,
      name: students.name,
      email: students.email,
      course: students.course,
      progress: students.progress,
      status: students.status,
      joinDate: students.joinDate,
      extraTimePercent: students.extraTimePercent,
      invitedAt: students.invitedAt,
      account: { userId: users.id, emailVerified: users.emailVerified },
      openSessions,
      secondFactorSince: twoFactors.confirmedAt,
      runningTests: db.$count(attempts, isRunning),
      studySeconds: sql`${testSeconds} + ${readingSeconds}`.mapWith(Number),
      lastActiveAt: lastActiveAt.mapWith(students.joinDate),
    })
    .from(students)
    .leftJoin(users, eq(users.id, students.authId))
    .leftJoin(twoFactors, eq(twoFactors.userId, students.authId))
    .where(eq(students.id, studentId));
  return found ?? null;
}
