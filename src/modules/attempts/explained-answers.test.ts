/** A test that explains each answer: no solution before it is final, and no other answer after that. */
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import { attemptItems, studentQuestions, testAnswers } from "../../db/schema.ts";
import { buildLesson, buildStudent } from "../../testing/build.ts";
import { buildOpenAttempt, buildQuestion, buildResult, singleChoiceBody } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { discardAttempt } from "./commands/discard-attempt.server.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { startAgain, startCustomTest } from "./commands/start-attempt.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { findExplained } from "./queries/find-explained.server.ts";
import { findOpenAttempt } from "./queries/open-attempt.server.ts";
import { findReview } from "./queries/review.server.ts";
import { listRunningAttempts } from "./queries/running-attempts.server.ts";
import { findSeenBefore } from "./queries/seen-before.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** An untimed test of a lesson's questions, of which "a" is right. */
async function startExplained(student: Student, lessonId: Id<"lesson">, now = NOW) {
  const choices = { lessons: [lessonId], minutes: null, explain: true as const };
  const started = await startCustomTest(db, student, choices, now, seededRandom(1));
  if (started.kind !== "started") throw new Error(`The test was not started: ${started.kind}.`);
  return started.attemptId;
}

async function build(questions: number) {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const built = await Promise.all(Array.from({ length: questions }, () => buildQuestion(db, lessonId)));
  const attemptId = await startExplained(student, lessonId);
  const rows = await db
    .select({ position: attemptItems.position, versionId: attemptItems.versionId })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  const asked = rows.flatMap(({ versionId }) => built.filter((one) => one.versionId === versionId));
  return { student, lessonId, attemptId, asked };
}

const save = (position: number, chosen: string, ageMs = 0, basedOn = 0) => ({
  ...{ position, basedOn, ageMs, answer: { chosen } },
});

test("a solution comes with the answer that became final, and neither before nor for others", async () => {
  const { student, attemptId } = await build(2);
  const other = await buildStudent(db);
  const left = [{ position: 1, ageMs: 0 }];
  const explain = (who: Student, positions: number[]) => findExplained(db, who, attemptId, positions, NOW);

  await saveAnswers(db, student, attemptId, [save(1, "a")], NOW);
  expect(await explain(student, [1, 2])).toEqual([]);
  await saveAnswers(db, other, attemptId, [], NOW, { left });
  expect([await explain(student, [1, 2]), await explain(other, [1])]).toEqual([[], null]);
  await saveAnswers(db, student, attemptId, [{ ...save(1, "a", 0, 1), confidence: "sure" as const }], NOW, { left });
  expect(await explain(student, [1, 2])).toMatchObject([
    { kind: "shown", position: 1, item: { answer: { chosen: "a" }, solution: { correct: "a" } }, score: { earned: 1 } },
  ]);
  expect(await explain(other, [1])).toBeNull();
  const found = await findOpenAttempt(db, student, attemptId, NOW);
  expect(found).toMatchObject({
    attempt: { isExplained: true, questions: [{ isFinal: true, confidence: "sure" }, { isFinal: false }] },
  });
  expect(JSON.stringify(found)).not.toContain("solution");
});

test("an answer given before it was final does not change it any more, and is not kept as a late one", async () => {
  const { student, attemptId } = await build(1);
  await saveAnswers(db, student, attemptId, [save(1, "a")], NOW);
  await saveAnswers(db, student, attemptId, [], after(10), { left: [{ position: 1, ageMs: 0 }] });

  expect(await saveAnswers(db, student, attemptId, [save(1, "b", 15_000)], after(20))).toMatchObject({
    saved: [{ kind: "stale", answer: { chosen: "a" } }],
  });
  await submitAttempt(db, student, attemptId, after(30));
  const review = await findReview(db, student, attemptId, after(40));
  expect(review).toMatchObject({ review: { totals: { score: 100 }, questions: [{ late: null }] } });
});

test("while another open test asks the question its solution is withheld; this test itself withholds nothing", async () => {
  const { student, lessonId, attemptId, asked } = await build(1);
  const running = await buildOpenAttempt(db, { student, startedAt: NOW, bodies: [singleChoiceBody()] });
  const [question] = asked;
  if (!question) throw new Error("One question is asked.");
  await db
    .update(attemptItems)
    .set({ versionId: question.versionId })
    .where(eq(attemptItems.attemptId, running.attemptId));
  await saveAnswers(db, student, attemptId, [save(1, "a")], NOW, { left: [{ position: 1, ageMs: 0 }] });

  const explained = await findExplained(db, student, attemptId, [1], NOW);
  expect(explained).toMatchObject([{ kind: "withheld", by: [{ attemptId: running.attemptId }] }]);
  expect(JSON.stringify(explained)).not.toContain("solution");
  await submitAttempt(db, student, running.attemptId, after(60));
  expect(await findExplained(db, student, attemptId, [1], after(61))).toMatchObject([{ kind: "shown" }]);
  // It was seen before it was answered there.
  const given = await db.select().from(testAnswers).where(eq(testAnswers.questionId, question.questionId));
  expect(given.map(({ isFirst }) => isFirst)).toEqual([false]);
  const before = await buildResult(db, student, { answers: [{ lessonId, question }], isReviewable: true });
  expect(await findReview(db, student, before.attemptId, after(70))).toMatchObject({
    review: { questions: [{ kind: "shown" }] },
  });
});

