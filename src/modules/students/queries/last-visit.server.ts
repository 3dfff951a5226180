import { type SQL, sql } from "drizzle-orm";
import {
  attempts,
  lessonCompletions,
  lessonReadings,
  sessions,
  signIns,
  students,
  testResults,
} from "../../../db/schema.ts";

/**
 * When a student of the outer query was here last, never null: joined, was invited, signed in, used a session, sat a test or
 * read a lesson. Each is found by an index.
 */
export const lastVisitAt: SQL<Date> = sql<Date>`greatest(
  ${students.joinDate}, ${students.invitedAt}, ${students.lastVisitAt},
  (select max(${signIns.signedInAt}) from ${signIns} where ${signIns.userId} = ${students.authId}),
  (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${students.authId}),
  (select max(${attempts.startedAt}) from ${attempts} where ${attempts.studentId} = ${students.id}),
  (select max(${testResults.completedAt}) from ${testResults} where ${testResults.studentId} = ${students.id}),
  (select max(${lessonReadings.lastAt}) from ${lessonReadings} where ${lessonReadings.studentId} = ${students.id}),
  (select max(${lessonCompletions.completedAt}) from ${lessonCompletions}
    where ${lessonCompletions.studentId} = ${students.id}))`;
