/** Statements and write-ahead log of an attempt, step by step. A number that has to rise is changed here, with its reason in the commit. */
import { beforeAll, expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { buildLesson, buildStudent } from "../../testing/build.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { countCosts } from "../../testing/counted-costs.ts";
import { db } from "../../testing/test-db.ts";
import { openWithNext } from "./commands/ask-next.server.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { startExplained } from "./commands/start-attempt.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { findReview } from "./queries/review.server.ts";

const NOW = new Date("2026-11-29T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const FEW = 5;
const MANY = 20;

const questionIds: Id<"question">[] = [];

beforeAll(async () => {
  const { lessonId } = await buildLesson(db);
  for (let count = 0; count < MANY; count += 1) questionIds.push((await buildQuestion(db, lessonId)).questionId);
});

/** One attempt with so many questions: each answered by itself, submitted and reviewed. */
async function takeAttempt(questions: number) {
  const student = await buildStudent(db);
  const start = await countCosts((counting) =>
    startExplained(counting, student, questionIds.slice(0, questions), NOW, Math.random),
  );
  if (start.of.kind !== "started") throw new Error(start.of.kind);
  const { attemptId } = start.of;
  const open = await countCosts((counting) => openWithNext(counting, student, attemptId, NOW));
  const answer = (position: number) => ({ position, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 });
  const save = await countCosts((counting) => saveAnswers(counting, student, attemptId, [answer(1)], later(1)));
  const saveRest = await countCosts((counting) =>
    saveAnswers(
      counting,
      student,
      attemptId,
      Array.from({ length: questions - 1 }, (_, index) => answer(index + 2)),
      later(2),
    ),
  );
  const submit = await countCosts((counting) => submitAttempt(counting, student, attemptId, later(3)));
  const review = await countCosts((counting) => findReview(counting, student, attemptId, later(4)));
  return { start, open, save, saveRest, submit, review };
}

type Costs = Awaited<ReturnType<typeof takeAttempt>>;

const statementsOf = (costs: Costs) =>
  Object.fromEntries(Object.entries(costs).map(([step, { statements }]) => [step, statements]));

test("an attempt asks this many statements, whatever it has", async () => {
  // Loads what a running product has in memory.
  await takeAttempt(MANY);
  const expected = { start: 7, open: 1, save: 1, saveRest: 1, submit: 5, review: 6 };
  expect(statementsOf(await takeAttempt(FEW))).toEqual(expected);
  expect(statementsOf(await takeAttempt(MANY))).toEqual(expected);
});

test("an attempt of twenty questions writes at most this many bytes of log", async () => {
  const attempts: Costs[] = [];
  for (let count = 0; count < 6; count += 1) attempts.push(await takeAttempt(MANY));
  // An index page that is split now and then is written whole.
  const leastOf = (step: keyof Costs) => Math.min(...attempts.map((costs) => costs[step].walBytes));
  expect(leastOf("start")).toBeLessThanOrEqual(8_900);
  expect(leastOf("open")).toBe(0);
  expect(leastOf("save")).toBeLessThanOrEqual(250);
  expect(leastOf("saveRest")).toBeLessThanOrEqual(2_800);
  expect(leastOf("submit")).toBeLessThanOrEqual(18_400);
  expect(leastOf("review")).toBe(0);
});
