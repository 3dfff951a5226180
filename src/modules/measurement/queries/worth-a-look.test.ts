/** What the administrator reads of the measured bank, from rows as counting leaves them. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  measuredPoints,
  measuredVersions,
  NO_FORM,
  parameterSets,
  questionParameters,
  questions,
  testResults,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { flagQuestions } from "../commands/flag-questions.server.ts";
import { countFlagged, listFlagged } from "./list-flagged.server.ts";
import { findMeasuredBank } from "./measured-bank.server.ts";
import { findQuestionMeasurement } from "./question-measurement.server.ts";

const NOW = new Date("2026-03-02T09:00:00Z");
const admin = await buildAdmin(db);
const { lessonId } = await buildLesson(db);

/** A question of which so many answers were right; the criterion was 5 with right ones and 1 with wrong ones. */
async function buildMeasured(right: number, asked: number) {
  const built = await buildQuestion(db, lessonId);
  const { versionId } = built;
  await db.insert(measuredVersions).values({ versionId, asked, earned: right, possible: asked });
  await db.insert(measuredPoints).values([
    { versionId, formId: NO_FORM, max: 1, points: 1, criterion: 5, count: right },
    { versionId, formId: NO_FORM, max: 1, points: 0, criterion: 1, count: asked - right },
  ]);
  return built;
}

const pageOf = async (flag: Parameters<typeof listFlagged>[2], requested = {}) => {
  const page = await listFlagged(db, admin, flag, requested);
  return { ...page, ids: page.questions.map(({ id }) => id) };
};

test("the list of what is worth a look has the flags of questions in use, by flag and by page, and counts them", async () => {
  expect(await findMeasuredBank(db, admin)).toEqual({
    ...{ stages: {}, newest: null, asked: 0, unmeasured: 0, wrong: [], checkedAt: null },
  });
  const easy: Id<"question">[] = [];
  for (let nth = 0; nth < 27; nth += 1) {
    easy.push((await buildMeasured(60, 60)).questionId);
    await flagQuestions(db, new Date(NOW.getTime() + nth * 1000));
  }
  const hard = await buildMeasured(2, 60);
  const [good, withdrawn] = [await buildMeasured(30, 60), await buildMeasured(1, 60)];
  await db.update(questions).set({ withdrawnAt: NOW }).where(eq(questions.id, withdrawn.questionId));
  await flagQuestions(db, new Date(NOW.getTime() + 60_000), { batch: 2 });

  expect(await countFlagged(db, admin)).toEqual({ any: 28, easy: 27, hard: 1 });
  const first = await pageOf(null);
  expect(first.ids).toEqual([hard.questionId, ...easy.toReversed().slice(0, 24)]);
  expect(first.questions[0]).toMatchObject({ flags: ["hard"], figures: { asked: 60 }, canRescore: false });
  const second = await pageOf(null, { after: first.after });
  expect(second.ids).toEqual(easy.slice(0, 3).toReversed());
  expect((await pageOf(null, { before: second.before })).ids).toEqual(first.ids);
  expect((await pageOf("hard")).ids).toEqual([hard.questionId]);
  expect((await pageOf("slow")).ids).toEqual([]);
  expect(first.ids).not.toContain(good.questionId);

  // No longer what it was flagged for: it leaves the list, and the others keep their place.
  await db
    .update(measuredVersions)
    .set({ earned: 20, isStale: true })
    .where(eq(measuredVersions.versionId, hard.versionId));
  await flagQuestions(db, new Date(NOW.getTime() + 120_000));
  expect(await countFlagged(db, admin)).toEqual({ any: 27, easy: 27 });
  const plans = await findPlans((listening) => listFlagged(listening, admin, "easy", {}), /measured_versions/);
  expect(plans.flat().filter(({ table }) => table === "test_answers")).toEqual([]);
});

test("the bank says how well its questions are known, and a question what each set found", async () => {
  const known = await buildMeasured(10, 17);
  const [first, second] = await db
    .insert(parameterSets)
    .values([1, 2].map((day) => ({ madeAt: new Date(`2026-03-0${day}T01:00:00Z`), answers: 120, students: 9 })))
    .returning();
  for (const [set, threshold, stage] of [
    [first, 0.2, "provisional"],
    [second, 0.8, "usable"],
  ] as const) {
    await db.insert(questionParameters).values({
      ...{ id: newId<"parameters">(), versionId: known.versionId, setNumber: set?.number ?? 0, stage },
      ...{ thresholds: [threshold], errors: [0.25], answers: 110, drift: threshold - 0.2 },
    });
  }
  const student = await buildStudent(db);
  await buildResult(db, student, { answers: [{ lessonId }] });
  await db
    .update(measuredVersions)
    .set({ isWrong: true, checkedAt: NOW })
    .where(eq(measuredVersions.versionId, known.versionId));

  const bank = await findMeasuredBank(db, admin);
  expect(bank).toMatchObject({
    stages: { usable: 1, guess: expect.any(Number) },
    newest: { number: second?.number, answers: 120, students: 9 },
    unmeasured: await db.$count(testResults, eq(testResults.isMeasured, false)),
    checkedAt: "2026-03-02T09:00:00Z",
    wrong: [{ versionId: known.versionId, questionId: known.questionId, number: 1, checkedAt: "2026-03-02T09:00:00Z" }],
  });
  expect(await findQuestionMeasurement(db, admin, known.questionId, null)).toMatchObject({
    version: { id: known.versionId, number: 1, isInUse: true },
    versions: [1],
    isWrong: true,
    canRescore: false,
    measured: {
      figures: { asked: 17 },
      beside: { moved: expect.closeTo(0.6, 9), sectionMedian: null },
      flags: ["drift"],
    },
    difficulties: [
      { setNumber: first?.number, thresholds: [0.2], stage: "provisional" },
      { setNumber: second?.number, thresholds: [0.8], errors: [0.25], stage: "usable" },
    ],
  });
  expect(await findQuestionMeasurement(db, admin, known.questionId, 2)).toBeNull();
  expect(await findQuestionMeasurement(db, admin, newId(), null)).toBeNull();
});

test("by day a difficulty is what the sums say, held by its author's guess; nine answers say nothing", async () => {
  const { lessonId } = await buildLesson(db);
  const { questionId, versionId } = await buildQuestion(db, lessonId);
  const ofAbility = { versionId, formId: NO_FORM, max: 1, criterion: 10 };
  await db.insert(measuredPoints).values([
    { ...ofAbility, points: 0, count: 5 },
    { ...ofAbility, points: 1, count: 4 },
    // In a fixed test the criterion is no ability.
    { ...ofAbility, formId: newId<"test-version">(), points: 1, count: 90 },
  ]);
  const live = async () => (await findQuestionMeasurement(db, admin, questionId, null))?.live;
  expect(await live()).toBeNull();
  await db
    .update(measuredPoints)
    .set({ count: 5 })
    .where(
      and(eq(measuredPoints.versionId, versionId), eq(measuredPoints.points, 1), eq(measuredPoints.formId, NO_FORM)),
    );
  // Ten answers at one logit, five right, and a guess of 0 with variance 0.64: 10 / (1 + exp(b - 1)) - 5 = b / 0.64.
  expect(await live()).toMatchObject({ value: expect.closeTo(0.6124, 3), answers: 10 });
});
