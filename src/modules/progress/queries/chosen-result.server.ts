import { sql } from "drizzle-orm";
import { type TestName, withoutOwnName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { ownTestName, takenTest } from "../../tests/queries/test-name.server.ts";

/** A result for which another one of the same test is being chosen. */
export type ChosenResult = { attemptId: Id<"attempt">; test: TestName; takenTest: string; at: Date };

/** The student's result of that attempt; null unless there is one, of a test that is known. */
export async function findChosenResult(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
): Promise<ChosenResult | null> {
  return chosenResult(db, studentId, attemptId);
}

/** The same of the student named, for the administrator. */
export async function findChosenResultOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
): Promise<ChosenResult | null> {
  const chosen = await chosenResult(db, studentId, attemptId);
  return chosen && { ...chosen, test: withoutOwnName(chosen.test) };
}

async function chosenResult(db: Db, studentId: Id<"student">, attemptId: Id<"attempt">): Promise<ChosenResult | null> {
  const { rows } = await db.execute<Omit<ChosenResult, "at"> & { at: string }>(sql`
    select ${attempts.id} as "attemptId", ${ownTestName} as test, ${takenTest} as "takenTest", ${testResults.completedAt} as at
    from ${attempts} join ${testResults} on ${testResults.attemptId} = ${attempts.id}
    where ${attempts.id} = ${attemptId} and ${attempts.studentId} = ${studentId} and ${takenTest} is not null`);
  const [chosen] = rows;
  return chosen ? { ...chosen, at: new Date(chosen.at) } : null;
}
