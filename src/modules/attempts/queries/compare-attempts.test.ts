import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { attemptItems, attempts, deliveries, tests } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt, buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { findScoreLines } from "../../progress/queries/score-lines.server.ts";
import { EVERYTHING } from "../../progress/queries/taken-tests.server.ts";
import { compareAttempts, compareAttemptsOfStudent } from "./compare-attempts.server.ts";
import { type FoundReview, findReview, findReviewOfStudent } from "./review.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const admin = await buildAdmin(db);

const otherIn = (found: FoundReview) => (found.kind === "review" ? found.review.other : found.kind);

const buildReviewable: typeof buildResult = (db, student, result) =>
  buildResult(db, student, { ...result, isReviewable: true });

test("two results of one practice test: what each came to of the same questions, and what became of each question", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId, number } = await buildPracticeTest(db);
  const questions: Awaited<ReturnType<typeof buildQuestion>>[] = [];
  for (let nth = 0; nth < 4; nth += 1) questions.push(await buildQuestion(db, lessonId));
  const answersOf = (...given: ("right" | "wrong" | "blank")[]) =>
    questions.map((question, index) => ({
      ...{ lessonId, question, isCorrect: given[index] === "right", isAnswered: given[index] !== "blank" },
    }));
  const [first, second] = [
    answersOf("right", "wrong", "blank", "wrong"),
    answersOf("wrong", "right", "right", "wrong"),
  ];
  const one = await buildReviewable(db, student, {
    answers: first,
    practiceTestId,
    completedAt: before(60),
    timeTaken: 90,
  });
  const two = await buildReviewable(db, student, {
    answers: second,
    practiceTestId,
    completedAt: before(30),
    timeTaken: 80,
  });

  const found = await compareAttempts(db, student, [two.attemptId, one.attemptId], NOW);

  expect(found).toMatchObject({
    test: { kind: "practice", number },
    takenTest: practiceTestId,
    sections: [],
    earlier: {
      ...{ attemptId: one.attemptId, completedAt: before(60), timeTaken: 90, asked: 4, isPassed: null },
      totals: { score: 25, correct: 1 },
      whole: { marks: null, outcome: { questions: 4, counts: { right: 1, partly: 0, wrong: 2, unanswered: 1 } } },
    },
    later: {
      ...{ attemptId: two.attemptId, timeTaken: 80, asked: 4, totals: { score: 50, correct: 2 } },
      whole: { outcome: { questions: 4, counts: { right: 2, partly: 0, wrong: 2, unanswered: 0 } } },
    },
    questions: { common: 4, onlyEarlier: 0, onlyLater: 0 },
  });
  expect(found?.questions.both?.map(({ change, before, after }) => [change, before, after])).toEqual([
    ["worse", "right", "wrong"],
    ["better", "wrong", "right"],
    ["better", "unanswered", "right"],
    ["open", "wrong", "wrong"],
  ]);
  expect(found?.questions.both?.[0]?.later).toMatchObject({ position: 1, place: { lesson: { id: lessonId } } });
  expect(await compareAttempts(db, student, [one.attemptId, two.attemptId], NOW)).toEqual(found);
  const seen = await compareAttemptsOfStudent(db, admin, student.studentId, [one.attemptId, two.attemptId], NOW);
  expect(seen).toEqual(found);
});

test("where the questions were drawn anew, each attempt says on how many it stands and how many both asked", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const testId = newId<"test">();
  await db.insert(tests).values({ id: testId, kind: "custom", ownerId: student.studentId });
  const question = await buildQuestion(db, lessonId);
  const again = { lessonId, question };
  const one = await buildReviewable(db, student, { answers: [again, { lessonId }], testId, completedAt: before(60) });
  const answers = [{ lessonId }, { lessonId }, { ...again, isCorrect: true }];
  const two = await buildReviewable(db, student, { answers, testId, completedAt: before(30) });

  const found = await compareAttempts(db, student, [one.attemptId, two.attemptId], NOW);

  expect([found?.earlier.asked, found?.later.asked]).toEqual([2, 3]);
  expect(found?.questions).toMatchObject({
    ...{ common: 1, onlyEarlier: 1, onlyLater: 2 },
    both: [{ change: "better", earlier: { position: 1 }, later: { position: 3 } }],
  });
});

