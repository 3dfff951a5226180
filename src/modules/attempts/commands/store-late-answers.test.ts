import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptItems, attempts } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { type BuiltAttempt, buildOpenAttempt } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { findReview, findReviewOfStudent } from "../queries/review.server.ts";
import { discardAttempt } from "./discard-attempt.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { recordSolutionsShown } from "./store-late-answers.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A time by minutes from the start; the deadline is at 30. */
const at = (built: BuiltAttempt, minutes: number) => new Date(built.startedAt.getTime() + minutes * MINUTE);

/** Sends an answer that was given at one minute and arrives at another. */
function send(built: BuiltAttempt, chosen: string, given: number, arrives: number) {
  const save = { position: 1, basedOn: 0, answer: { chosen }, ageMs: (arrives - given) * MINUTE };
  return saveAnswers(db, built.student, built.attemptId, [save], at(built, arrives));
}

async function stored(built: BuiltAttempt) {
  const ofFirst = and(eq(attemptItems.attemptId, built.attemptId), eq(attemptItems.position, 1));
  const [row] = await db.select().from(attemptItems).where(ofFirst);
  return row;
}

const KEPT = { kind: "received", saved: [{ kind: "late", position: 1, isKept: true }] };
const NOT_KEPT = { kind: "received", saved: [{ kind: "late", position: 1, isKept: false }] };

/** An attempt whose second question was answered, submitted at its deadline. */
async function buildSubmitted() {
  const built = await buildOpenAttempt(db);
  const save = { position: 2, basedOn: 0, answer: { chosen: ["a"] }, ageMs: 0 };
  await saveAnswers(db, built.student, built.attemptId, [save], at(built, 5));
  await submitAttempt(db, built.student, built.attemptId, at(built, 30));
  return built;
}

test("an answer given in time that arrives too late is kept unscored, and the review says when it was given and arrived", async () => {
  const built = await buildSubmitted();

  expect(await send(built, "a", 29, 31.5)).toEqual(KEPT);

  expect(await stored(built)).toMatchObject({ answer: null, revision: 0, lateAnswer: { chosen: "a" } });
  const found = await findReview(db, built.student, built.attemptId, at(built, 32));
  const late = { item: { answer: { chosen: "a" } }, givenAt: at(built, 29), at: at(built, 31.5) };
  expect(found).toMatchObject({ review: { totals: { correctCount: 0 }, questions: [{ late }, { late: null }, {}] } });
});

test("of late answers to one question the one given last is kept, in whatever order they arrive, each acknowledged", async () => {
  const built = await buildSubmitted();

  expect(await send(built, "b", 29, 33)).toEqual(KEPT);
  expect(await send(built, "c", 28, 34)).toEqual(KEPT);
  expect(await stored(built)).toMatchObject({ lateAnswer: { chosen: "b" }, lateAt: at(built, 33) });
  expect(await send(built, "d", 29.5, 35)).toEqual(KEPT);
  expect(await stored(built)).toMatchObject({ lateAnswer: { chosen: "d" }, lateAt: at(built, 35) });
});

test("once the student could see solutions no late answer is taken, but one that is there stays acknowledged", async () => {
  const built = await buildSubmitted();
  await send(built, "b", 29, 31);

  await recordSolutionsShown(db, built.student, [built.attemptId], at(built, 40));

  expect(await send(built, "a", 29.5, 41)).toEqual(NOT_KEPT);
  expect(await send(built, "b", 29, 41)).toEqual(KEPT);
  expect(await stored(built)).toMatchObject({ lateAnswer: { chosen: "b" }, lateAt: at(built, 31) });
});

test("an administrator's look at a test does not end late answers, and no student can mark another's", async () => {
  const built = await buildSubmitted();
  const { student, attemptId } = built;

  await findReviewOfStudent(db, await buildAdmin(db), student.studentId, attemptId, at(built, 40));
  await recordSolutionsShown(db, await buildStudent(db), [attemptId], at(built, 40));

  expect(await send(built, "a", 29, 41)).toEqual(KEPT);
});

test("solutions are shown once: a later look moves nothing, and an open attempt has shown none", async () => {
  const built = await buildSubmitted();
  const open = await buildOpenAttempt(db, { student: built.student });
  const shownAt = async ({ attemptId }: BuiltAttempt) =>
    (await db.select().from(attempts).where(eq(attempts.id, attemptId)))[0]?.solutionsShownAt;

  await recordSolutionsShown(db, built.student, "all", at(built, 40));
  await recordSolutionsShown(db, built.student, [built.attemptId], at(built, 50));

  expect(await shownAt(built)).toEqual(at(built, 40));
  expect(await shownAt(open)).toBeNull();
});

test("a late answer is taken for 24 hours after the test was closed", async () => {
  const [early, late] = [await buildSubmitted(), await buildSubmitted()];
  const closing = 30 + (24 * HOUR) / MINUTE;

  expect(await send(early, "a", 29, closing - 0.1)).toEqual(KEPT);
  expect(await send(late, "a", 29, closing)).toEqual(NOT_KEPT);
  expect(await stored(late)).toMatchObject({ lateAnswer: null, lateAt: null });
});

test("a test without a result takes late answers, too, and one that was discarded takes none", async () => {
  const expired = await buildOpenAttempt(db);
  await submitAttempt(db, expired.student, expired.attemptId, at(expired, 31));
  const discarded = await buildOpenAttempt(db);
  await discardAttempt(db, discarded.student, discarded.attemptId, at(discarded, 1));

  expect(await send(expired, "a", 29, 32)).toEqual(KEPT);
  expect(await send(discarded, "a", 1, 2)).toEqual(NOT_KEPT);
  const found = await findReview(db, expired.student, expired.attemptId, at(expired, 33));
  expect(found).toMatchObject({
    kind: "expired",
    late: [{ position: 1, givenAt: at(expired, 29), at: at(expired, 32) }],
  });
});
