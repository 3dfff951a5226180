import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { attemptItems, attempts, studentQuestions, testAnswers, testResults } from "../../../db/schema.ts";
import { ITEM_TYPES, parseOpenItem, parseQuestionBody, progressOf } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { buildStudent, unique } from "../../../testing/build.ts";
import {
  type BuiltAttempt,
  buildOpenAttempt,
  buildPracticeTest,
  singleChoiceBody,
} from "../../../testing/build-attempts.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { storeTestRows, USUAL_TEST } from "../../../testing/test-rows.ts";
import { PRACTICE_ROWS } from "../../tests/test-rows.ts";
import { findReview } from "../queries/review.server.ts";
import { closeOverdueAttempts } from "./close-overdue-attempts.server.ts";
import { discardAttempt } from "./discard-attempt.server.ts";
import { flagQuestion, saveAnswers } from "./save-answers.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const after = (built: BuiltAttempt, minutes: number) => new Date(built.startedAt.getTime() + minutes * 60_000);

function answer(built: BuiltAttempt, position: number, given: unknown) {
  const save = { position, basedOn: 0, answer: given, ageMs: 0 };
  return saveAnswers(db, built.student, built.attemptId, [save], after(built, 1));
}

async function resultsOf(built: BuiltAttempt) {
  const results = await db.select().from(testResults).where(eq(testResults.attemptId, built.attemptId));
  const answers = results[0]
    ? await db
        .select()
        .from(testAnswers)
        .where(eq(testAnswers.testResultId, results[0].id))
        .orderBy(testAnswers.position)
    : [];
  return { results, answers };
}

test("a submission scores what was saved, by each type's own rule", async () => {
  const built = await buildOpenAttempt(db);
  await answer(built, 1, { chosen: "a" });
  await answer(built, 2, { chosen: ["a", "c", "d"] });

  const submitted = await submitAttempt(db, built.student, built.attemptId, after(built, 12.5));

  expect(submitted).toEqual({ kind: "submitted", score: 33 });
  const { results, answers } = await resultsOf(built);
  expect(results).toMatchObject([
    { score: 33, timeTaken: 750, questionCount: 3, correctCount: 1, answeredCount: 2, earned: 2, possible: 4 },
  ]);
  expect(answers).toMatchObject([
    { position: 1, answer: { chosen: "a" }, isCorrect: true, earned: 1, max: 1, rule: "zero-one/1" },
    { position: 2, answer: { chosen: ["a", "c", "d"] }, isCorrect: false, earned: 1, max: 2, rule: "plus-minus/1" },
    { position: 3, answer: null, isCorrect: false, earned: 0, max: 1, rule: "zero-one/1" },
  ]);
});

test("a question that is answered in part counts as answered and earns what is there, of every item type", async () => {
  for (const type of ITEM_TYPES) {
    const { content, solution, scored } = sampleOf(type);
    const body = parseQuestionBody({ type, content, solution });
    const partly = scored.find((one) => progressOf(parseOpenItem({ ...body, answer: one.answer })) === "partly");
    if (!partly) continue;
    const built = await buildOpenAttempt(db, { bodies: [body] });
    expect(await answer(built, 1, partly.answer), type).toMatchObject({ saved: [{ kind: "saved" }] });

    await submitAttempt(db, built.student, built.attemptId, after(built, 2));

    const { results, answers } = await resultsOf(built);
    expect(results, type).toMatchObject([{ answeredCount: 1, earned: partly.earned }]);
    expect(answers, type).toMatchObject([{ isAnswered: true, answer: partly.answer, earned: partly.earned }]);
  }
});

test("twenty concurrent submissions make one result", async () => {
  const built = await buildOpenAttempt(db);
  await answer(built, 1, { chosen: "a" });

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => submitAttempt(db, built.student, built.attemptId, after(built, 2))),
  );

  expect(outcomes.filter(({ kind }) => kind === "submitted")).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "already-submitted")).toHaveLength(19);
  const { results, answers } = await resultsOf(built);
  expect(results).toHaveLength(1);
  expect(answers).toHaveLength(3);
});

