import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptItems, attempts, testAnswers, testResults } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt, buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { USUAL_TEST } from "../../../testing/test-rows.ts";
import { startCustomTest } from "../../attempts/commands/start-attempt.server.ts";
import type { HistoryState } from "../history-filter.ts";
import { listResults, listResultsOfStudent, RESULTS_PER_PAGE } from "./list-results.server.ts";
import { findPerformance } from "./performance.server.ts";
import { listTakenTests } from "./taken-options.server.ts";
import type { Listed } from "./taken-tests.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test("results come in pages, the newest first, only the student's own, and the administrator gets the same", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);
  const { practiceTestId, number } = await buildPracticeTest(db);
  await buildResult(db, other, { answers: [{ lessonId }] });
  for (let nth = 0; nth < RESULTS_PER_PAGE; nth += 1) {
    await buildResult(db, student, { answers: [{ lessonId }], completedAt: before(nth) });
  }
  const answers = [{ lessonId, isCorrect: true }, { lessonId }, { lessonId, isAnswered: false }];
  await buildResult(db, student, { answers, completedAt: before(100), timeTaken: 90, practiceTestId });

  const first = await listResults(db, student, { page: 1 }, NOW);
  const last = await listResults(db, student, { page: 99 }, NOW);

  expect(first).toMatchObject({ total: RESULTS_PER_PAGE + 1, page: 1, first: 1, hasNext: true });
  const times = first.results.map(({ at }) => at.getTime());
  expect(times).toEqual(Array.from({ length: RESULTS_PER_PAGE }, (_, nth) => before(nth).getTime()));
  expect(last).toMatchObject({ page: 2, first: RESULTS_PER_PAGE + 1, hasNext: false });
  expect(last.results).toMatchObject([
    {
      test: { kind: "practice", number },
      timeTaken: 90,
      at: before(100),
      figures: { headline: { kind: "score", percent: 33 }, correct: 1, asked: 3, leftOut: 1 },
    },
  ]);
  const admin = await buildAdmin(db);
  expect(await listResultsOfStudent(db, admin, student.studentId, { page: 2 })).toEqual(last);
  expect((await listResults(db, other, { page: 1 }, NOW)).total).toBe(1);
});

test("the list is of one kind of test where that is asked for", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId, number } = await buildPracticeTest(db);
  await buildResult(db, student, { answers: [{ lessonId }], completedAt: before(2), practiceTestId });
  await buildResult(db, student, { answers: [{ lessonId }], completedAt: before(1) });
  const { attemptId } = await buildMarkedResult(db, { student });
  const { testId, title } = await buildInstituteTest(db);
  await takeInstituteTest(db, student, testId, { right: 2, at: before(60 * 24 * 365) });
  const numbersOf = async (kind: "practice" | "custom") =>
    (await listResults(db, student, { page: 1, kind }, NOW)).results.map(({ test }) =>
      test.kind === "practice" ? test.number : null,
    );

  const kindsOf = async (kind: "all" | "preset") =>
    (await listResults(db, student, { page: 1, kind }, NOW)).results.map(({ test }) => test.kind);

  expect(await kindsOf("all")).toEqual(["custom", "practice", "titled", "titled"]);
  expect(await kindsOf("preset")).toEqual(["titled"]);
  expect((await listResults(db, student, { page: 1, kind: "institute" }, NOW)).results).toMatchObject([
    { test: { kind: "titled", title }, figures: { headline: { marks: 24, possible: 36 }, correct: 2, asked: 3 } },
  ]);
  const admin = await buildAdmin(db);
  const { results } = await listResultsOfStudent(db, admin, student.studentId, { page: 1, kind: "preset" });
  expect(results.map((one) => one.attemptId)).toEqual([attemptId]);
  expect(await numbersOf("practice")).toEqual([number]);
  expect(await numbersOf("custom")).toEqual([null]);
  expect(await listResults(db, await buildStudent(db), { page: 3 }, NOW)).toMatchObject({
    results: [],
    total: 0,
    page: 1,
  });
});

test("a result waits without its marks while an open test asks one of its questions, and the administrator sees it", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const { lessonId } = await buildLesson(db);
  const question = await buildQuestion(db, lessonId);
  await buildResult(db, student, { answers: [{ lessonId, question, isCorrect: true }], completedAt: before(9) });
  await buildResult(db, student, { answers: [{ lessonId }], completedAt: before(8) });
  await startCustomTest(db, student, { lessons: [lessonId] }, NOW, Math.random);
  const submitted = ({ state }: { state: string }) => state === "submitted";

  const { results } = await listResults(db, student, { page: 1 }, NOW);
  const { results: seen } = await listResultsOfStudent(db, admin, student.studentId, { page: 1 });

  expect(results.filter(submitted).map(({ figures }) => figures)).toEqual([null, null]);
  expect(seen.filter(submitted).map(({ figures }) => figures?.headline)).toEqual([
    { kind: "score", percent: 0 },
    { kind: "score", percent: 100 },
  ]);
});

