/** What a review tells of marks, sections and time. What it withholds stands in withheld.test.ts. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveries, testAnswers } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt } from "../../../testing/build-attempts.ts";
import { buildMarkedResult, measureAnswers } from "../../../testing/build-marked-result.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { saveAnswers } from "../commands/save-answers.server.ts";
import { saveMarkup } from "../commands/save-markup.server.ts";
import { submitAttempt } from "../commands/submit-attempt.server.ts";
import type { Markup } from "../markup.ts";
import type { FoundReview, Review } from "./review.server.ts";
import { findReview, findReviewOfStudent } from "./review.server.ts";
import { findTimesOfOthers } from "./times-of-others.server.ts";

const LATER = new Date("2026-03-02T09:00:00Z");

function reviewIn(found: FoundReview): Review {
  if (found.kind !== "review") throw new Error(`There is no review: ${found.kind}.`);
  return found.review;
}

type Built = Awaited<ReturnType<typeof buildMarkedResult>>;
const reviewOf = async ({ student, attemptId }: Pick<Built, "student" | "attemptId">) =>
  reviewIn(await findReview(db, student, attemptId, LATER));

test("a result in marks says what each section gave and what wrong answers took", async () => {
  const built = await buildMarkedResult(db);
  const { marked, sections, questions } = await reviewOf(built);

  expect(sections).toEqual(["one", "two"]);
  expect(marked?.sections).toMatchObject([
    { id: "one", counts: { right: 1, wrong: 1, partly: 0, unanswered: 0 }, marks: 8, lost: 4, marksIfOmitted: 12 },
    { id: "two", counts: { right: 1, wrong: 0, partly: 0, unanswered: 1 }, marks: 12, lost: 0, seconds: 0 },
  ]);
  expect(marked?.whole).toMatchObject({ marks: 20, possible: 48, lost: 4, marksIfOmitted: 24, seconds: 70 });
  expect(questions.map(({ section, time }) => [section, time.seconds])).toEqual([
    [1, 20],
    [1, 50],
    [2, 0],
    [2, 0],
  ]);
  const { place } = questions[0] ?? {};
  expect(place).toMatchObject({ subject: expect.stringContaining("Subject"), areas: [], lesson: { isReadable: true } });
  const admin = await buildAdmin(db);
  const seen = await findReviewOfStudent(db, admin, built.student.studentId, built.attemptId, LATER);
  expect(reviewIn(seen).marked).toEqual(marked);
});

test("whether a result passes is decided by the category that the student told", async () => {
  const byCategory = { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 };
  const built = await buildMarkedResult(db, { pass: { kind: "percent", threshold: { percent: 50, byCategory } } });
  expect((await reviewOf(built)).marked?.verdict).toEqual({ kind: "undecided", missing: "category" });

  await tellCategory(db, built.student, { category: "SC", hasDisability: false });

  // 20 of 48 are 41.67 %.
  expect((await reviewOf(built)).marked?.verdict).toMatchObject({ isPassed: true, parts: [{ needed: 40 }] });
});

test("the administrator sees no verdict by category: it would tell the category", async () => {
  const byCategory = { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 };
  const built = await buildMarkedResult(db, { pass: { kind: "percent", threshold: { percent: 50, byCategory } } });
  await tellCategory(db, built.student, { category: "SC", hasDisability: false });

  const seen = await findReviewOfStudent(db, await buildAdmin(db), built.student.studentId, built.attemptId, LATER);

  expect(reviewIn(seen).marked?.verdict).toEqual({ kind: "undecided", missing: "category" });
});

test("while the score is not released there are no marks, and sections and times are shown", async () => {
  const built = await buildMarkedResult(db, { release: { score: "by-hand", solutions: "by-hand" } });

  const waiting = await reviewOf(built);
  expect(waiting).toMatchObject({ totals: null, marked: null, sections: ["one", "two"] });
  expect(waiting.questions.map(({ kind }) => kind)).toEqual(Array(4).fill("withheld"));

  await db.update(deliveries).set({ scoreReleasedAt: LATER }).where(eq(deliveries.id, built.deliveryId));
  expect((await reviewOf(built)).marked?.whole.marks).toBe(20);
});

test("a test of before, or one without marks, has a score and no marks", async () => {
  const { student, attemptId, startedAt } = await buildOpenAttempt(db);
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, attemptId, [save], startedAt);
  await submitAttempt(db, student, attemptId, startedAt);

  const review = await reviewOf({ student, attemptId });

  expect(review).toMatchObject({ marked: null, sections: [], totals: { score: 33 } });
  expect(review.questions[0]?.time).toEqual({ seconds: null, others: null });
});

test("what was made with the tools comes back at its question, read once for all of them", async () => {
  const { student, attemptId, startedAt } = await buildOpenAttempt(db);
  const markup: Markup = { struck: ["b"], highlights: { stem: [[0, 0]] }, notes: { stem: "Why not b?" } };
  await saveMarkup(db, student, attemptId, { position: 2, markup, ageMs: 0 }, startedAt);
  await saveAnswers(
    db,
    student,
    attemptId,
    [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }],
    startedAt,
  );
  await submitAttempt(db, student, attemptId, startedAt);
  const markupsIn = (found: FoundReview) =>
    reviewIn(found).questions.map((question) => (question.kind === "shown" ? question.markup : "hidden"));

  const plans = await findPlans((logged) => findReview(logged, student, attemptId, LATER), /attempt_markups/);
  expect(plans).toHaveLength(1);
  expect(markupsIn(await findReview(db, student, attemptId, LATER))).toEqual([null, markup, null]);
  const admin = await buildAdmin(db);
  const seen = await findReviewOfStudent(db, admin, student.studentId, attemptId, LATER);
  expect(markupsIn(seen)).toEqual([null, markup, null]);
});

test("from thirty measured answers of other students on a question has their median, found by its index", async () => {
  const built = await buildMarkedResult(db);
  const [asked] = await db.select().from(testAnswers).where(eq(testAnswers.testResultId, built.resultId));
  if (!asked) throw new Error("There is no answer.");
  const { questionId, position } = asked;
  const othersSeconds = async () => (await reviewOf(built)).questions[position - 1]?.time.others;

  const other = await buildStudent(db);
  await measureAnswers(db, questionId, other, 29);
  await measureAnswers(db, questionId, built.student, 5);
  expect(await othersSeconds()).toBeNull();
  await measureAnswers(db, questionId, other, 1);
  // 1, 1, 2, 3 … 29
  expect(await othersSeconds()).toBe(14);

  const ask = (logged: typeof db) => findTimesOfOthers(logged, built.student.studentId, [questionId]);
  const [plan] = await findPlans(ask, /percentile_disc/);
  expect(plan).toEqual([{ node: "Index Scan", table: "test_answers", index: "test_answers_question" }]);
});
