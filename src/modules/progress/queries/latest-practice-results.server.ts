import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findWaitingAmong } from "../../attempts/queries/withheld.server.ts";

/** A score is null while a test that is still being taken asks some of the same questions. */
export type LatestResult = {
  attemptId: Id<"attempt">;
  score: number | null;
  /** The best score of all the student's results of that test. */
  best: number | null;
};

type Row = {
  practiceTestId: Id<"practice-test">;
  attemptId: Id<"attempt">;
  resultId: Id<"result">;
  score: number;
  bestId: Id<"result">;
  best: number;
};

const readLatestResults = nameStatement<Row>(
  "read_latest_results",
  sql`
    select distinct on (${attempts.practiceTestId}) ${attempts.practiceTestId} as "practiceTestId",
      ${attempts.id} as "attemptId", ${testResults.id} as "resultId", ${testResults.score},
      first_value(${testResults.id}) over best as "bestId",
      first_value(${testResults.score}) over best as best
    from ${testResults}
    join ${attempts} on ${attempts.id} = ${testResults.attemptId}
    where ${testResults.studentId} = ${sql.placeholder("studentId")}
      and ${attempts.practiceTestId} = any (${sql.placeholder("practiceTestIds")}::uuid[])
    window best as (partition by ${attempts.practiceTestId} order by ${testResults.score} desc, ${testResults.id})
    order by ${attempts.practiceTestId}, ${testResults.completedAt} desc, ${testResults.id} desc`,
);

/** The student's newest result of each of these practice tests; a test without a result is absent. */
export async function findLatestPracticeResults(
  db: Db,
  { studentId }: Student,
  practiceTestIds: ReadonlyArray<Id<"practice-test">>,
  now: Date,
): Promise<Map<Id<"practice-test">, LatestResult>> {
  if (practiceTestIds.length === 0) return new Map();
  const rows = await readLatestResults(db, { studentId, practiceTestIds });
  const waiting = await findWaitingAmong(
    db,
    rows.flatMap(({ resultId, bestId }) => [resultId, bestId]),
    now,
  );
  return new Map(
    rows.map(({ practiceTestId, attemptId, resultId, score, bestId, best }) => [
      practiceTestId,
      {
        attemptId,
        score: waiting.has(resultId) ? null : score,
        best: waiting.has(bestId) ? null : best,
      },
    ]),
  );
}
