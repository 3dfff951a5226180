/** The results of one test, for the administrator. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod/mini";
import { type Id, idOf } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import {
  newestFirst,
  orderBy,
  type PageRequest,
  pageIn,
  parseTimeCursor,
  pastCursor,
  timeCursor,
} from "../../../db/keyset.ts";
import { contains } from "../../../db/like.ts";
import { attempts, students, testAnswers, testResults } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { Band } from "../../adaptive/outcome.ts";
import { findBands } from "../../adaptive/queries/find-bands.server.ts";
import { type Headline, headlineOf, type RightAnswers, rightAnswersOf } from "../../attempts/headline.ts";
import { notAsScored } from "../../attempts/queries/not-as-scored.server.ts";
import { MARK_RANGES } from "../mark-ranges.ts";
import { percentileAmong } from "../pass-rules.ts";
import { type FirstMarksOfForms, findFirstMarks, ownFirstMarks } from "./first-marks.server.ts";
import { loadTestVersion } from "./test-versions.server.ts";

const RESULTS_PER_PAGE = 25;
/** A test may have millions of answers; the latest results say how its sections go. */
const LATEST_RESULTS = 500;

export type ResultOfTest = {
  id: Id<"result">;
  attemptId: Id<"attempt">;
  studentId: Id<"student">;
  name: string;
  email: string;
  /** When it was submitted. */
  at: Date;
  startedAt: Date;
  /** Seconds. */
  timeTaken: number;
  /** Given by the institute while it was taken. */
  extraMinutes: number;
  /** Result of an adaptive test, instead of the figure and right answers; null for any other test. */
  band: Band | null;
  headline: Headline;
  right: RightAnswers;
  /** Among the first attempts at the same questions; null with too few of them, and where every attempt has its own questions. */
  percentile: number | null;
  /** Null where the pass mark says nothing. */
  isPassed: boolean | null;
};

const KEYSET = newestFirst(testResults.completedAt, testResults.id);

/**
 * One page of the results of a test, the newest first. Of a search all words have to be in the name or the address. `firsts` is how
 * many first attempts a percentile compares at the most; null where none compares any.
 */
export async function listTestResults(
  db: Db,
  _admin: Admin,
  { testId, search }: { testId: Id<"test">; search: string },
  requested: PageRequest,
): Promise<{ results: ResultOfTest[]; firsts: number | null; before: string | null; after: string | null }> {
  const page = pageIn(KEYSET, requested, RESULTS_PER_PAGE);
  const [rows, firsts] = await Promise.all([
    select(db, and(isOf(testId), ...wordsIn(search), page.where), page),
    findFirstMarks(db, testId),
  ]);
  const { shown, ...beside } = page.cut(rows);
  return { results: await withMore(db, shown, firsts), firsts: firsts.students, ...beside };
}

/** All results of a test in the same order, in batches. */
export async function* readTestResults(
  db: Db,
  testId: Id<"test">,
  batch: number,
): AsyncGenerator<ResultOfTest[], void> {
  const firsts = await findFirstMarks(db, testId);
  let last: Row | undefined;
  do {
    const where = and(isOf(testId), pastCursor(KEYSET, last ? parseTimeCursor(timeCursor(last)) : null));
    const rows: Row[] = await select(db, where, { orderBy: orderBy(KEYSET), limit: batch });
    if (rows.length > 0) yield await withMore(db, rows, firsts);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

const isOf = (testId: Id<"test">) => eq(attempts.testId, testId);

function wordsIn(search: string): SQL[] {
  const text = sql`lower(${students.name} || ' ' || ${students.email})`;
  return search
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => contains(text, word));
}

function select(db: Db, where: SQL | undefined, page: { orderBy: SQL[]; limit: number }) {
  return db
    .select({
      id: testResults.id,
      attemptId: attempts.id,
      studentId: students.id,
      name: students.name,
      email: students.email,
      at: testResults.completedAt,
      startedAt: attempts.startedAt,
      timeTaken: testResults.timeTaken,
      extraMinutes: attempts.extraMinutes,
      score: testResults.score,
      marks: testResults.marks,
      possibleMarks: testResults.possibleMarks,
      correct: testResults.correctCount,
      answered: testResults.answeredCount,
      asked: testResults.questionCount,
      notAsScored,
      isPassed: testResults.isPassed,
      testVersionId: attempts.testVersionId,
      deliveryId: attempts.deliveryId,
      bankId: attempts.bankId,
      first: ownFirstMarks,
    })
    .from(attempts)
    .innerJoin(testResults, eq(testResults.attemptId, attempts.id))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit);
}

type Row = Awaited<ReturnType<typeof select>>[number];

