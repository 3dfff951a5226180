import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { deliveries, questions } from "../../../db/schema.ts";
import { buildStudent, unique } from "../../../testing/build.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { db } from "../../../testing/test-db.ts";
import { findLatestResults } from "../../progress/queries/latest-results.server.ts";
import { findOfferedTest, listOfferedTests } from "./offered-institute-tests.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** A course that nobody else of the run has, so that a list holds only what the test has built. */
const buildClass = () => buildStudent(db, { course: unique("course") });

test("a student has the published tests of the own course and of everybody, first what closes next, last what is over", async () => {
  const student = await buildClass();
  const { course } = student;
  const build = async (title: string, delivery: Partial<typeof deliveries.$inferInsert>, test = {}) =>
    buildInstituteTest(db, { title, delivery: { course, ...delivery }, test });
  await build("Over", { closesAt: later(-10) });
  await build("At any time", {});
  await build("To come", { opensAt: later(10) });
  await build("Next", { closesAt: later(5) });
  await build("Later", { closesAt: later(50) });
  await build("Draft", {}, { publishedAt: null });
  await build("Put away", {}, { archivedAt: NOW });
  const { title: ofEverybody } = await buildInstituteTest(db);
  await buildInstituteTest(db, { title: "Of others", delivery: { course: unique("course") } });

  const listed = (await listOfferedTests(db, student, NOW)).map(({ facts }) => facts.title);

  expect(listed).toContain(ofEverybody);
  const own = ["Next", "Later", "At any time", "To come", "Over", "Draft", "Put away", "Of others"];
  expect(listed.filter((title) => own.includes(title))).toEqual(["Next", "Later", "At any time", "To come", "Over"]);
});

test("the page of a test says what is missing, and there is none of another course", async () => {
  const student = await buildClass();
  const built = await buildInstituteTest(db, { delivery: { course: student.course, attemptsMax: 2 } });
  const find = () => findOfferedTest(db, student, built.testId, NOW);

  expect(await find()).toMatchObject({ taken: 0, allowed: 2, notNow: null, hasGap: false });
  await takeInstituteTest(db, student, built.testId, { right: 1, at: NOW });
  expect(await find()).toMatchObject({
    taken: 1,
    allowed: 2,
    notNow: null,
    facts: { questionCount: 3, seconds: 1800 },
  });
  await db
    .update(questions)
    .set({ withdrawnAt: NOW })
    .where(eq(questions.id, built.questions[0]?.questionId ?? newId()));
  expect(await find()).toMatchObject({ hasGap: true });

  expect(await findOfferedTest(db, await buildClass(), built.testId, NOW)).toBeNull();
});

const marks = (twelfths: number) => ({ kind: "marks", marks: twelfths, possible: 36 });

test("the last and the best result are those of the test, and nothing is seen of them before the release", async () => {
  const student = await buildClass();
  const shown = await buildInstituteTest(db);
  const hidden = await buildInstituteTest(db, { rules: { release: { score: "by-hand", solutions: "by-hand" } } });
  for (const { testId } of [shown, hidden]) {
    await takeInstituteTest(db, student, testId, { right: 3, at: NOW });
    await takeInstituteTest(db, student, testId, { right: 1, at: later(5) });
  }
  const find = () => findLatestResults(db, student, [shown.testId, hidden.testId], later(60));

  const before = await find();
  expect(before.get(shown.testId)).toMatchObject({ headline: marks(12), best: marks(36), band: null });
  expect(before.get(hidden.testId)).toMatchObject({ headline: null, best: null, band: null });

  await db
    .update(deliveries)
    .set({ scoreReleasedAt: NOW, solutionsReleasedAt: NOW })
    .where(eq(deliveries.id, hidden.deliveryId));
  expect((await find()).get(hidden.testId)).toMatchObject({ headline: marks(12), best: marks(36), band: null });
});