/** Two results in marks of one test. */
async function buildMarkedPair(over: Parameters<typeof buildMarkedResult>[1] & object) {
  const one = await buildMarkedResult(db, over);
  const two = await buildMarkedResult(db, over);
  const [own] = await db.select({ testId: attempts.testId }).from(attempts).where(eq(attempts.id, one.attemptId));
  await db
    .update(attempts)
    .set({ testId: own?.testId ?? null })
    .where(eq(attempts.id, two.attemptId));
  const pair: [Id<"attempt">, Id<"attempt">] = [one.attemptId, two.attemptId];
  return { pair, one, two };
}

test("of tests that give marks each section stands beside itself, and the verdict is that of the review", async () => {
  const student = await buildStudent(db);
  await tellCategory(db, student, { category: "SC", hasDisability: false }, NOW);
  const threshold = { percent: 60, byCategory: { UR: 60, EWS: 60, OBC: 50, SC: 40, ST: 40 } };
  const { pair } = await buildMarkedPair({ student, pass: { kind: "percent", threshold } });

  const found = await compareAttempts(db, student, pair, NOW);

  const section = (right: number, wrong: number, unanswered: number, marks: number) => ({
    marks: { marks, possible: 24 },
    outcome: { questions: 2, counts: { right, partly: 0, wrong, unanswered } },
  });
  const first = section(1, 1, 0, 8);
  const second = section(1, 0, 1, 12);
  expect(found?.sections).toMatchObject([
    { id: "one", earlier: { ...first, seconds: 70 }, later: first },
    { id: "two", earlier: second, later: second },
  ]);
  expect(found?.earlier).toMatchObject({
    ...{ isPassed: true, asked: 4, totals: { score: 50, correct: 2 } },
    whole: { marks: { marks: 20, possible: 48 }, outcome: { questions: 4 } },
  });
  expect(found?.questions).toMatchObject({ common: 0, onlyEarlier: 4, onlyLater: 4, both: [] });
  const seen = await compareAttemptsOfStudent(db, admin, student.studentId, pair, NOW);
  expect(seen?.earlier).toMatchObject({ isPassed: null, totals: { score: 50 } });
});

test("while a test asks a question of one of them, nothing is told of it, nor of any question that both asked", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId } = await buildPracticeTest(db);
  const [asked, other] = [await buildQuestion(db, lessonId), await buildQuestion(db, lessonId)];
  const open = await buildQuestion(db, lessonId);
  const one = await buildReviewable(db, student, {
    ...{ practiceTestId, completedAt: before(60) },
    answers: [asked, other].map((question) => ({ lessonId, question, isCorrect: true })),
  });
  const two = await buildReviewable(db, student, {
    ...{ practiceTestId, completedAt: before(30) },
    answers: [asked, other, open].map((question) => ({ lessonId, question })),
  });
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: before(1) });
  await db.insert(attemptItems).values({ attemptId, position: 4, versionId: open.versionId });
  const pair = [one.attemptId, two.attemptId] as const;

  const found = await compareAttempts(db, student, pair, NOW);

  expect(found?.earlier.totals).toEqual({ score: 100, correct: 2 });
  expect(found?.later).toMatchObject({ totals: null, isPassed: null, whole: { outcome: null, marks: null } });
  expect(found?.questions).toEqual({ common: 2, onlyEarlier: 0, onlyLater: 1, both: null });
  const seen = await compareAttemptsOfStudent(db, admin, student.studentId, pair, NOW);
  expect(seen?.questions.both?.map(({ change }) => change)).toEqual(["worse", "worse"]);
});