async function withMore(db: Db, rows: ReadonlyArray<Row>, firsts: FirstMarksOfForms): Promise<ResultOfTest[]> {
  const adaptive = rows.flatMap(({ id, bankId }) => (bankId === null ? [] : [id]));
  const bands = await findBands(db, adaptive);
  return rows.map((row): ResultOfTest => {
    const { id, attemptId, studentId, name, email, at, startedAt, timeTaken, extraMinutes, isPassed } = row;
    return {
      ...{ id, attemptId, studentId, name, email, at, startedAt, timeTaken, extraMinutes, isPassed },
      headline: headlineOf(row),
      right: rightAnswersOf(row, row.notAsScored),
      percentile: percentileIn(row, firsts),
      band: bands.get(id) ?? null,
    };
  });
}

function percentileIn({ testVersionId, deliveryId, first, marks }: Row, firsts: FirstMarksOfForms): number | null {
  const others = firsts.of({ testVersionId, deliveryId });
  const isCompared = others !== null && marks !== null && first !== null;
  return isCompared ? percentileAmong(others, { marks, first }) : null;
}

/** How many people's results a test has. */
export async function countTakers(db: Db | Tx, _admin: Admin, testId: Id<"test">): Promise<number> {
  const [row] = await db
    .select({ takers: sql<number>`count(distinct ${attempts.studentId})::int` })
    .from(attempts)
    .innerJoin(testResults, eq(testResults.attemptId, attempts.id))
    .where(isOf(testId));
  return row?.takers ?? 0;
}

const Figures = z.object({
  results: z.int(),
  takers: z.int(),
  /** In it at this moment. */
  running: z.int(),
  /** Of the marks in percent; null without a result. */
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  /** Verdicts, and how many of them are "passed". */
  judged: z.int(),
  passed: z.int(),
  /** How many results each of `MARK_RANGES` has. */
  ranges: z.array(z.int()),
});
export type TestFigures = z.infer<typeof Figures>;

/** What all results of a test come to. */
export async function findTestFigures(db: Db, _admin: Admin, testId: Id<"test">, now: Date): Promise<TestFigures> {
  const { rows } = await db.execute(sql`
    with result as (
      select ${attempts.studentId} as student_id, ${testResults.isPassed} as is_passed,
        ${testResults.marks} * 100.0 / nullif(${testResults.possibleMarks}, 0) as percent
      from ${attempts} join ${testResults} on ${testResults.attemptId} = ${attempts.id}
      where ${attempts.testId} = ${testId}
    ), ranges as (
      select case when percent < 0 then 0 else least(9, floor(percent / 10))::int + 1 end as range, count(*)::int as results
      from result where percent is not null group by 1
    )
    select count(*)::int as results, count(distinct student_id)::int as takers,
      (select count(*)::int from ${attempts} where ${attempts.testId} = ${testId} and ${attempts.state} = 'open'
        and ${attempts.closesAt} > ${now.toISOString()}::timestamptz) as running,
      round(avg(percent), 1)::float as mean,
      round((percentile_cont(0.5) within group (order by percent))::numeric, 1)::float as median,
      count(is_passed)::int as judged, (count(*) filter (where is_passed))::int as passed,
      (select array_agg(coalesce(ranges.results, 0) order by nth)
        from generate_series(0, ${MARK_RANGES.length - 1}::int) as nth left join ranges on ranges.range = nth) as ranges
    from result`);
  return Figures.parse(rows[0]);
}

const SectionRow = z.object({
  versionId: z.pipe(
    z.uuid(),
    z.transform((id) => idOf<"test-version">(id)),
  ),
  section: z.int(),
  asked: z.int(),
  correct: z.int(),
});

export type SectionFigures = {
  id: string;
  title: string;
  /** Questions in the latest results, and how many of them were wholly right. */
  asked: number;
  correct: number;
};

/** How the sections of a test went in its latest results, in the order of the newest version. */
export async function findSectionFigures(
  db: Db,
  _admin: Admin,
  testId: Id<"test">,
): Promise<{ sections: SectionFigures[]; latest: number }> {
  const { rows } = await db.execute(sql`
    with latest as materialized (
      select ${testResults.id}, ${attempts.testVersionId} from ${attempts}
      join ${testResults} on ${testResults.attemptId} = ${attempts.id}
      where ${attempts.testId} = ${testId}
      order by ${testResults.completedAt} desc limit ${LATEST_RESULTS}
    )
    select test_version_id as "versionId", ${testAnswers.section}, count(*)::int as asked,
      (count(*) filter (where ${testAnswers.isCorrect}))::int as correct
    from latest join ${testAnswers} on ${testAnswers.testResultId} = latest.id
    group by 1, 2 order by max(${testAnswers.completedAt}) desc, 2`);
  const sections = new Map<string, SectionFigures>();
  for (const { versionId, section, asked, correct } of z.array(SectionRow).parse(rows)) {
    const { id, title } = (await loadTestVersion(db, versionId)).sections[section - 1] ?? { id: "", title: "" };
    const known = sections.get(id) ?? { id, title, asked: 0, correct: 0 };
    sections.set(id, { ...known, asked: known.asked + asked, correct: known.correct + correct });
  }
  return { sections: [...sections.values()], latest: LATEST_RESULTS };
}
