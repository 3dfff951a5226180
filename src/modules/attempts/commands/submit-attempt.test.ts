import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, testAnswers, testResults } from "../../../db/schema.ts";
import { ITEM_TYPES, parseOpenItem, parseQuestionBody, progressOf } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { buildStudent } from "../../../testing/build.ts";
import { type BuiltAttempt, buildOpenAttempt } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { findReview } from "../queries/review.server.ts";
import { closeOverdueAttempts } from "./close-overdue-attempts.server.ts";
import { discardAttempt } from "./discard-attempt.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
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
  expect(await discardAttempt(db, answered.student, answered.attemptId, after(answered, 1))).toEqual({ kind: "kept" });
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
