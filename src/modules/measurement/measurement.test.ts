/** The figures of questions through the database, against numbers computed by hand. */
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import {
  measuredAnswers,
  measuredForms,
  measuredOptions,
  measuredPoints,
  measuredSeconds,
  measuredVersions,
  questions,
  questionVersions,
  testResults,
  tests,
} from "../../db/schema.ts";
// Its queue: who deletes a student drops mails.
import "../../testing/accounts.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../testing/build.ts";
import { buildQuestion, singleChoiceBody } from "../../testing/build-attempts.ts";
import { buildInstituteTest, buildQuestions } from "../../testing/build-institute-test.ts";
import { takeForm } from "../../testing/take-form.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { rescoreResults } from "../attempts/commands/rescore-results.server.ts";
import { deleteStudent } from "../students/commands/delete-student.server.ts";
import { checkFigures } from "./commands/check-figures.server.ts";
import { flagQuestions } from "./commands/flag-questions.server.ts";
import { measureResults } from "./commands/measure-results.server.ts";
import { recountQuestion } from "./commands/recount-question.server.ts";
import { listForms } from "./queries/list-forms.server.ts";
import { loadMeasured } from "./queries/load-counts.server.ts";

const AT = new Date("2026-03-01T09:00:00Z");
const NOW = new Date("2026-03-02T09:00:00Z");
const admin = await buildAdmin(db);

/** Ten students and ten questions: core.ecu.edu/wuenschk/docs30/KR20.txt, where totals and their variance are published. */
const ROWS =
  "1111110110 1011011101 1111011001 0010001000 0000010010 1110111111 1101110111 1111111101 0101111101 1101101110";

/** What is wrong is a `b`, but at the second question, where somebody leaves a blank and others choose `c`. */
function chosenBy(row: string): string[] {
  return [...row].map((sign) => (sign === "1" ? "a" : "b"));
}

async function buildForm(rows = ROWS.split(" ")) {
  const asked = await buildQuestions(db, 10);
  const { testId, versionId: formId } = await buildInstituteTest(db, { questions: asked });
  const takers: Student[] = [];
  for (const row of rows) {
    const student = await buildStudent(db);
    await takeForm(db, student, testId, { chosen: chosenBy(row), at: AT, seconds: 10 + takers.length });
    takers.push(student);
  }
  return { asked, testId, formId, takers, versionIds: asked.map(({ versionId }) => versionId) };
}

/** All sums of these versions, in one order. */
async function sumsOf(versionIds: ReadonlyArray<Id<"version">>) {
  const all = [];
  for (const table of [measuredPoints, measuredOptions, measuredSeconds, measuredForms]) {
    for (const versionId of versionIds) {
      const rows = await db.select().from(table).where(eq(table.versionId, versionId));
      all.push(rows.map((row) => JSON.stringify(row)).sort());
    }
  }
  for (const id of versionIds) {
    const { asked, earned, possible } = measuredVersions;
    all.push(
      await db.select({ asked, earned, possible }).from(measuredVersions).where(eq(measuredVersions.versionId, id)),
    );
  }
  return all;
}

const alwaysFirst = () => 0;

/** Every version is checked: there are fewer than a hundred wrong ones, and chance picks one of the others. */
async function countWrong(versionIds: ReadonlyArray<Id<"version">>): Promise<number> {
  await db.execute(sql`update measured_versions set is_wrong = true
    where version_id = any (${sql.param([...versionIds])}::uuid[])`);
  const wrong: Id<"version">[] = [];
  await checkFigures(db, NOW, { random: alwaysFirst, onWrong: (id) => wrong.push(id) });
  return wrong.filter((id) => versionIds.includes(id)).length;
}