test("nobody else can submit an attempt", async () => {
  const built = await buildOpenAttempt(db);
  const stranger = await buildStudent(db);

  expect(await submitAttempt(db, stranger, built.attemptId, after(built, 2))).toEqual({ kind: "closed" });
  expect((await resultsOf(built)).results).toEqual([]);
});

test("an attempt submitted by hand without an answer scores nothing", async () => {
  const built = await buildOpenAttempt(db);

  expect(await submitAttempt(db, built.student, built.attemptId, after(built, 2))).toEqual({
    kind: "submitted",
    score: 0,
  });
});

test("a deadline that passes without any answer makes no result", async () => {
  const built = await buildOpenAttempt(db);

  expect(await submitAttempt(db, built.student, built.attemptId, built.closesAt)).toEqual({ kind: "expired" });
  expect(await submitAttempt(db, built.student, built.attemptId, built.closesAt)).toEqual({ kind: "expired" });
  expect((await resultsOf(built)).results).toEqual([]);
  expect(await findReview(db, built.student, built.attemptId, after(built, 4))).toMatchObject({
    kind: "expired",
    late: [],
  });
});

test("an attempt that nobody submits is closed with what was saved, a minute after its deadline and not before", async () => {
  const built = await buildOpenAttempt(db, { startedAt: new Date("2020-01-01T00:00:00Z"), minutes: 30 });
  await answer(built, 1, { chosen: "a" });
  const stateOf = async () => (await db.select().from(attempts).where(eq(attempts.id, built.attemptId)))[0]?.state;

  await closeOverdueAttempts(db, new Date(built.closesAt.getTime() + 59_000));
  expect(await stateOf()).toBe("open");

  await closeOverdueAttempts(db, new Date(built.closesAt.getTime() + 61_000));
  expect(await stateOf()).toBe("submitted");
  const { results } = await resultsOf(built);
  expect(results).toMatchObject([{ score: 33, timeTaken: 1800, completedAt: built.closesAt }]);
});

test("only an attempt without an answer can be discarded, and a discarded one cannot be submitted", async () => {
  const untouched = await buildOpenAttempt(db);
  const answered = await buildOpenAttempt(db);
  await answer(answered, 1, { chosen: "b" });

  expect(await discardAttempt(db, untouched.student, untouched.attemptId, after(untouched, 1))).toEqual({
    kind: "discarded",
  });
  expect(await discardAttempt(db, answered.student, answered.attemptId, after(answered, 1))).toEqual({
    kind: "not-discarded",
  });
  expect(await submitAttempt(db, untouched.student, untouched.attemptId, after(untouched, 2))).toEqual({
    kind: "closed",
  });
  expect(await findReview(db, untouched.student, untouched.attemptId, after(untouched, 4))).toEqual({
    kind: "unknown",
  });
});

test("the review shows each question as it was answered, and what arrived too late", async () => {
  const built = await buildOpenAttempt(db);
  await answer(built, 1, { chosen: "b" });
  await submitAttempt(db, built.student, built.attemptId, after(built, 2));
  const save = { position: 3, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, built.student, built.attemptId, [save], after(built, 3));

  const found = await findReview(db, built.student, built.attemptId, after(built, 4));

  expect(found.kind).toBe("review");
  if (found.kind !== "review") return;
  expect(found.review.questions).toMatchObject([
    {
      position: 1,
      score: { earned: 0, max: 1 },
      isAnswered: true,
      item: { answer: { chosen: "b" }, solution: { correct: "a" } },
      late: null,
    },
    { position: 2, isAnswered: false, late: null },
    { position: 3, isAnswered: false, item: { answer: { chosen: null } }, late: { item: { answer: { chosen: "a" } } } },
  ]);
  expect(found.review).toMatchObject({ answeredCount: 1, totals: { score: 0, correctCount: 0 } });
});

test("an open attempt has no review, and nobody sees another's", async () => {
  const built = await buildOpenAttempt(db);
  const stranger = await buildStudent(db);

  expect(await findReview(db, built.student, built.attemptId, after(built, 4))).toEqual({ kind: "open" });
  expect(await findReview(db, stranger, built.attemptId, after(built, 4))).toEqual({ kind: "unknown" });
});

