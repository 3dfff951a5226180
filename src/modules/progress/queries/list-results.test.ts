import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, testResults } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { startCustomTest } from "../../attempts/commands/start-attempt.server.ts";
import { listResults, listResultsOfStudent, RESULTS_PER_PAGE } from "./list-results.server.ts";
import { findPerformance } from "./performance.server.ts";

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
  const times = first.results.map(({ completedAt }) => completedAt.getTime());
  expect(times).toEqual(Array.from({ length: RESULTS_PER_PAGE }, (_, nth) => before(nth).getTime()));
  expect(last).toMatchObject({ page: 2, first: RESULTS_PER_PAGE + 1, hasNext: false });
  expect(last.results).toMatchObject([
    {
      test: { kind: "practice", number },
      timeTaken: 90,
      completedAt: before(100),
      marks: { score: 33, correct: 1, asked: 3, leftOut: 1 },
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
    { test: { kind: "titled", title }, marks: { score: 67, correct: 2, asked: 3 } },
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

  const { results } = await listResults(db, student, { page: 1 }, NOW);
  const { results: seen } = await listResultsOfStudent(db, admin, student.studentId, { page: 1 });

  expect(results.map(({ marks }) => marks)).toEqual([null, null]);
  expect(seen.map(({ marks }) => marks?.score)).toEqual([0, 100]);
});

test("a student's thousands of results are neither read nor sorted for the newest of them", async () => {
  const student = await buildStudent(db);
  const rows = sql`from generate_series(1, 3000) as n`;
  await db.execute(sql`
    insert into ${attempts} (id, student_id, test_key, question_count, started_at, closes_at, state)
    select md5(${student.studentId} || n)::uuid, ${student.studentId}, n::text, 10, now(), now(), 'submitted' ${rows}`);
  await db.execute(sql`
    insert into ${testResults} (id, student_id, attempt_id, score, time_taken, completed_at, question_count, correct_count,
      answered_count, earned, possible)
    select gen_random_uuid(), ${student.studentId}, md5(${student.studentId} || n)::uuid, 50, 600,
      now() - make_interval(mins => n), 10, 5, 10, 5, 10 ${rows}`);
  await db.execute(sql`analyze ${testResults}, ${attempts}`);

  for (const ask of [
    (listening: typeof db) => listResults(listening, student, { page: 1 }, NOW),
    (listening: typeof db) => findPerformance(listening, student, NOW),
  ]) {
    const plans = await findPlans(ask, /order by "test_results"/);
    expect(plans).toHaveLength(1);
    const ofResults = plans
      .flat()
      .filter(({ table, index }) => table === "test_results" || index?.startsWith("test_results"));
    expect(ofResults).toEqual([{ node: "Index Scan", table: "test_results", index: "test_results_newest" }]);
  }
});