test("a published table of ten students and ten questions comes out of the database as it was published", async () => {
  const { formId, versionIds } = await buildForm();
  await measureResults(db);
  await measureResults(db, { batch: 1 });

  const form = (await listForms(db, admin)).find(({ id }) => id === formId);
  expect(form).toMatchObject({
    questions: 10,
    takers: 10,
    mean: 6.6,
    reliability: { alpha: expect.closeTo(0.696347, 6), standardError: expect.closeTo(1.3317, 4) },
  });
  const measured = await loadMeasured(db, versionIds);
  const figures = versionIds.map((id) => measured.get(id)?.figures);
  expect(figures.map((one) => one?.facility)).toEqual([0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6]);
  const rs = [0.7059, 0.7059, 0, 0.4736, 0.5839, 0.2861, -0.0274, 0.7059, -0.1236, 0.4759];
  expect(figures.map((one) => one?.discrimination)).toEqual(rs.map((r) => expect.closeTo(r, 4)));
  expect(figures.map((one) => one?.efficiency)).toEqual(
    [0.8701, 0.8701, 0, 0.6104, 0.75, 0.3023, -0.0345, 0.8701, -0.2, 0.625].map((one) => expect.closeTo(one, 4)),
  );
  // Totals 9, 9 and one of two 8s; 2, 2 and one of four 7s.
  expect(figures[0]?.upperLower).toBeCloseTo(0.75, 6);
  expect(figures[0]?.criterion).toEqual({ kind: "totals", answers: 10, forms: 1 });
  // Who chose the key of the first question: 8, 7, 7, 9, 8, 9, 7 points; the others 2, 2, 7. Mean 6.6, deviation 2.4166.
  expect(figures[0]?.options).toMatchObject([
    {
      key: "a",
      isRight: true,
      chosen: 7,
      share: 0.7,
      mean: expect.closeTo(55 / 7, 6),
      correlation: expect.closeTo(0.7946, 4),
    },
    {
      key: "b",
      isRight: false,
      chosen: 3,
      mean: expect.closeTo(11 / 3, 6),
      distance: expect.closeTo(-2.9333 / 2.4166, 3),
    },
    { key: "c", chosen: 0, share: 0, mean: null, distance: null },
    { key: "d", chosen: 0 },
  ]);
  // 10 to 19 seconds.
  expect(figures[0]?.time).toEqual({ median: 14, answers: 10, formId, section: 1 });
});

test("only first answers count for a question, and only first results for a fixed test", async () => {
  const { asked, testId, versionIds, takers, formId } = await buildForm(["1111110000"]);
  const [student] = takers;
  if (!student) throw new Error("Nobody took it.");
  const other = await buildInstituteTest(db, { questions: asked.slice(0, 2) });
  const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);
  await takeForm(db, student, testId, { chosen: chosenBy("0000000000"), at: later(1) });
  await takeForm(db, student, other.testId, { chosen: ["b", null], at: later(2) });
  await measureResults(db);

  expect(await sumsOf(versionIds.slice(0, 1))).toMatchObject([
    [expect.stringContaining('"points":1,"criterion":6,"count":1')],
    [expect.stringContaining('"option":"a","chosen":1,"judged":1,"criterionSum":6')],
    [expect.stringContaining('"seconds":10,"count":1')],
    // The other test was new to the student: it measures the test, and no question of it.
    expect.arrayContaining([expect.stringContaining(formId), expect.stringContaining(other.versionId)]),
    [{ asked: 1, earned: 1, possible: 1 }],
  ]);
  expect((await listForms(db, admin)).filter(({ id }) => id === formId || id === other.versionId)).toMatchObject([
    { takers: 1, mean: 0, questions: 2 },
    { takers: 1, mean: 6, questions: 10 },
  ]);
});

test("a question that was never in view has no time, and students' own tests are no fixed tests", async () => {
  const [unseen, seen] = await buildQuestions(db, 2);
  if (!unseen || !seen) throw new Error("Two questions were built.");
  const { testId, versionId: formId } = await buildInstituteTest(db, { questions: [unseen, seen] });
  const student = await buildStudent(db);
  await takeForm(db, student, testId, { chosen: [null, "b"], at: AT });
  await measureResults(db);

  const secondsOf = async ({ versionId }: { versionId: Id<"version"> }) =>
    (await db.select().from(measuredSeconds).where(eq(measuredSeconds.versionId, versionId))).map(
      ({ seconds }) => seconds,
    );
  expect([await secondsOf(unseen), await secondsOf(seen)]).toEqual([[], [20]]);
  const isListed = async () => (await listForms(db, admin)).some(({ id }) => id === formId);
  expect(await isListed()).toBe(true);
  await db.update(tests).set({ kind: "custom", ownerId: student.studentId }).where(eq(tests.id, testId));
  expect(await isListed()).toBe(false);
});