test("of a test of the institute nothing is told before the score is released, and of single questions not before the solutions", async () => {
  const student = await buildStudent(db);
  const release = { score: "by-hand", solutions: "by-hand" } as const;
  const { testId, deliveryId, title } = await buildInstituteTest(db, { rules: { release } });
  const pair: [Id<"attempt">, Id<"attempt">] = [
    await takeInstituteTest(db, student, testId, { right: 1, at: before(60) }),
    await takeInstituteTest(db, student, testId, { right: 3, at: before(30) }),
  ];
  const told = async () => {
    const found = await compareAttempts(db, student, pair, NOW);
    return {
      score: found?.later.totals?.score ?? null,
      marks: found?.later.whole.marks ?? null,
      right: found?.later.whole.outcome?.counts.right ?? null,
      changes: found?.questions.both?.map(({ change }) => change) ?? null,
    };
  };
  const lines = () => findScoreLines(db, student, { ...EVERYTHING, kind: "institute" }, NOW);

  expect(await told()).toEqual({ score: null, marks: null, right: null, changes: null });
  expect(await lines()).toMatchObject([{ kind: "institute", total: 2, waiting: 2, points: [] }]);

  await db.update(deliveries).set({ scoreReleasedAt: NOW }).where(eq(deliveries.id, deliveryId));
  const score = { score: 100, marks: { marks: 36, possible: 36 }, right: 3 };
  expect(await told()).toEqual({ ...score, changes: null });

  await db.update(deliveries).set({ solutionsReleasedAt: NOW }).where(eq(deliveries.id, deliveryId));
  expect(await told()).toEqual({ ...score, changes: ["right", "better", "better"] });
  expect(await lines()).toMatchObject([
    { of: "marks", waiting: 0, points: [{ test: { kind: "titled", title }, share: 33.33 }, { share: 100 }] },
  ]);
});

test("only two results of one student at one test are compared", async () => {
  const [student, stranger] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);
  const [mine, another] = [await buildPracticeTest(db), await buildPracticeTest(db)];
  const take = async (who: typeof student, { practiceTestId }: typeof mine, completedAt: Date) =>
    (await buildReviewable(db, who, { answers: [{ lessonId }], practiceTestId, completedAt })).attemptId;
  const one = await take(student, mine, before(60));
  const two = await take(student, mine, before(50));
  const three = await take(student, mine, before(40));
  const ofAnother = await take(student, another, before(30));
  const theirs = await take(stranger, mine, before(20));
  // Own tests that name no test, so that nobody knows whether they are the same.
  const old = await buildReviewable(db, student, { answers: [{ lessonId }], completedAt: before(15) });
  const older = await buildReviewable(db, student, { answers: [{ lessonId }], completedAt: before(16) });
  const open = await buildOpenAttempt(db, { student, startedAt: before(5) });
  await db.update(attempts).set({ practiceTestId: mine.practiceTestId }).where(eq(attempts.id, open.attemptId));

  const compared = [];
  for (const pair of [
    [one, two],
    [one, one],
    [one, ofAnother],
    [one, theirs],
    [one, open.attemptId],
    [one, newId<"attempt">()],
    [old.attemptId, older.attemptId],
  ] as const) {
    compared.push([
      (await compareAttempts(db, student, pair, NOW)) !== null,
      (await compareAttemptsOfStudent(db, admin, student.studentId, pair, NOW)) !== null,
    ]);
  }
  expect(compared).toEqual([[true, true], ...Array.from({ length: 6 }, () => [false, false])]);
  expect(await compareAttempts(db, stranger, [one, two], NOW)).toBeNull();

  const otherOf = async (attemptId: Id<"attempt">) => otherIn(await findReview(db, student, attemptId, NOW));
  expect(await otherOf(one)).toEqual({ attemptId: two, at: before(50) });
  expect(await otherOf(two)).toEqual({ attemptId: one, at: before(60) });
  expect(await otherOf(three)).toEqual({ attemptId: two, at: before(50) });
  expect([await otherOf(ofAnother), await otherOf(theirs), await otherOf(old.attemptId)]).toEqual([
    null,
    "unknown",
    null,
  ]);
  const seen = await findReviewOfStudent(db, admin, student.studentId, two, NOW);
  expect(otherIn(seen)).toEqual({ attemptId: one, at: before(60) });
});