test("points, confidence and a changed right answer come to what the student knows, and the same choices explain again", async () => {
  const { student, attemptId, asked } = await build(2);
  await saveAnswers(db, student, attemptId, [save(1, "a"), save(2, "a")], NOW);
  const changed = [{ ...save(1, "c", 0, 1), confidence: "guess" as const }];
  await saveAnswers(db, student, attemptId, changed, after(5), { left: [{ position: 1, ageMs: 0 }] });
  await submitAttempt(db, student, attemptId, after(10));

  const rows = await db.select().from(studentQuestions).where(eq(studentQuestions.studentId, student.studentId));
  const known = asked.map(({ questionId }) => rows.find((row) => row.questionId === questionId));
  expect(known).toMatchObject([
    { earned: 0, confidence: "guess", wasRight: true },
    { earned: 1, confidence: null, wasRight: false },
  ]);
  const again = await startAgain(db, student, attemptId, after(20), seededRandom(2));
  const found = again.kind === "started" && (await findOpenAttempt(db, student, again.attemptId, after(21)));
  expect(found).toMatchObject({ attempt: { isExplained: true, test: { kind: "custom" } } });
});

test.each(["discarded", "expired"] as const)(
  "a test whose solutions were seen without an answer is not %s: a later answer to its questions is no first one",
  async (end) => {
    const { student, lessonId, attemptId, asked } = await build(2);
    expect(await listRunningAttempts(db, student, NOW)).toMatchObject([{ isDiscardable: true }]);
    await saveAnswers(db, student, attemptId, [], NOW, { left: [{ position: 1, ageMs: 0 }] });
    expect(await findExplained(db, student, attemptId, [1], NOW)).toMatchObject([{ kind: "shown", isAnswered: false }]);

    expect(await listRunningAttempts(db, student, NOW)).toMatchObject([{ isDiscardable: false, answeredCount: 0 }]);
    expect(await discardAttempt(db, student, attemptId, NOW)).toEqual({ kind: "not-discarded" });
    const over = after(end === "expired" ? 30 * 86_400 : 60);
    expect(await submitAttempt(db, student, attemptId, over)).toMatchObject({ kind: "submitted" });
    const again = await startExplained(student, lessonId, over);
    await saveAnswers(db, student, again, [save(1, "a"), save(2, "a")], over);
    await submitAttempt(db, student, again, over);
    const given = await db
      .select()
      .from(testAnswers)
      .where(and(eq(testAnswers.studentId, student.studentId), eq(testAnswers.isAnswered, true)));
    expect(given.map(({ isFirst }) => isFirst)).toEqual(asked.map(() => false));
  },
);

test("what a discarded test has asked counts as seen when an adaptive test begins", async () => {
  const { student, attemptId, asked } = await build(1);
  expect(await discardAttempt(db, student, attemptId, after(60))).toEqual({ kind: "discarded" });
  const seen = await findSeenBefore(db, student.studentId, after(2 * 86_400));
  expect([...seen]).toEqual(asked.map(({ questionId }) => [questionId, 1]));
});

const step = fc.record({
  act: fc.constantFrom("save", "save", "explain", "submit"),
  position: fc.integer({ min: 1, max: 2 }),
  chosen: fc.constantFrom("a", "b", "c"),
  ageMs: fc.constantFrom(0, 5_000, 90_000),
});

test("in whatever order two tabs save and check, what was explained is what is scored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 6 }), async (rounds) => {
      const { student, attemptId } = await build(2);
      const explained = new Map<number, unknown>();
      let now = after(120);
      const run = async ({ act, position, chosen, ageMs }: (typeof rounds)[number][number]) => {
        if (act === "submit") return void (await submitAttempt(db, student, attemptId, now));
        const left = act === "explain" ? [{ position, ageMs: 0 }] : [];
        await saveAnswers(db, student, attemptId, [save(position, chosen, ageMs, 1)], now, { left });
        for (const one of (await findExplained(db, student, attemptId, [1, 2], now)) ?? []) {
          if (one.kind !== "shown") throw new Error("Nothing withholds it.");
          const shown = JSON.stringify(one.item.answer);
          expect(explained.get(one.position) ?? shown).toBe(shown);
          explained.set(one.position, shown);
        }
      };
      for (const steps of rounds) {
        await Promise.all(steps.map(run));
        now = new Date(now.getTime() + 1_000);
      }
      await submitAttempt(db, student, attemptId, now);
      const review = await findReview(db, student, attemptId, now);
      if (review.kind !== "review") throw new Error("It is submitted.");
      for (const one of review.review.questions) {
        const shown = explained.get(one.position);
        if (shown !== undefined) expect(JSON.stringify(one.item.answer)).toBe(shown);
      }
    }),
    { numRuns: 15 },
  );
});
