/** A line of scores for each kind of test, over the newest results that a filter lets through. Adaptive tests have no score. */
import { sql } from "drizzle-orm";
import { type TestName, withoutOwnName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { headlineOf, shareOf } from "../../attempts/headline.ts";
import { findWaitingScores } from "../../attempts/queries/withheld.server.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { LINE_RESULTS, RESULT_KINDS } from "../rules.ts";
import { whoseOwn } from "./list-results.server.ts";
import { conditionsOf, type Listed, type TakenKind, takenKind, type Whose } from "./taken-tests.server.ts";

export type ScorePoint = {
  attemptId: Id<"attempt">;
  test: TestName;
  at: Date;
  /** The figure of the result in percent; less than 0 where wrong answers took more marks than right ones gave. */
  share: number;
};

export type ScoreLine = {
  kind: TakenKind;
  /** Of what every share of the line is: of the possible marks or, where a result has none, of the questions asked. */
  of: "marks" | "questions";
  /** The oldest first. */
  points: ScorePoint[];
  /** All results of the kind that the filter lets through. */
  total: number;
  /** How many of the newest are not in it, because they wait. */
  waiting: number;
};

/** The student's own lines, in the order of the kinds, without what waits; none for a kind without a result. */
export async function findScoreLines(db: Db, { studentId }: Student, listed: Listed, now: Date): Promise<ScoreLine[]> {
  const rows = await readNewest(db, await whoseOwn(db, studentId, listed, now), listed);
  const waiting = await findWaitingScores(
    db,
    rows.map(({ resultId }) => resultId),
    now,
  );
  return linesOf(rows, waiting);
}

/** The same of the student named, for the administrator, from whom no score is withheld. */
export async function findScoreLinesOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  listed: Listed,
): Promise<ScoreLine[]> {
  const rows = await readNewest(db, { studentId, waiting: null }, listed);
  return linesOf(
    rows.map((row) => ({ ...row, test: withoutOwnName(row.test) })),
    new Set(),
  );
}

type Row = {
  kind: TakenKind;
  attemptId: Id<"attempt">;
  resultId: Id<"result">;
  test: TestName;
  at: string;
  score: number;
  marks: number | null;
  possibleMarks: number | null;
  total: number;
};

async function readNewest(db: Db, whose: Whose, listed: Listed): Promise<Row[]> {
  const { results } = conditionsOf(whose, listed);
  if (!results) return [];
  const { rows } = await db.execute<Row>(sql`
    with newest as (
      select * from (
        select ${testResults.id}, ${takenKind} as kind, count(*) over (partition by ${takenKind})::int as total,
          row_number() over (partition by ${takenKind} order by ${testResults.completedAt} desc, ${testResults.id} desc) as nth
        from ${testResults} join ${attempts} on ${attempts.id} = ${testResults.attemptId}
        where ${results} and ${attempts.bankId} is null
      ) as numbered where nth <= ${LINE_RESULTS}::int
    )
    select newest.kind, newest.total, ${attempts.id} as "attemptId", ${testResults.id} as "resultId",
      ${ownTestName} as test, ${testResults.completedAt} as at, ${testResults.score},
      ${testResults.marks}, ${testResults.possibleMarks} as "possibleMarks"
    from newest
    join ${testResults} on ${testResults.id} = newest.id
    join ${attempts} on ${attempts.id} = ${testResults.attemptId}
    order by newest.nth desc`);
  return rows;
}

function linesOf(rows: ReadonlyArray<Row>, waiting: ReadonlySet<Id<"result">>): ScoreLine[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return RESULT_KINDS.flatMap((kind): ScoreLine[] => {
    const newest = kind === "all" ? undefined : byKind.get(kind);
    const [first] = newest ?? [];
    if (!newest || !first || kind === "all") return [];
    const shown = newest.filter(({ resultId }) => !waiting.has(resultId));
    return [{ kind, total: first.total, waiting: newest.length - shown.length, ...pointsOf(shown) }];
  });
}

/** A line mixes no denominators: as soon as one of its results has marks, only those with marks are in it. */
function pointsOf(rows: ReadonlyArray<Row>): Pick<ScoreLine, "of" | "points"> {
  const isInMarks = rows.some(({ marks }) => marks !== null);
  const points = rows.flatMap((row): ScorePoint[] => {
    const headline = headlineOf(row);
    const share = shareOf(headline);
    if (share === null || (headline.kind === "marks") !== isInMarks) return [];
    return [{ attemptId: row.attemptId, test: row.test, at: new Date(row.at), share }];
  });
  return { of: isInMarks ? "marks" : "questions", points };
}