/** What is kept of each answer, beside what it was scored. */
async function keptOf(built: BuiltAttempt) {
  const { results, answers } = await resultsOf(built);
  const asked = await db
    .select()
    .from(studentQuestions)
    .where(eq(studentQuestions.studentId, built.student.studentId))
    .orderBy(studentQuestions.questionId);
  return { result: results[0], answers, asked };
}

/** Another attempt of the same student at the same questions, in this order. */
async function openAgain({ student, versionIds }: BuiltAttempt, startedAt: Date, minutes = 30): Promise<BuiltAttempt> {
  const attemptId = newId<"attempt">();
  const closesAt = new Date(startedAt.getTime() + minutes * 60_000);
  await db.insert(attempts).values({
    ...{ ...USUAL_TEST, id: attemptId, studentId: student.studentId, testKey: unique("test") },
    ...{ questionCount: versionIds.length, startedAt, closesAt },
  });
  await db
    .insert(attemptItems)
    .values(versionIds.map((versionId, index) => ({ attemptId, position: index + 1, versionId })));
  return { student, attemptId, startedAt, closesAt, versionIds };
}

test("each answer keeps whose it is, when, of which kind of test, and whether the question was new", async () => {
  const built = await buildOpenAttempt(db);
  await answer(built, 1, { chosen: "a" });
  await flagQuestion(db, built.student, built.attemptId, { position: 2, flagged: true }, after(built, 1));
  const completedAt = after(built, 12.5);
  await submitAttempt(db, built.student, built.attemptId, completedAt);

  const { result, answers, asked } = await keptOf(built);
  const { studentId } = built.student;
  const common = { studentId, completedAt, section: 1, isFirst: true, mode: "custom", seconds: null, countedAs: null };
  expect(answers).toMatchObject([common, common, common]);
  expect(result).toMatchObject({ marks: null, possibleMarks: null, isPassed: null });
  const byQuestion = answers.toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1));
  expect(asked).toMatchObject(
    byQuestion.map(({ questionId, earned, max, isAnswered, position }) => ({
      ...{ questionId, exposures: 1, firstAt: completedAt, lastAt: completedAt },
      ...{ earned, max, isAnswered, flagged: position === 2, whyWrong: null, card: null },
    })),
  );
});

test("an attempt at a practice test says so", async () => {
  await storeTestRows(db, PRACTICE_ROWS);
  const built = await buildOpenAttempt(db);
  const { practiceTestId } = await buildPracticeTest(db);
  const { test, version, delivery } = PRACTICE_ROWS;
  await db
    .update(attempts)
    .set({ practiceTestId, testId: test.id, testVersionId: version.id, deliveryId: delivery.id })
    .where(eq(attempts.id, built.attemptId));

  await submitAttempt(db, built.student, built.attemptId, after(built, 2));

  const { result, answers } = await keptOf(built);
  expect(answers.map(({ mode }) => mode)).toEqual(["practice", "practice", "practice"]);
  expect(result).toMatchObject({ marks: null, possibleMarks: null, isPassed: null });
});

test("a question that is asked again is no first one, and what the student knows of it is the latest answer", async () => {
  const first = await buildOpenAttempt(db, { bodies: [singleChoiceBody()] });
  await answer(first, 1, { chosen: "b" });
  await submitAttempt(db, first.student, first.attemptId, after(first, 2));
  const second = await openAgain(first, after(first, 3));
  await answer(second, 1, { chosen: "a" });
  await submitAttempt(db, second.student, second.attemptId, after(first, 5));
  // It ended before the second one, and is closed after it.
  const third = await openAgain(first, after(first, 1), 3);
  await answer(third, 1, { chosen: "b" });
  await closeOverdueAttempts(db, after(first, 60));

  expect((await keptOf(second)).answers).toMatchObject([{ isFirst: false, isCorrect: true }]);
  const { answers, asked } = await keptOf(third);
  expect(answers).toMatchObject([{ isFirst: false, isCorrect: false, completedAt: after(first, 4) }]);
  expect(asked).toMatchObject([
    { exposures: 3, firstAt: after(first, 2), lastAt: after(first, 5), isAnswered: true, earned: 1, max: 1 },
  ]);
});

