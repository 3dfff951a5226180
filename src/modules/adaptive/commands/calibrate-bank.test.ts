import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { openDatabase } from "../../../db/client.ts";
import {
  parameterSets,
  questionLabels,
  questionParameters,
  questions,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { createDatabase } from "../../../testing/other-databases.ts";
import type { Student } from "../../accounts/viewer.ts";
import { listKnownDifficulties } from "../queries/known-difficulties.server.ts";
import { calibrateBank, calibrateWhenDue } from "./calibrate-bank.server.ts";

const NOW = new Date("2026-11-26T02:00:00Z");

// A database of its own: the work is about all students of an installation.
const { url } = await createDatabase();
const database = await openDatabase({ url });
const { db } = database;
afterAll(() => database.close());

const { lessonId } = await buildLesson(db);
const bank = await Promise.all(Array.from({ length: 4 }, () => buildQuestion(db, lessonId)));
const [first, easy] = bank;
if (!first || !easy) throw new Error("missing");
const hard = newId<"label">();
await db.insert(questionLabels).values({ id: hard, kind: "difficulty", name: "Very hard", position: 99, logit: 2 });
await db.update(questions).set({ difficultyId: hard }).where(eq(questions.id, first.questionId));

beforeEach(async () => {
  await db.delete(questionParameters);
  await db.delete(parameterSets);
  await db.delete(testAnswers);
  await db.delete(testResults);
});

/** One test of each student: the first question is right for every fourth, the second for nearly all, the others for half. */
async function takeTests(students: ReadonlyArray<Student>, from = 0): Promise<void> {
  for (const [index, student] of students.entries()) {
    const place = from + index;
    const rights = [place % 4 === 0, place % 20 !== 0, place % 2 === 0, place % 2 === 1];
    const answers = bank.map((question, at) => ({ lessonId, question, isCorrect: rights[at] === true }));
    await buildResult(db, student, { answers });
  }
  await db.execute(sql`
    update test_answers set is_first = true, seconds = 30 where seconds is null`);
}

const buildStudents = (count: number) => Promise.all(Array.from({ length: count }, () => buildStudent(db)));

async function parametersOf(versionId: Id<"version">) {
  return db
    .select()
    .from(questionParameters)
    .where(eq(questionParameters.versionId, versionId))
    .orderBy(questionParameters.setNumber);
}

test("from thirty first answers on a version has a difficulty, held by its author's guess; a night without news changes nothing", async () => {
  await takeTests(await buildStudents(29));
  expect(await calibrateBank(db, NOW)).toEqual({ answers: 116, students: 29, changed: 0 });
  await takeTests(await buildStudents(31), 29);
  expect(await calibrateBank(db, NOW)).toEqual({ answers: 240, students: 60, changed: 4 });

  const [[difficult], [simple]] = [await parametersOf(first.versionId), await parametersOf(easy.versionId)];
  expect(difficult).toMatchObject({ stage: "provisional", answers: 60, drift: 0 });
  // One in four is right, and its author said very hard: 1.6 in logits.
  expect(difficult?.thresholds[0]).toBeGreaterThan(0.9);
  expect(difficult?.thresholds[0]).toBeLessThan(1.6);
  expect(simple?.thresholds[0]).toBeLessThan(-1.5);
  expect(difficult?.errors[0]).toBeLessThan(0.35);
  const listed = await listKnownDifficulties(db, await buildAdmin(db), [first.versionId, newId<"version">()]);
  const [value, error] = [difficult?.thresholds[0], difficult?.errors[0]];
  expect([...listed]).toEqual([[first.versionId, { value, error, answers: 60 }]]);

  const settled = [];
  for (let night = 0; night < 4; night += 1) settled.push((await calibrateBank(db, NOW)).changed);
  expect(settled.at(-1)).toBe(0);
  // Every set is kept, also one that found nothing new.
  expect(await db.$count(parameterSets)).toBe(6);
});

test("answers that say little are left out", async () => {
  await takeTests(await buildStudents(40));
  const count = async () => (await calibrateBank(db, NOW)).answers;
  expect(await count()).toBe(160);
  await db.update(testAnswers).set({ isFirst: false }).where(eq(testAnswers.questionId, easy.questionId));
  expect(await count()).toBe(120);
  await db.update(testAnswers).set({ isFirst: true });
  await db.update(testAnswers).set({ seconds: 2 }).where(eq(testAnswers.position, 1));
  expect(await count()).toBe(120);
  await db.update(testAnswers).set({ seconds: null });
  expect(await count()).toBe(160);
  await db.update(testResults).set({ answeredCount: 3 });
  expect(await count()).toBe(0);
  await db.update(testResults).set({ answeredCount: 4 });
  await db.update(questions).set({ withdrawnAt: NOW }).where(eq(questions.id, easy.questionId));
  expect(await count()).toBe(120);
  await db.update(questions).set({ withdrawnAt: null });
});

test("a stage follows the number of answers; what was published stays as it was beside what is found later", async () => {
  await takeTests(await buildStudents(110));
  await calibrateBank(db, NOW);
  expect(await parametersOf(first.versionId)).toMatchObject([{ stage: "usable", answers: 110 }]);
  const [before] = await parametersOf(first.versionId);
  // From now on everybody gets it right.
  await takeTests(await buildStudents(110));
  await db.update(testAnswers).set({ isCorrect: true, earned: 1 }).where(eq(testAnswers.questionId, first.questionId));
  await calibrateBank(db, NOW);
  const rows = await parametersOf(first.versionId);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(before);
  expect(rows[1]).toMatchObject({ stage: "firm", answers: 220 });
  expect(rows[1]?.drift).toBeLessThan(-0.5);
});

test("it is done once a day by one process, and one that is stopped stores nothing", async () => {
  await takeTests(await buildStudents(1));
  await expect(calibrateBank(db, NOW, () => true)).rejects.toThrow("stopped");
  expect(await db.$count(parameterSets)).toBe(0);
  const runs = await Promise.all([1, 2].map(() => calibrateWhenDue(db, NOW, () => false)));
  expect(runs.map(({ kind }) => kind).toSorted()).toEqual(["done", "not-due"]);
  expect(await db.$count(parameterSets)).toBe(1);
});
