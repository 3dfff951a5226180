import { sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { takenTest, testNameOfAttempt } from "../../tests/queries/test-name.server.ts";
import { type TakenKind, takenKind } from "./taken-tests.server.ts";

/** So many tests a list can be narrowed down to; the ones taken last. */
const OPTIONS_MAX = 200;

/** A test that the student has taken, as it was called the last time. */
export type TakenTest = { id: string; kind: TakenKind; test: TestName };

/** The tests that the student has taken, the one taken last first. Own tests, which have no name, only if one of them is `chosen`. */
export async function listTakenTests(db: Db, { studentId }: Student, chosen: string | null): Promise<TakenTest[]> {
  return takenTestsOf(db, studentId, chosen);
}

/** The same of the student named, for the administrator. */
export async function listTakenTestsOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  chosen: string | null,
): Promise<TakenTest[]> {
  return takenTestsOf(db, studentId, chosen);
}

async function takenTestsOf(db: Db, studentId: Id<"student">, chosen: string | null): Promise<TakenTest[]> {
  const { rows } = await db.execute<TakenTest>(sql`
    select ${takenTest} as id, kind, ${testNameOfAttempt} as test
    from (
      select distinct on (${takenTest}) ${attempts}.*, ${takenKind} as kind
      from ${attempts} left join ${testResults} on ${testResults.attemptId} = ${attempts.id}
      where ${attempts.studentId} = ${studentId} and ${attempts.state} <> 'discarded' and ${takenTest} is not null
      order by ${takenTest}, ${attempts.startedAt} desc
    ) as attempts
    where kind <> 'custom' or ${takenTest} = ${chosen}::uuid
    order by ${attempts.startedAt} desc
    limit ${OPTIONS_MAX}::int`);
  return rows;
}
