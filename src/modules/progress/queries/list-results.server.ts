/** A student's tests, page by page: those with a result, and those that are open or ended without one. */
import { type SQL, sql } from "drizzle-orm";
import { type TestName, withoutOwnName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import type { Band } from "../../adaptive/outcome.ts";
import { findBands } from "../../adaptive/queries/find-bands.server.ts";
import {
  type Headline,
  headlineOf,
  type NotAsScored,
  type RightAnswers,
  rightAnswersOf,
} from "../../attempts/headline.ts";
import { notAsScored } from "../../attempts/queries/not-as-scored.server.ts";
import { findEveryWaitingScore, findWaitingScores } from "../../attempts/queries/withheld.server.ts";
import { ownTestName, takenTest } from "../../tests/queries/test-name.server.ts";
import type { ResultKind } from "../rules.ts";
import {
  conditionsOf,
  EVERYTHING,
  isPassedByCategory,
  type Listed,
  type TakenKind,
  takenKind,
  unfinishedAt,
  type Whose,
} from "./taken-tests.server.ts";

export const RESULTS_PER_PAGE = 10;

export type ListedResult = {
  attemptId: Id<"attempt">;
  test: TestName;
  /** `submitted` has a result. */
  state: "submitted" | "open" | "expired";
  /** When it was completed; of an open one when it was started. */
  at: Date;
  /** Seconds; null without a result. */
  timeTaken: number | null;
  /**
   * Null without a result, and while it waits: not released, or an open test asks some of the same questions (record 33). Also for an
   * adaptive test.
   */
  figures: Figures | null;
  /** What an adaptive test has instead; null like them while it waits, and for any other test. */
  band: Band | null;
  /**
   * Another result of the same test, the one before it or, of the first, the one after it, and how many results of it there are.
   * Null when there is no other.
   */
  other: { attemptId: Id<"attempt">; at: Date; results: number } | null;
};

type Figures = RightAnswers & {
  headline: Headline;
  /** Under the NCSBN rules; null for a test that gives marks. */
  points: { earned: number; possible: number } | null;
  /** Null where there is no verdict. */
  isPassed: boolean | null;
};

export type ResultPage = {
  /** The newest first. */
  results: ListedResult[];
  /** Of all pages. */
  total: number;
  /** How many of each kind there would be, with the other filters. */
  counts: Readonly<Record<ResultKind, number>>;
  /** From 1; the last page if a later one was requested. */
  page: number;
  /** The number of the page's first row among all, from 1. */
  first: number;
  hasNext: boolean;
};

type ResultsQuery = { page: number } & Partial<Listed>;

/** One page of the student's own tests. */
export async function listResults(db: Db, { studentId }: Student, query: ResultsQuery, now: Date): Promise<ResultPage> {
  const { rows, ...page } = await readPage(db, await whoseOwn(db, studentId, query, now), query);
  const [waiting, bands] = await Promise.all([
    findWaitingScores(
      db,
      rows.flatMap(({ resultId }) => resultId ?? []),
      now,
    ),
    bandsOf(db, rows),
  ]);
  return {
    ...page,
    results: rows.map((row) => listedOf(row, bands, { isWaiting: row.resultId !== null && waiting.has(row.resultId) })),
  };
}

/** One page of the tests of the student named, for the administrator, from whom nothing is withheld but verdicts by category (P50). */
export async function listResultsOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  query: ResultsQuery,
): Promise<ResultPage> {
  const { rows, ...page } = await readPage(db, { studentId, waiting: null }, query);
  const bands = await bandsOf(db, rows);
  return {
    ...page,
    results: rows.map((row) =>
      listedOf({ ...row, test: withoutOwnName(row.test), isPassed: row.isByCategory ? null : row.isPassed }, bands, {
        isWaiting: false,
      }),
    ),
  };
}

function bandsOf(db: Db, rows: ReadonlyArray<Row>) {
  return findBands(
    db,
    rows.flatMap(({ resultId, isAdaptive }) => (resultId !== null && isAdaptive ? [resultId] : [])),
  );
}

/** Which results wait is asked only where the filter depends on it. */
export async function whoseOwn(
  db: Db,
  studentId: Id<"student">,
  { state = "all" }: Partial<Pick<Listed, "state">>,
  now: Date,
): Promise<Whose> {
  const isAsked = state === "passed" || state === "failed" || state === "waiting";
  return { studentId, waiting: isAsked ? await findEveryWaitingScore(db, studentId, now) : [] };
}

type Row = {
  attemptId: Id<"attempt">;
  test: TestName;
  state: ListedResult["state"];
  at: string;
  /** Null, and all below it, without a result. */
  resultId: Id<"result"> | null;
  timeTaken: number | null;
  score: number;
  correct: number;
  asked: number;
  answered: number;
  earned: number;
  possible: number;
  marks: number | null;
  possibleMarks: number | null;
  isPassed: boolean | null;
  notAsScored: NotAsScored | null;
  isByCategory: boolean;
  isAdaptive: boolean;
  other: { attemptId: Id<"attempt">; at: string; results: number } | null;
};