test("rescoring moves what was counted, in its own transaction and exactly, also in the totals of its neighbours", async () => {
  const { asked, versionIds } = await buildForm();
  const [first] = asked;
  if (!first) throw new Error("There is no question.");
  await measureResults(db);
  const body = { ...singleChoiceBody() };
  const corrected = newId<"version">();
  const { questionId, versionId } = first;
  const solution = { ...body.solution, correct: "b" };
  await db.insert(questionVersions).values({ id: corrected, questionId, number: 2, ...body, solution });
  await db.update(questions).set({ versionId: corrected }).where(eq(questions.id, questionId));

  const office = { db, queue: { enqueue: async () => {} }, publicUrl: "https://exams.example.org" };
  const order = { questionId, versionIds: [versionId], scoredBy: corrected };
  expect(await rescoreResults(office, admin, order, NOW)).toMatchObject({ kind: "rescored", results: 10, changed: 10 });

  // Three students chose `b`, whose totals were 2, 2 and 7.
  const measured = (await loadMeasured(db, [versionId, corrected])).get(corrected)?.figures;
  expect(measured).toMatchObject({ asked: 10, facility: 0.3 });
  expect(measured?.options.find(({ key }) => key === "b")).toMatchObject({
    isRight: true,
    mean: expect.closeTo(14 / 3, 6),
  });
  const all = [corrected, ...versionIds];
  const moved = await sumsOf(all);
  expect(moved[1]).toEqual([]);
  expect(await countWrong(all)).toBe(0);
  // All of it from the answers once more comes to the same.
  for (const id of all) expect(await recountQuestion(db, admin, id, NOW)).toEqual({ kind: "recounted" });
  expect(await sumsOf(all)).toEqual(moved);
});

test("a student who is deleted leaves the figures as they were without", async () => {
  const rows = ROWS.split(" ");
  const { versionIds, takers, testId } = await buildForm(rows.slice(0, 9));
  await measureResults(db);
  const before = await sumsOf(versionIds);
  const student = await buildStudent(db);
  await takeForm(db, student, testId, { chosen: ["c", ...chosenBy(rows[9] ?? "").slice(1)], at: AT });
  await measureResults(db);
  expect(await sumsOf(versionIds)).not.toEqual(before);

  expect(await deleteStudent(db, admin, student.studentId, NOW)).toEqual({ kind: "deleted" });
  expect(await sumsOf(versionIds)).toEqual(before);

  // A plain DELETE has the same effect: triggers take back what the answers had added.
  await db.execute(sql`delete from students where id = ${takers[0]?.studentId}`);
  expect(await countWrong(versionIds)).toBe(0);
  const [version = newId<"version">()] = versionIds;
  expect((await loadMeasured(db, [version])).get(version)?.figures).toMatchObject({ asked: 8 });
});

test("however often and by however many it is counted, each answer counts once", async () => {
  const { versionIds, takers } = await buildForm();
  await Promise.all([measureResults(db, { batch: 3 }), measureResults(db, { batch: 3 }), measureResults(db)]);
  await measureResults(db);
  const once = await sumsOf(versionIds);
  expect(once.at(-1)).toEqual([{ asked: 10, earned: 6, possible: 10 }]);
  const results = await db
    .select()
    .from(testResults)
    .where(eq(testResults.studentId, takers[0]?.studentId ?? newId()));
  expect(results).toMatchObject([{ isMeasured: true }]);

  // An answer changed by plain SQL: triggers take back at once what it had added, and it is counted again.
  await db.execute(sql`update test_answers set earned = 0, is_correct = false
    where test_result_id = ${results[0]?.id} and position = 1`);
  const { asked } = measuredVersions;
  const askedOf = async () =>
    (
      await db
        .select({ asked })
        .from(measuredVersions)
        .where(eq(measuredVersions.versionId, versionIds[0] ?? newId()))
    )[0];
  expect(await askedOf()).toEqual({ asked: 9 });
  await measureResults(db);
  expect(await askedOf()).toEqual({ asked: 10 });
  expect(await countWrong(versionIds)).toBe(0);
});

