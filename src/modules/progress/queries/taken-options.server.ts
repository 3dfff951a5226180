import { sql } from "drizzle-orm";
import { type TestName, withoutOwnName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { ownTestName, ownTestNameInShort, takenTest } from "../../tests/queries/test-name.server.ts";
import { type TakenKind, takenKind } from "./taken-tests.server.ts";

/** So many tests a list can be narrowed down to; the ones taken last. */
const OPTIONS_MAX = 200;

/** A test that the student has taken, as it was called the last time. */
export type TakenTest = { id: string; kind: TakenKind; test: TestName };

/** The tests that the student has taken, the one taken last first. Own tests without a name only if one of them is `chosen`. */
export async function listTakenTests(db: Db, { studentId }: Student, chosen: string | null): Promise<TakenTest[]> {
  return takenTestsOf(db, studentId, chosen);
}

/** The same of the student named, for the administrator, for whom own tests have no names. */
export async function listTakenTestsOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  chosen: string | null,
): Promise<TakenTest[]> {
  const tests = await takenTestsOf(db, studentId, chosen);
  return tests.flatMap(({ test, ...taken }) =>
    taken.kind === "custom" && taken.id !== chosen ? [] : [{ ...taken, test: withoutOwnName(test) }],
  );
}

async function takenTestsOf(db: Db, studentId: Id<"student">, chosen: string | null): Promise<TakenTest[]> {
  const { rows } = await db.execute<TakenTest>(sql`
    select id, kind, test
    from (
      select ${takenTest} as id, kind, ${attempts.startedAt} as started_at,
        case when ${takenTest} = ${chosen}::uuid then ${ownTestName} else ${ownTestNameInShort} end as test
      from (
        select distinct on (${takenTest}) ${attempts}.*, ${takenKind} as kind
        from ${attempts} left join ${testResults} on ${testResults.attemptId} = ${attempts.id}
        where ${attempts.studentId} = ${studentId} and ${attempts.state} <> 'discarded' and ${takenTest} is not null
        order by ${takenTest}, ${attempts.startedAt} desc
      ) as attempts
    ) as taken
    where kind <> 'custom' or id = ${chosen}::uuid or test ? 'name'
    order by started_at desc
    limit ${OPTIONS_MAX}::int`);
  return rows;
}