async function readPage(db: Db, whose: Whose, { page, ...filter }: ResultsQuery) {
  const listed = { ...EVERYTHING, ...filter };
  const counts = await countByKind(db, whose, listed);
  const total = counts[listed.kind];
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const offset = (shown - 1) * RESULTS_PER_PAGE;
  const rows = await readRows(db, whose, listed, offset);
  return { rows, total, counts, page: shown, first: offset + 1, hasNext: shown < pages };
}

async function countByKind(db: Db, whose: Whose, listed: Listed): Promise<ResultPage["counts"]> {
  const taken = takenWith(conditionsOf(whose, { ...listed, kind: "all" }), () => ({
    columns: sql`${takenKind} as kind`,
    order: sql``,
  }));
  const { rows } = await db.execute<{ kind: TakenKind; count: number }>(
    sql`select kind, count(*)::int as count from (${taken}) as taken group by kind`,
  );
  const countOf = (kind: ResultKind) =>
    rows.reduce((sum, row) => (kind === "all" || kind === row.kind ? sum + row.count : sum), 0);
  return mapKinds(countOf);
}

function mapKinds(countOf: (kind: ResultKind) => number): Record<ResultKind, number> {
  return {
    all: countOf("all"),
    institute: countOf("institute"),
    practice: countOf("practice"),
    custom: countOf("custom"),
    preset: countOf("preset"),
  };
}

/** No more of either half is read than the page can need, from the newest on. */
async function readRows(db: Db, whose: Whose, listed: Listed, offset: number): Promise<Row[]> {
  const taken = takenWith(conditionsOf(whose, listed), ({ at, id }) => ({
    columns: sql`${attempts.id} as attempt_id, ${testResults.id} as result_id, ${at} as at, ${id} as place`,
    // As the index has it, backwards.
    order: sql`order by ${at} desc, ${id} desc limit ${offset + RESULTS_PER_PAGE}::int`,
  }));
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select * from (${taken}) as taken order by at desc, place desc limit ${RESULTS_PER_PAGE}::int offset ${offset}::int
    ), others as materialized (
      select ${attempts.id} as attempt_id,
        lag(jsonb_build_object('attemptId', ${attempts.id}, 'at', ${testResults.completedAt})) over same as before,
        lead(jsonb_build_object('attemptId', ${attempts.id}, 'at', ${testResults.completedAt})) over same as after,
        count(*) over (partition by ${takenTest}) as results
      from ${testResults} join ${attempts} on ${attempts.id} = ${testResults.attemptId}
      where ${testResults.studentId} = ${whose.studentId} and ${takenTest} in (
        select ${takenTest} from ${attempts} join page on page.attempt_id = ${attempts.id}
        where page.result_id is not null)
      window same as (partition by ${takenTest} order by ${testResults.completedAt}, ${testResults.id})
    )
    select page.attempt_id as "attemptId", ${ownTestName} as test, ${attempts.state}, page.at, page.result_id as "resultId",
      ${testResults.timeTaken} as "timeTaken", ${testResults.score}, ${testResults.correctCount} as correct,
      ${testResults.questionCount} as asked, ${testResults.answeredCount} as answered, ${testResults.earned},
      ${testResults.possible}, ${testResults.marks}, ${testResults.possibleMarks} as "possibleMarks",
      ${testResults.isPassed} as "isPassed", ${notAsScored} as "notAsScored", ${isPassedByCategory} as "isByCategory", ${attempts.bankId} is not null as "isAdaptive",
      (select coalesce(before, after) || jsonb_build_object('results', results) from others where others.attempt_id = page.attempt_id) as other
    from page
    join ${attempts} on ${attempts.id} = page.attempt_id
    left join ${testResults} on ${testResults.id} = page.result_id
    order by page.at desc, page.place desc`);
  return rows;
}

/** Results and attempts without one, as the same columns. */
function takenWith(
  { results, unfinished }: ReturnType<typeof conditionsOf>,
  select: (half: { at: SQL; id: SQL }) => { columns: SQL; order: SQL },
): SQL {
  const half = (from: SQL, where: SQL | null, of: { at: SQL; id: SQL }) => {
    const { columns, order } = select(of);
    return where ? [sql`(select ${columns} from ${from} where ${where} ${order})`] : [];
  };
  return sql.join(
    [
      ...half(sql`${testResults} join ${attempts} on ${attempts.id} = ${testResults.attemptId}`, results, {
        at: sql`${testResults.completedAt}`,
        id: sql`${testResults.id}`,
      }),
      ...half(sql`${attempts} left join ${testResults} on false`, unfinished, {
        at: unfinishedAt,
        id: sql`${attempts.id}`,
      }),
    ],
    sql` union all `,
  );
}

function listedOf(
  { attemptId, test, state, at, timeTaken, earned, possible, isPassed, other, ...row }: Row,
  bands: ReadonlyMap<Id<"result">, Band>,
  { isWaiting }: { isWaiting: boolean },
): ListedResult {
  const isSeen = row.resultId !== null && !isWaiting;
  const headline = headlineOf(row);
  const points = headline.kind === "marks" ? null : { earned, possible };
  return {
    ...{ attemptId, test, state, timeTaken },
    at: new Date(at),
    figures: isSeen && !row.isAdaptive ? { headline, points, isPassed, ...rightAnswersOf(row, row.notAsScored) } : null,
    band: (isSeen && row.resultId !== null && bands.get(row.resultId)) || null,
    other: other && { ...other, at: new Date(other.at) },
  };
}