test("sums that are not what their answers come to are an alarm until they agree or are counted anew", async () => {
  const { versionIds } = await buildForm(ROWS.split(" ").slice(0, 3));
  const [one = newId<"version">(), other = newId<"version">()] = versionIds;
  await measureResults(db);
  const right = await sumsOf([one]);
  await db
    .update(measuredOptions)
    .set({ chosen: 9 })
    .where(and(eq(measuredOptions.versionId, one), eq(measuredOptions.option, "a")));
  await db.delete(measuredAnswers).where(and(eq(measuredAnswers.versionId, other)));
  expect(await countWrong([one, other])).toBe(2);
  const isWrong = async (id: Id<"version">) =>
    (
      await db
        .select({ isWrong: measuredVersions.isWrong })
        .from(measuredVersions)
        .where(eq(measuredVersions.versionId, id))
    )[0];
  expect([await isWrong(one), await isWrong(other)]).toEqual([{ isWrong: true }, { isWrong: true }]);

  await recountQuestion(db, admin, one, NOW);
  await recountQuestion(db, admin, other, NOW);
  expect(await sumsOf([one])).toEqual(right);
  expect([await isWrong(one), await isWrong(other)]).toEqual([{ isWrong: false }, { isWrong: false }]);
  expect(await countWrong([one, other])).toBe(0);
  expect(await recountQuestion(db, admin, newId(), NOW)).toEqual({ kind: "not-found" });
});

test("where chance draws the questions, what counts is the ability before, from twenty earlier answers on", async () => {
  const { lessonId } = await buildLesson(db);
  const drawn = await buildQuestion(db, lessonId);
  const asked = await buildQuestions(db, 20);
  const before = await buildInstituteTest(db, { questions: asked });
  const section = {
    ...(before.version.sections[0] ?? Object.create(null)),
    source: { kind: "drawn", rules: [{ count: 1, from: { lessons: [lessonId] } }] },
  };
  const chance = await buildInstituteTest(db, { sections: [section] });
  const [good, weak, unknown] = [await buildStudent(db), await buildStudent(db), await buildStudent(db)];
  await takeForm(db, good, before.testId, { chosen: asked.map((_, index) => (index < 16 ? "a" : "b")), at: AT });
  await takeForm(db, weak, before.testId, { chosen: asked.map((_, index) => (index < 4 ? "a" : "b")), at: AT });
  for (const [student, chosen] of [
    [good, "a"],
    [weak, "b"],
    [unknown, null],
  ] as const) {
    await takeForm(db, student, chance.testId, { chosen: [chosen], at: NOW });
  }
  await measureResults(db);

  const figures = (await loadMeasured(db, [drawn.versionId])).get(drawn.versionId)?.figures;
  expect(figures).toMatchObject({
    asked: 3,
    facility: expect.closeTo(1 / 3, 6),
    criterion: { kind: "ability", answers: 2 },
    discrimination: 1,
    blank: { chosen: 1 },
  });
  // 16 and 4 of 20 questions of difficulty 0: the mean of exp(16θ − θ²/2) / (1 + exp θ)²⁰ is 1.119.
  expect(figures?.options.map(({ key, mean }) => [key, mean])).toEqual([
    ["a", 11],
    ["b", -11],
    ["c", null],
    ["d", null],
  ]);
  expect(await countWrong([drawn.versionId])).toBe(0);
  expect(await flagQuestions(db, NOW)).toBeGreaterThan(0);
});