test("many attempts at the same questions, in any order, can be submitted at once", async () => {
  const built = await buildOpenAttempt(db, { bodies: Array.from({ length: 8 }, () => singleChoiceBody()) });
  const all = [built];
  for (let nth = 0; nth < 7; nth += 1) {
    const versionIds = nth % 2 === 0 ? built.versionIds.toReversed() : built.versionIds;
    all.push(await openAgain({ ...built, versionIds }, built.startedAt));
  }

  const outcomes = await Promise.all(
    all.map(({ student, attemptId }) => submitAttempt(db, student, attemptId, after(built, 2))),
  );

  expect(outcomes).toEqual(all.map(() => ({ kind: "submitted", score: 0 })));
  expect((await keptOf(built)).asked.map(({ exposures }) => exposures)).toEqual(built.versionIds.map(() => all.length));
  const answers = (await Promise.all(all.map(keptOf))).flatMap((kept) => kept.answers);
  expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(built.versionIds.length);
});

test("the longest time that a question was seen counts, and together not more than the attempt took", async () => {
  const built = await buildOpenAttempt(db);
  await db.update(attemptItems).set({ seconds: 40 }).where(eq(attemptItems.attemptId, built.attemptId));
  const late = [
    { position: 1, seconds: 30 },
    { position: 2, seconds: 60 },
    { position: 9, seconds: 5 },
  ];
  await submitAttempt(db, built.student, built.attemptId, after(built, 10), { seconds: late });
  expect((await keptOf(built)).answers.map(({ seconds }) => seconds)).toEqual([40, 60, 40]);

  const hurried = await buildOpenAttempt(db);
  await submitAttempt(db, hurried.student, hurried.attemptId, after(hurried, 1), {
    seconds: [
      { position: 1, seconds: 80_000 },
      { position: 3, seconds: 60 },
    ],
  });
  expect((await keptOf(hurried)).answers.map(({ seconds }) => seconds)).toEqual([30, 0, 30]);
});

test("where the delivery gives marks they are counted by section, and the pass rule decides", async () => {
  const { resultId, attemptId, ...built } = await buildMarkedResult(db, {
    pass: { kind: "percent", threshold: { percent: 40 } },
  });

  const { result, answers } = await keptOf({ ...built, attemptId });
  // Right, a third off, right, blank: 20 of 48 twelfths are 41.7 %. The score knows nothing of marks.
  expect(result).toMatchObject({ id: resultId, marks: 20, possibleMarks: 48, isPassed: true, score: 50, earned: 2 });
  expect(answers).toMatchObject([1, 1, 2, 2].map((section) => ({ section, mode: "preset", countedAs: null })));
});

const PERCENTS = { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 };

test.each([
  ["told nothing", null, null],
  ["is of a category with a lower mark", { category: "SC", hasDisability: false }, true],
  ["is of one with a higher mark", { category: "OBC", hasDisability: false }, false],
  ["has a disability", { category: "OBC", hasDisability: true }, true],
] as const)("a pass mark by category decides for a student who %s", async (_who, told, isPassed) => {
  const student = await buildStudent(db);
  if (told) await tellCategory(db, student, told);
  const threshold = { percent: 50, byCategory: PERCENTS, lessForDisability: 5 };

  const built = await buildMarkedResult(db, { student, pass: { kind: "percent", threshold } });

  expect((await keptOf(built)).result).toMatchObject({ marks: 20, possibleMarks: 48, isPassed });
});

test("a percentile decides nothing at submission", async () => {
  const built = await buildMarkedResult(db, { pass: { kind: "percentile", threshold: { percent: 1 } } });

  expect((await keptOf(built)).result).toMatchObject({ marks: 20, isPassed: null });
});

test("questions that are asked without counting are chosen by the seed, give no marks, and keep their points", async () => {
  const built = await buildMarkedResult(db, { unscored: { one: 1 } });

  const { result, answers } = await keptOf(built);
  const unscored = answers.filter(({ countedAs }) => countedAs === "unscored");
  expect(unscored).toMatchObject([{ section: 1 }]);
  // Without the right one −4 + 12, without the wrong one 12 + 12.
  expect(result).toMatchObject({ marks: unscored[0]?.isCorrect ? 8 : 24, possibleMarks: 36, score: 50, earned: 2 });
});
