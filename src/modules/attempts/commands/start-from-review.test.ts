/** What can be practised after a test: what went wrong in it, and the same choices with other questions. */
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { attemptItems, attempts, deliveries, questions, questionVersions } from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { ONE_MARK, rulesOf } from "../../tests/presets/preset.ts";
import { PRACTICE_ROWS } from "../../tests/test-rows.ts";
import { findMistakes } from "../queries/find-mistakes.server.ts";
import { findReview } from "../queries/review.server.ts";
import { type StartResult, startAgain, startCustomTest, startMistakes } from "./start-attempt.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

function idOf(result: StartResult): Id<"attempt"> {
  if (result.kind !== "started") throw new Error(`The test was not started: ${result.kind}.`);
  return result.attemptId;
}

async function askedIn(attemptId: Id<"attempt">): Promise<Id<"question">[]> {
  const rows = await db
    .select({ questionId: questionVersions.questionId })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.map(({ questionId }) => questionId);
}

async function againIn(student: Student, attemptId: Id<"attempt">, now: Date) {
  const found = await findReview(db, student, attemptId, now);
  if (found.kind !== "review") throw new Error(`There is no review: ${found.kind}.`);
  return found.again;
}

/** A submitted test: right, wrong, left blank, wrong but withdrawn since, wrong but reserved since. */
async function buildMistakes() {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const built = await Promise.all(Array.from({ length: 5 }, () => buildQuestion(db, lessonId)));
  const answers = built.map((question, index) => ({
    ...{ lessonId, question },
    isCorrect: index === 0,
    isAnswered: index !== 2,
  }));
  const { attemptId } = await buildResult(db, student, { answers, completedAt: NOW, isReviewable: true });
  const [, wrong, blank, withdrawn, reserved] = built.map(({ questionId }) => questionId);
  if (!wrong || !blank || !withdrawn || !reserved) throw new Error("Five questions were built.");
  await db.update(questions).set({ withdrawnAt: NOW }).where(eq(questions.id, withdrawn));
  await db.update(questions).set({ isReserved: true }).where(eq(questions.id, reserved));
  return { student, lessonId, attemptId, wrong, blank };
}

test("what went wrong or was left blank and is still in use becomes a test, with its time in proportion", async () => {
  const { student, attemptId, wrong, blank } = await buildMistakes();
  expect(await findMistakes(db, student, attemptId, later(1))).toEqual({ questionIds: [wrong, blank], total: 2 });
  expect(await againIn(student, attemptId, later(1))).toEqual({
    mistakes: { asked: 2, total: 2 },
    hasChoices: false,
  });

  const started = idOf(await startMistakes(db, student, attemptId, later(1), Math.random));

  expect((await askedIn(started)).toSorted()).toEqual([wrong, blank].toSorted());
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, started));
  expect(attempt?.closesAt).toEqual(later(1 + 5));
  expect(await findMistakes(db, student, attemptId, later(2))).toEqual({ questionIds: [], total: 0 });
  expect(await startMistakes(db, student, attemptId, later(2), Math.random)).toEqual({
    kind: "resumed",
    attemptId: started,
  });
  await submitAttempt(db, student, started, later(3));
  expect((await startMistakes(db, student, attemptId, later(4), Math.random)).kind).toBe("started");
});

test("an attempt of somebody else, an unknown one and one without mistakes start nothing", async () => {
  const { student, attemptId, lessonId } = await buildMistakes();
  const right = await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }], completedAt: NOW });
  const nothing = { kind: "no-questions" };

  expect(await startMistakes(db, await buildStudent(db), attemptId, NOW, Math.random)).toEqual(nothing);
  expect(await startMistakes(db, student, newId(), NOW, Math.random)).toEqual(nothing);
  expect(await startMistakes(db, student, right.attemptId, NOW, Math.random)).toEqual(nothing);
  expect(await startAgain(db, student, attemptId, NOW, Math.random)).toEqual(nothing);
});

test("a question that another open test asks is not among the mistakes, and nothing is before solutions are released", async () => {
  const { student, lessonId, attemptId, wrong, blank } = await buildMistakes();
  const other = idOf(await startCustomTest(db, student, { lessons: [lessonId], count: 1 }, later(1), Math.random));
  const [versionOfWrong] = await db.select().from(questions).where(eq(questions.id, wrong));
  if (!versionOfWrong) throw new Error("It was built.");
  await db.update(attemptItems).set({ versionId: versionOfWrong.versionId }).where(eq(attemptItems.attemptId, other));
  expect((await findMistakes(db, student, attemptId, later(2))).questionIds).toEqual([blank]);

  const deliveryId = newId<"delivery">();
  const release = { score: "submission", solutions: "by-hand" } as const;
  await db
    .insert(deliveries)
    .values({ id: deliveryId, rules: rulesOf(PRACTICE_ROWS.version.content, ONE_MARK, { release }) });
  await db.update(attempts).set({ deliveryId }).where(eq(attempts.id, attemptId));
  expect(await findMistakes(db, student, attemptId, later(2))).toEqual({ questionIds: [], total: 0 });
  expect((await startMistakes(db, student, attemptId, later(2), Math.random)).kind).toBe("no-questions");
  await db
    .update(deliveries)
    .set({ solutionsReleasedAt: later(3) })
    .where(eq(deliveries.id, deliveryId));
  expect((await findMistakes(db, student, attemptId, later(4))).total).toBe(1);
});

test("a test asks at most 150 mistakes, and says of how many", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { attemptId } = await buildResult(db, student, {
    answers: Array.from({ length: 151 }, () => ({ lessonId })),
    completedAt: NOW,
    isReviewable: true,
  });
  expect((await againIn(student, attemptId, NOW)).mistakes).toEqual({ asked: 150, total: 151 });
  const started = idOf(await startMistakes(db, student, attemptId, NOW, Math.random));
  expect(new Set(await askedIn(started)).size).toBe(150);
});

test("the same choices again ask other questions, as far as there are others, and are resumed while they are open", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const built = await Promise.all(Array.from({ length: 5 }, () => buildQuestion(db, lessonId)));
  const ids = built.map(({ questionId }) => questionId);
  const choices = { lessons: [lessonId], count: 2, minutes: null };
  const first = idOf(await startCustomTest(db, student, choices, NOW, Math.random));
  expect((await startAgain(db, student, first, later(1), Math.random)).kind).toBe("resumed");
  const firstAsked = await askedIn(first);
  await submitAttempt(db, student, first, later(2));
  expect((await againIn(student, first, later(3))).hasChoices).toBe(true);

  const second = idOf(await startAgain(db, student, first, later(3), Math.random));
  const secondAsked = await askedIn(second);
  expect(secondAsked).toHaveLength(2);
  expect(secondAsked.filter((id) => firstAsked.includes(id))).toEqual([]);
  await submitAttempt(db, student, second, later(4));

  await db
    .update(questions)
    .set({ withdrawnAt: NOW })
    .where(inArray(questions.id, ids.filter((id) => !secondAsked.includes(id)).slice(0, 2)));
  const third = await askedIn(idOf(await startAgain(db, student, second, later(5), Math.random)));
  expect(third).toHaveLength(2);
  expect(third.filter((id) => !secondAsked.includes(id))).toHaveLength(1);
});
