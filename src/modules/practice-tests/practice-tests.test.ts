import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { practicePlaces, practiceTests, questionVersions } from "../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../testing/build.ts";
import { buildFilledLesson, createQuestions, questionInput, textBody } from "../../testing/build-content.ts";
import { db } from "../../testing/test-db.ts";
import { createQuestion } from "../questions/commands/create-question.server.ts";
import { deleteQuestion } from "../questions/commands/delete-question.server.ts";
import { editQuestion } from "../questions/commands/edit-question.server.ts";
import { findQuestion } from "../questions/queries/find-question.server.ts";
import { formPracticeTests } from "./commands/form-practice-tests.server.ts";
import { listPracticeTests, PRACTICE_TESTS_PER_PAGE } from "./queries/list-practice-tests.server.ts";
import { versionsOfPracticeTest } from "./queries/versions-of-practice-test.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const student = await buildStudent(db);

/** Ids of the members by test number; the whole database is this file's own. */
async function membersByNumber(): Promise<Map<number, Id<"question">[]>> {
  const rows = await db
    .select({ number: practiceTests.number, questionId: practicePlaces.questionId })
    .from(practicePlaces)
    .innerJoin(practiceTests, eq(practiceTests.id, practicePlaces.practiceTestId))
    .orderBy(asc(practiceTests.number), asc(practicePlaces.position));
  const members = new Map<number, Id<"question">[]>();
  for (const { number, questionId } of rows) members.set(number, [...(members.get(number) ?? []), questionId]);
  return members;
}

async function waiting(): Promise<Id<"question">[]> {
  const rows = await db.select().from(practicePlaces).orderBy(practicePlaces.createdAt, practicePlaces.questionId);
  return rows.filter(({ practiceTestId }) => practiceTestId === null).map(({ questionId }) => questionId);
}

// The tests below build on each other: they follow one bank through its changes.
const lesson = await buildFilledLesson(db, admin, 9, NOW);
const all: Id<"question">[] = [...lesson.questionIds];

async function add(count: number): Promise<void> {
  const bodies = Array.from({ length: count }, () => textBody());
  for (const { questionId } of await createQuestions(db, admin, lesson, bodies, NOW)) all.push(questionId);
}

test("nine questions make no test, the tenth makes the first", async () => {
  expect(await membersByNumber()).toEqual(new Map());

  await add(1);

  expect(await membersByNumber()).toEqual(new Map([[1, all.slice(0, 10)]]));
});

test("later questions make further tests of ten in order of creation and leave the others as they are", async () => {
  await add(14);

  expect(await membersByNumber()).toEqual(
    new Map([
      [1, all.slice(0, 10)],
      [2, all.slice(10, 20)],
    ]),
  );
  expect(await waiting()).toEqual(all.slice(20));
});

test("a question that leaves is replaced in its place by the next one that waits", async () => {
  const leaving = all[3];
  if (!leaving) throw new Error("missing");

  expect(await deleteQuestion(db, admin, leaving, NOW)).toEqual({ kind: "deleted" });

  const members = await membersByNumber();
  expect(members.get(1)).toEqual(all.slice(0, 10).with(3, all[20] ?? leaving));
  expect(members.get(2)).toEqual(all.slice(10, 20));
  expect(await waiting()).toEqual(all.slice(21));
});

test("a test asks the current versions of its questions in order", async () => {
  const { tests } = await listPracticeTests(db, student);
  const second = tests[1];
  if (!second) throw new Error("missing");

  const versionIds = await db.transaction((tx) => versionsOfPracticeTest(tx, student.course, second.id));

  const rows = await db.select().from(questionVersions);
  const questionOf = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  expect(versionIds.map((id) => questionOf.get(id))).toEqual(all.slice(10, 20));
});

test("with nothing left to fill a place the test is not offered, until there is", async () => {
  for (const questionId of [...(await waiting()), ...all.slice(10, 12)]) {
    await deleteQuestion(db, admin, questionId, NOW);
  }
  const hidden = await db.select().from(practiceTests).where(eq(practiceTests.number, 2));
  const hiddenId = hidden[0]?.id;
  if (!hiddenId) throw new Error("missing");

  expect(hidden[0]?.openPlaces).toBe(2);
  expect((await listPracticeTests(db, student)).tests.map(({ number }) => number)).toEqual([1]);
  expect(await db.transaction((tx) => versionsOfPracticeTest(tx, student.course, hiddenId))).toEqual([]);

  const before = all.length;
  await add(3);

  expect((await membersByNumber()).get(2)).toEqual([...all.slice(before, before + 2), ...all.slice(12, 20)]);
  expect(await waiting()).toEqual(all.slice(before + 2));
  expect(await listPracticeTests(db, student)).toMatchObject({
    tests: [
      { number: 1, questionCount: 10, minutes: 30 },
      { number: 2, questionCount: 10, minutes: 30 },
    ],
    total: 2,
    before: null,
    after: null,
  });
});

test("questions added concurrently form complete tests, each question in one place", async () => {
  await Promise.all(
    Array.from({ length: 25 }, () => createQuestion(db, admin, questionInput(lesson, { body: textBody() }), NOW)),
  );

  const members = await membersByNumber();
  const placed = [...members.values()].flat();
  expect([...members.values()].every((questionIds) => questionIds.length === 10)).toBe(true);
  expect(new Set(placed).size).toBe(placed.length);
  expect((await waiting()).length).toBe(6);
});

test("forming again changes nothing", async () => {
  const before = await membersByNumber();

  await db.transaction((tx) => formPracticeTests(tx));

  expect(await membersByNumber()).toEqual(before);
});

test("the list goes forwards and backwards in pages", async () => {
  await add(10 * (PRACTICE_TESTS_PER_PAGE + 1));

  const first = await listPracticeTests(db, student);
  const second = await listPracticeTests(db, student, { after: first.after ?? 0 });
  const back = await listPracticeTests(db, student, { before: second.before ?? 0 });

  expect(first.tests.map(({ number }) => number)).toEqual(
    Array.from({ length: PRACTICE_TESTS_PER_PAGE }, (_, index) => index + 1),
  );
  expect(first).toMatchObject({ before: null, after: PRACTICE_TESTS_PER_PAGE });
  expect(second.tests[0]?.number).toBe(PRACTICE_TESTS_PER_PAGE + 1);
  expect(second.after).toBeNull();
  expect(first.tests.length + second.tests.length).toBe(first.total);
  expect(back).toEqual(first);
});

test("a question that is reserved in the form leaves its place as well, and waits at the end of the line afterwards", async () => {
  const [before, next] = [(await membersByNumber()).get(2) ?? [], (await waiting())[0]];
  const questionId = before[5];
  if (!questionId || !next) throw new Error("missing");
  const found = await findQuestion(db, admin, questionId);
  if (!found) throw new Error("missing");
  const reserve = (isReserved: boolean) =>
    editQuestion(db, admin, { questionId, basedOnVersion: 1, input: { ...found, isReserved } }, NOW);

  await reserve(true);
  expect((await membersByNumber()).get(2)).toEqual(before.with(5, next));
  expect(await waiting()).not.toContain(questionId);

  await reserve(false);
  expect((await membersByNumber()).get(2)).toEqual(before.with(5, next));
  expect(await waiting()).toContain(questionId);
});
