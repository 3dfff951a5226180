import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { Band } from "../../adaptive/outcome.ts";
import { findBands } from "../../adaptive/queries/find-bands.server.ts";
import { type Headline, headlineOf } from "../../attempts/headline.ts";
import { findWaitingScores } from "../../attempts/queries/withheld.server.ts";

/** A figure is null while it is not released, or a test that is still being taken asks some of the same questions. */
export type LatestResult = {
  attemptId: Id<"attempt">;
  headline: Headline | null;
  /** The best one of all the student's results of that test. */
  best: Headline | null;
  /** What an adaptive test has instead of both; null like them while it waits, and for any other test. */
  band: Band | null;
};

type Row<Test extends string> = {
  testId: Id<Test>;
  attemptId: Id<"attempt">;
  resultId: Id<"result">;
  latest: StoredFigures;
  bestId: Id<"result">;
  best: StoredFigures;
  isAdaptive: boolean;
};

type StoredFigures = Parameters<typeof headlineOf>[0];

const storedFigures = sql`jsonb_build_object('score', ${testResults.score}, 'marks', ${testResults.marks},
  'possibleMarks', ${testResults.possibleMarks})`;

/** As `compareHeadlines` orders them. */
const share = sql`case when ${testResults.marks} is null then ${testResults.score}
  else ${testResults.marks} * 100.0 / nullif(${testResults.possibleMarks}, 0) end`;

/** The newest result and the best one of each test, which the column says. */
const latestBy = (test: SQL) => sql`
  select distinct on (${test}) ${test} as "testId",
    ${attempts.id} as "attemptId", ${testResults.id} as "resultId", ${storedFigures} as latest,
    first_value(${testResults.id}) over best as "bestId",
    first_value(${storedFigures}) over best as best, ${attempts.bankId} is not null as "isAdaptive"
  from ${testResults}
  join ${attempts} on ${attempts.id} = ${testResults.attemptId}
  where ${testResults.studentId} = ${sql.placeholder("studentId")} and ${test} = any (${sql.placeholder("testIds")}::uuid[])
  window best as (partition by ${test} order by ${share} desc nulls last, ${testResults.id})
  order by ${test}, ${testResults.completedAt} desc, ${testResults.id} desc`;

const readByPracticeTest = nameStatement<Row<"practice-test">>(
  "read_latest_results",
  latestBy(sql`${attempts.practiceTestId}`),
);

const readByTest = nameStatement<Row<"test">>("read_latest_results_of_tests", latestBy(sql`${attempts.testId}`));

/** The student's newest result of each of these practice tests; a test without a result is absent. */
export async function findLatestPracticeResults(
  db: Db,
  { studentId }: Pick<Student, "studentId">,
  testIds: ReadonlyArray<Id<"practice-test">>,
  now: Date,
): Promise<Map<Id<"practice-test">, LatestResult>> {
  return testIds.length === 0 ? new Map() : whatIsSeen(db, await readByPracticeTest(db, { studentId, testIds }), now);
}

/** The same for tests that are rows of their own. */
export async function findLatestResults(
  db: Db,
  { studentId }: Pick<Student, "studentId">,
  testIds: ReadonlyArray<Id<"test">>,
  now: Date,
): Promise<Map<Id<"test">, LatestResult>> {
  return testIds.length === 0 ? new Map() : whatIsSeen(db, await readByTest(db, { studentId, testIds }), now);
}

async function whatIsSeen<Test extends string>(db: Db, rows: ReadonlyArray<Row<Test>>, now: Date) {
  const [waiting, bands] = await Promise.all([
    findWaitingScores(
      db,
      rows.flatMap(({ resultId, bestId }) => [resultId, bestId]),
      now,
    ),
    findBands(
      db,
      rows.flatMap(({ resultId, isAdaptive }) => (isAdaptive ? [resultId] : [])),
    ),
  ]);
  return new Map(
    rows.map(({ testId, attemptId, resultId, latest, bestId, best, isAdaptive }): [Id<Test>, LatestResult] => [
      testId,
      {
        attemptId,
        headline: waiting.has(resultId) || isAdaptive ? null : headlineOf(latest),
        best: waiting.has(bestId) || isAdaptive ? null : headlineOf(best),
        band: waiting.has(resultId) ? null : (bands.get(resultId) ?? null),
      },
    ]),
  );
}