test("tests in progress and those without a result are listed by their start and their end, and say no figure", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const result = await buildResult(db, student, { answers: [{ lessonId }], completedAt: before(50) });
  const open = await buildOpenAttempt(db, { student, startedAt: before(10) });
  const expired = await buildOpenAttempt(db, { student, startedAt: before(60), minutes: 30 });
  const thrownAway = await buildOpenAttempt(db, { student, startedAt: before(5) });
  await db.update(attempts).set({ state: "expired" }).where(eq(attempts.id, expired.attemptId));
  await db.update(attempts).set({ state: "discarded" }).where(eq(attempts.id, thrownAway.attemptId));
  const stateOf = async (state: HistoryState) =>
    (await listResults(db, student, { page: 1, state }, NOW)).results.map(({ attemptId }) => attemptId);

  const { results, total } = await listResults(db, student, { page: 1 }, NOW);

  expect(total).toBe(3);
  expect(results).toMatchObject([
    { attemptId: open.attemptId, state: "open", at: before(10), figures: null, timeTaken: null, other: null },
    { attemptId: expired.attemptId, state: "expired", at: before(30), figures: null, timeTaken: null },
    { attemptId: result.attemptId, state: "submitted", at: before(50) },
  ]);
  expect(await stateOf("open")).toEqual([open.attemptId]);
  expect(await stateOf("expired")).toEqual([expired.attemptId]);
  expect(await stateOf("passed")).toEqual([]);
  const admin = await buildAdmin(db);
  expect((await listResultsOfStudent(db, admin, student.studentId, { page: 1 })).results).toEqual(results);
});

test("filters of kind, test and days narrow together, and each kind says how many it would show", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const [one, other] = [await buildPracticeTest(db), await buildPracticeTest(db)];
  const day = (number: number) => new Date(Date.UTC(2026, 3, number, 12));
  const answers = [{ lessonId, isCorrect: true }];
  const taken = [];
  for (const [completedAt, practiceTestId] of [
    [day(1), one.practiceTestId],
    [day(2), other.practiceTestId],
    [day(3), one.practiceTestId],
    [day(4), undefined],
    [day(5), one.practiceTestId],
  ] as const) {
    const { attemptId } = await buildResult(db, student, {
      answers,
      completedAt,
      ...(practiceTestId && { practiceTestId }),
    });
    taken.push(attemptId);
  }
  const list = (query: Partial<Listed>) => listResults(db, student, { page: 1, ...query }, NOW);
  const [first, , third, fourth, fifth] = taken;

  const ofTest = await list({ test: one.practiceTestId });
  expect(ofTest.results.map(({ attemptId }) => attemptId)).toEqual([fifth, third, first]);
  // The one before it; of the first the one after it.
  expect(ofTest.results.map(({ other }) => other?.attemptId)).toEqual([third, first, third]);
  expect((await list({ test: other.practiceTestId })).results[0]?.other).toBeNull();
  const within = await list({ from: day(2), until: day(5) });
  expect(within.results.map(({ attemptId }) => attemptId)).toEqual([fourth, third, taken[1]]);
  expect(within.counts).toEqual({ all: 3, institute: 0, practice: 2, custom: 1, preset: 0 });
  const both = await list({ kind: "practice", test: one.practiceTestId, from: day(2), until: day(5) });
  expect(both).toMatchObject({ total: 1, results: [{ attemptId: third }] });
  expect(both.counts).toEqual({ all: 1, institute: 0, practice: 1, custom: 0, preset: 0 });

  const tests = await listTakenTests(db, student, null);
  expect(tests.map(({ id }) => id)).toEqual([one.practiceTestId, other.practiceTestId]);
  expect(tests[0]).toMatchObject({ kind: "practice", test: { kind: "practice", number: one.number } });
});

