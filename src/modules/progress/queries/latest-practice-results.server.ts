import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

export type LatestResult = { attemptId: Id<"attempt">; score: number };

const readLatestResults = nameStatement<LatestResult & { practiceTestId: Id<"practice-test"> }>(
  "read_latest_results",
  sql`
    select distinct on (${attempts.practiceTestId}) ${attempts.practiceTestId} as "practiceTestId",
      ${attempts.id} as "attemptId", ${testResults.score}
    from ${testResults}
    join ${attempts} on ${attempts.id} = ${testResults.attemptId}
    where ${testResults.studentId} = ${sql.placeholder("studentId")}
      and ${attempts.practiceTestId} = any (${sql.placeholder("practiceTestIds")}::uuid[])
    order by ${attempts.practiceTestId}, ${testResults.completedAt} desc, ${testResults.id} desc`,
);

/** The student's newest result of each of these automatic tests; a test without a result is absent. */
export async function findLatestPracticeResults(
  db: Db,
  { studentId }: Student,
  practiceTestIds: ReadonlyArray<Id<"practice-test">>,
): Promise<Map<Id<"practice-test">, LatestResult>> {
  if (practiceTestIds.length === 0) return new Map();
  const rows = await readLatestResults(db, { studentId, practiceTestIds });
  return new Map(rows.map(({ practiceTestId, ...result }) => [practiceTestId, result]));
}
