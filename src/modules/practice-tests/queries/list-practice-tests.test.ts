/** What a student finds in the list of practice tests; how its pages follow each other is in `practice-tests.test.ts`. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { discardAttempt } from "../../attempts/commands/discard-attempt.server.ts";
import { startPracticeTest } from "../../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { formPracticeTests } from "../commands/form-practice-tests.server.ts";
import type { TestState } from "../list-filter.ts";
import { PRACTICE_TEST_SIZE } from "../rules.ts";
import { listPracticeTests } from "./list-practice-tests.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const anyone = await buildStudent(db);

/** The next practice test, of nine questions of the first lesson and one of the second, with the names of both. */
async function buildTestOfTwoLessons() {
  const most = await buildLesson(db);
  const one = await buildLesson(db);
  await buildQuestion(db, one.lessonId);
  for (let nth = 1; nth < PRACTICE_TEST_SIZE; nth += 1) await buildQuestion(db, most.lessonId);
  await db.transaction((tx) => formPracticeTests(tx));
  const rows = await db
    .select({ lessonId: lessons.id, lesson: lessons.title, subject: subjects.name })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId));
  return [most, one].map(({ lessonId }) => {
    const row = rows.find((each) => each.lessonId === lessonId);
    if (!row) throw new Error("missing");
    return row;
  });
}

test("a test says its subjects, the one with most questions first, and is found by words of them and its lessons, or by its number", async () => {
  const [most, one] = await buildTestOfTwoLessons();
  if (!most || !one) throw new Error("missing");
  await buildTestOfTwoLessons();
  const find = (words: string) => listPracticeTests(db, anyone, {}, { find: words, state: "all" });

  const found = await find(most.subject.toUpperCase());
  expect(found).toMatchObject({ total: 1, tests: [{ subjects: [most.subject, one.subject] }] });
  expect(await find(`${one.lesson}  ${one.subject}`)).toEqual(found);
  expect(await find(String(found.tests[0]?.number))).toEqual(found);
  for (const words of [`${most.subject} ${one.lesson}`, "%", "_", "99999999999999999999"]) {
    expect(await find(words), words).toMatchObject({ tests: [], total: 0 });
  }
  expect((await find("LESSON")).total).toBe(2);
});

test("new, in progress and taken are what the student who asks has done", async () => {
  while ((await listPracticeTests(db, anyone)).total < 5) await buildTestOfTwoLessons();
  const student = await buildStudent(db);
  const other = await buildStudent(db);
  const all = (await listPracticeTests(db, student)).tests;
  const [untouched, open, taken, both, discarded] = all;
  if (!untouched || !open || !taken || !both || !discarded) throw new Error("missing");
  const start = async (who: typeof student, { id }: { id: Id<"practice-test"> }) => {
    const started = await startPracticeTest(db, who, id, NOW);
    if (started.kind !== "started") throw new Error(started.kind);
    return started.attemptId;
  };
  for (const each of [taken, both]) await submitAttempt(db, student, await start(student, each), NOW);
  for (const each of [open, both]) await start(student, each);
  await discardAttempt(db, student, await start(student, discarded), NOW);
  await submitAttempt(db, other, await start(other, untouched), NOW);
  const list = (state: TestState, page = {}) => listPracticeTests(db, student, page, { find: "", state });
  const only = async (state: TestState) => (await list(state)).tests;

  expect(await only("open")).toEqual([open, both]);
  expect(await only("taken")).toEqual([taken, both]);
  expect((await only("new")).slice(0, 2)).toEqual([untouched, discarded]);
  expect(await only("all")).toEqual(all);
  expect(await list("taken", { after: taken.number })).toMatchObject({ tests: [both], total: 2 });
});