test("marks stand for the score, with the verdict; a filter finds those who passed, but not by the score that waits", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const needing = (percent: number) => ({ pass: { kind: "percent", threshold: { percent } } }) as const;
  const passed = await buildMarkedResult(db, { student, ...needing(40) });
  const failed = await buildMarkedResult(db, { student, ...needing(60) });
  await buildMarkedResult(db, { student });
  const find = async (state: HistoryState) =>
    (await listResults(db, student, { page: 1, state }, NOW)).results.map(({ attemptId }) => attemptId);
  const findAsAdmin = async (state: HistoryState) =>
    (await listResultsOfStudent(db, admin, student.studentId, { page: 1, state })).results.map(
      ({ attemptId }) => attemptId,
    );

  const { results } = await listResults(db, student, { page: 1 }, NOW);
  expect(results.find(({ attemptId }) => attemptId === passed.attemptId)?.figures).toMatchObject({
    headline: { kind: "marks", marks: 20, possible: 48 },
    ...{ correct: 2, asked: 4, points: null, isPassed: true },
  });
  expect(await find("passed")).toEqual([passed.attemptId]);
  expect(await find("failed")).toEqual([failed.attemptId]);
  expect(await find("waiting")).toEqual([]);

  const [versionId] = passed.versionIds;
  const running = await buildOpenAttempt(db, { student, startedAt: before(1) });
  if (versionId) await db.insert(attemptItems).values({ attemptId: running.attemptId, position: 4, versionId });
  expect(await find("passed")).toEqual([]);
  expect(await find("failed")).toEqual([failed.attemptId]);
  expect(await find("waiting")).toEqual([passed.attemptId]);
  expect(await findAsAdmin("passed")).toEqual([passed.attemptId]);
});

test("the administrator neither sees nor finds a verdict that depends on the category, and the student does (P50)", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  await tellCategory(db, student, { category: "SC", hasDisability: false }, NOW);
  const threshold = { percent: 60, byCategory: { UR: 60, EWS: 60, OBC: 50, SC: 40, ST: 40 } };
  const { attemptId } = await buildMarkedResult(db, { student, pass: { kind: "percent", threshold } });
  const query = { page: 1, state: "passed" } as const;

  expect((await listResults(db, student, query, NOW)).results).toMatchObject([
    { attemptId, figures: { isPassed: true } },
  ]);
  expect(await listResultsOfStudent(db, admin, student.studentId, query)).toMatchObject({ results: [], total: 0 });
  const { results } = await listResultsOfStudent(db, admin, student.studentId, { page: 1 });
  expect(results).toMatchObject([{ attemptId, figures: { isPassed: null, headline: { marks: 20, possible: 48 } } }]);
});

test("a question that was left out is in no number of right answers, and one given to all changes none", async () => {
  const student = await buildStudent(db);
  const { attemptId, resultId } = await buildMarkedResult(db, { student });
  const setTo = async (position: number, countedAs: "left-out" | "given-to-all") =>
    db
      .update(testAnswers)
      .set({ countedAs })
      .where(and(eq(testAnswers.testResultId, resultId), eq(testAnswers.position, position)));
  await setTo(1, "left-out");
  await setTo(2, "given-to-all");

  const { results } = await listResults(db, student, { page: 1 }, NOW);

  // One right answer of four is left out, and the wrong answer to the question given to all stays wrong.
  expect(results).toMatchObject([
    { attemptId, figures: { correct: 1, asked: 3, leftOut: 1, notCounted: 1, givenToAll: 1 } },
  ]);
});

test("a student's thousands of results are neither read nor sorted for the newest of them", async () => {
  const student = await buildStudent(db);
  const rows = sql`from generate_series(1, 3000) as n`;
  await db.execute(sql`
    insert into ${attempts} (id, student_id, test_key, test_version_id, delivery_id, question_count, started_at, closes_at, state)
    select md5(${student.studentId} || n)::uuid, ${student.studentId}, n::text, ${USUAL_TEST.testVersionId}, ${USUAL_TEST.deliveryId}, 10, now(), now(), 'submitted' ${rows}`);
  await db.execute(sql`
    insert into ${testResults} (id, student_id, attempt_id, score, time_taken, completed_at, question_count, correct_count,
      answered_count, earned, possible)
    select gen_random_uuid(), ${student.studentId}, md5(${student.studentId} || n)::uuid, 50, 600,
      now() - make_interval(mins => n), 10, 5, 10, 5, 10 ${rows}`);
  await db.execute(sql`analyze ${testResults}, ${attempts}`);

  const stepsOnResults = async (ask: Parameters<typeof findPlans>[0], which: RegExp) => {
    const plans = await findPlans(ask, which);
    expect(plans).toHaveLength(1);
    return plans.flat().filter(({ table, index }) => table === "test_results" || index?.startsWith("test_results"));
  };
  const newest = { node: "Index Scan", table: "test_results", index: "test_results_newest" };
  expect(
    await stepsOnResults((listening) => findPerformance(listening, student, NOW), /order by "test_results"/),
  ).toEqual([newest]);
  const ofPage = await stepsOnResults((listening) => listResults(listening, student, { page: 1 }, NOW), /with page as/);
  expect(ofPage).toContainEqual(newest);
  expect(ofPage.filter(({ index }) => index === "test_results_pkey")).toHaveLength(1);
  expect(ofPage.map(({ node }) => node)).not.toContain("Seq Scan");
});
