/** Changing what a test is marked by after students have taken it: through the database, as the screens do it. */
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  attempts,
  auditEntries,
  deliveries,
  resultChanges,
  ruleChanges,
  testAnswers,
  testResults,
  tests,
  testVersions,
  voidedQuestions,
} from "../../../db/schema.ts";
import { type JobName, type JobPayloads, jobs } from "../../../jobs/catalog.ts";
import { mails } from "../../../mail/registry.ts";
import { renderMail } from "../../../mail/render.server.tsx";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { calculationBody } from "../../../testing/build-attempts.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { startPreset } from "../../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { findReview } from "../../attempts/queries/review.server.ts";

import { deleteOwnCategory } from "../../students/commands/delete-own-category.server.ts";

import { DeliveryRules } from "../delivery.ts";

import type { Marks } from "../marks.ts";
import { rulesOf, THIRD_OFF } from "../presets/preset.ts";
import { PRESETS } from "../presets/presets.ts";
import { findPreset } from "../queries/find-preset.server.ts";
import { findTestRules } from "../queries/find-test-rules.server.ts";
import { listPresets } from "../queries/list-presets.server.ts";
import { findPresetToTake } from "../queries/preset-offers.server.ts";
import { previewRuleChange } from "../queries/preview-rule-change.server.ts";
import type { RuleChange } from "../rule-change.ts";
import { rowsOfPreset } from "../test-rows.ts";
import { changeRules, finishRuleChange } from "./change-rules.server.ts";

const NOW = new Date("2026-03-04T09:00:00Z");
const QUARTER_OFF: Marks = { ...THIRD_OFF, wrong: -3 };
const quarterOff: RuleChange = { kind: "marks", marks: { one: QUARTER_OFF, two: QUARTER_OFF } };
const passAt = (percent: number): RuleChange => ({ kind: "pass", pass: { kind: "percent", threshold: { percent } } });
const admin = await buildAdmin(db);

function office() {
  const sent: JobPayloads["send-mail"][] = [];
  const left: JobPayloads["finish-rule-change"][] = [];
  const queue = {
    enqueue: async (_tx: unknown, name: JobName, ...payloads: unknown[]) => {
      for (const payload of payloads) {
        if (name === "send-mail") sent.push(jobs[name].payload.parse(payload));
        else if (name === "finish-rule-change") left.push(jobs[name].payload.parse(payload));
      }
    },
  };
  return { db, queue, publicUrl: "https://exams.example.org", sent, left };
}

/** A test that so many students have taken with one right, one wrong, one right and one blank answer, each in a version of its own. */
async function buildTaken(count: number, rules: Partial<DeliveryRules> = {}) {
  const [testId, deliveryId] = [newId<"test">(), newId<"delivery">()];
  const taken = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const student = await buildStudent(db, { name: `Student ${String(nth).padStart(3, "0")}` });
    const one = await buildMarkedResult(db, { student, ...rules });
    if (nth === 1) {
      await db.insert(tests).values({ id: testId, kind: "institute", versionId: one.testVersionId });
      await db.insert(deliveries).values({ id: deliveryId, testId, rules: rulesOf(one.version, THIRD_OFF, rules) });
    }
    await db.update(attempts).set({ testId, deliveryId }).where(eq(attempts.id, one.attemptId));
    taken.push({ ...one, student });
  }
  const [first] = taken;
  if (!first) throw new Error("Nobody has taken it.");
  return { testId, deliveryId, taken, first };
}

async function resultOf(resultId: Id<"result">) {
  const [result] = await db.select().from(testResults).where(eq(testResults.id, resultId));
  if (!result) throw new Error("There is no such result.");
  return result;
}

async function questionAt(resultId: Id<"result">, position: number) {
  const isOne = and(eq(testAnswers.testResultId, resultId), eq(testAnswers.position, position));
  const [answer] = await db.select({ questionId: testAnswers.questionId }).from(testAnswers).where(isOne);
  if (!answer) throw new Error("Nothing was asked there.");
  return answer.questionId;
}

/** Applies a change over the one before it. */
async function apply(testId: Id<"test">, change: RuleChange, services = office(), waitedFor?: number) {
  const basedOn = (await findTestRules(db, admin, testId))?.lastChange ?? 0;
  return changeRules(services, admin, { testId, change, basedOn }, NOW, waitedFor);
}

test("other marks change the results as the preview says, keep the old marks, tell the students and stand in the audit", async () => {
  const { testId, taken, first } = await buildTaken(2);
  const services = office();

  const preview = await previewRuleChange(db, admin, { testId, change: quarterOff });
  expect(preview.counts).toEqual({ results: 2, higher: 2, lower: 0, same: 0, passes: 0, fails: 0, byCategory: 0 });
  expect(preview.changes.map(({ studentName, before, after }) => [studentName, before.marks, after.marks])).toEqual([
    ["Student 001", 20, 21],
    ["Student 002", 20, 21],
  ]);
  expect((await resultOf(first.resultId)).marks).toBe(20);

  expect(await apply(testId, quarterOff, services)).toEqual({ kind: "changed", results: 2, changed: 2, isAll: true });
  for (const { resultId } of taken) expect(await resultOf(resultId)).toMatchObject({ marks: 21, possibleMarks: 48 });
  const [kept] = await db.select().from(resultChanges).where(eq(resultChanges.testResultId, first.resultId));
  expect(kept).toMatchObject({ oldMarks: 20, oldPossibleMarks: 48, marks: 21, possibleMarks: 48, createdAt: NOW });
  expect(services.sent.map(({ to, template }) => [to, template]).toSorted()).toEqual(
    taken.map(({ student }) => [student.email, "result-changed"]).toSorted(),
  );
  const props = mails["result-changed"].props.parse(services.sent[0]?.props);
  const { text } = renderMail("result-changed", props, "Lamplight");
  expect(text).toContain("Your marks: 1.67 of 4 before, 1.75 of 4 now.");
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, testId));
  expect(entry).toMatchObject({ action: "test.marks-changed", actorId: admin.userId, after: { results: 2 } });
});

test("a lower pass mark changes verdicts and no marks", async () => {
  const { testId, first } = await buildTaken(1, { pass: { kind: "percent", threshold: { percent: 50 } } });
  const services = office();
  expect(await resultOf(first.resultId)).toMatchObject({ marks: 20, isPassed: false });

  const { counts } = await previewRuleChange(db, admin, { testId, change: passAt(41.66) });
  expect(counts).toMatchObject({ same: 1, passes: 1, fails: 0 });
  await apply(testId, passAt(41.66), services);
  expect(await resultOf(first.resultId)).toMatchObject({ marks: 20, isPassed: true });
  expect(services.sent).toMatchObject([
    { props: { what: "pass", before: { isPassed: false }, after: { isPassed: true } } },
  ]);

  await apply(testId, { kind: "pass", pass: { kind: "none" } });
  expect(await resultOf(first.resultId)).toMatchObject({ isPassed: null });
});

test("a pass mark by category decides with what students have told, and nothing for the others", async () => {
  const { testId, taken, first } = await buildTaken(2);
  await tellCategory(db, first.student, { category: "SC", hasDisability: true });
  const threshold = { percent: 50, byCategory: { UR: 50, EWS: 50, OBC: 47, SC: 45, ST: 45 }, lessForDisability: 5 };

  const change: RuleChange = { kind: "pass", pass: { kind: "percent", threshold } };
  // The administrator could try out pass marks to learn who is of which category.
  const { counts, changes } = await previewRuleChange(db, admin, { testId, change });
  expect({ counts, changes }).toMatchObject({ counts: { passes: 0, fails: 0, byCategory: 2 }, changes: [] });
  await apply(testId, change);
  const verdicts = await Promise.all(taken.map(async ({ resultId }) => (await resultOf(resultId)).isPassed));
  expect(verdicts).toEqual([true, null]);

  await apply(testId, passAt(50));
  const verdictsBefore = async () => {
    const own = eq(resultChanges.testResultId, first.resultId);
    const changes = await db.select().from(resultChanges).where(own).orderBy(resultChanges.oldIsPassed);
    return changes.map(({ oldIsPassed, isPassed }) => [oldIsPassed, isPassed]);
  };
  expect(await verdictsBefore()).toEqual([
    [true, false],
    [null, true],
  ]);
  await deleteOwnCategory(db, first.student);
  expect(await verdictsBefore()).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await resultOf(first.resultId)).toMatchObject({ isPassed: false });
});

test("a voided question is right for everybody or left out, in results that are there and to come, and can be taken back", async () => {
  const { testId, deliveryId, first } = await buildTaken(1);
  const wrong = await questionAt(first.resultId, 2);
  const voidAs = (countedAs: "given-to-all" | "left-out" | null): RuleChange => ({
    kind: "void",
    questionId: wrong,
    countedAs,
  });

  const { counts } = await previewRuleChange(db, admin, { testId, change: voidAs("given-to-all") });
  expect(counts).toMatchObject({ results: 1, higher: 1 });
  await apply(testId, voidAs("given-to-all"));
  expect(await resultOf(first.resultId)).toMatchObject({ marks: 36, possibleMarks: 48 });
  const found = await findReview(db, first.student, first.attemptId, NOW);
  expect(found).toMatchObject({
    review: {
      changes: [{ at: NOW, what: "given-to-all", before: { marks: 20, possibleMarks: 48 } }],
      questions: [{}, { countedAs: "given-to-all" }, {}, {}],
    },
  });

  const later = await buildOpenAgain(testId, deliveryId, first.attemptId);
  await submitAttempt(db, later.student, later.attemptId, NOW);
  const [after] = await db.select().from(testResults).where(eq(testResults.attemptId, later.attemptId));
  expect(after).toMatchObject({ marks: 36, possibleMarks: 48 });

  await apply(testId, voidAs("left-out"));
  expect(await resultOf(first.resultId)).toMatchObject({ marks: 24, possibleMarks: 36 });
  expect(await apply(testId, voidAs("left-out"))).toEqual({ kind: "unchanged" });
  await apply(testId, voidAs(null));
  expect(await resultOf(first.resultId)).toMatchObject({ marks: 20, possibleMarks: 48 });
  expect(await db.$count(voidedQuestions, eq(voidedQuestions.testId, testId))).toBe(0);
});

function presetOf(id: string) {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error("There is no such preset.");
  return preset;
}

/** The same questions, answered in the same way by another student, and not submitted yet. */
async function buildOpenAgain(testId: Id<"test">, deliveryId: Id<"delivery">, like: Id<"attempt">) {
  const { student, attemptId } = await buildMarkedResult(db);
  await db.delete(testResults).where(eq(testResults.attemptId, attemptId));
  await db.update(attempts).set({ testId, deliveryId, state: "open" }).where(eq(attempts.id, attemptId));
  await db.execute(`update attempt_items as mine set version_id = theirs.version_id from attempt_items as theirs
    where mine.attempt_id = '${attemptId}' and theirs.attempt_id = '${like}' and theirs.position = mine.position`);
  return { student, attemptId };
}

test("a preset can be changed before anybody started it: the page before the start says so, and every form of it starts by that", async () => {
  const preset = presetOf("nmc-cbt-part-a");
  const { id: testId } = rowsOfPreset(preset, preset.version).test;
  const takes = (wrong: number): RuleChange => ({
    kind: "marks",
    marks: Object.fromEntries(preset.version.sections.map(({ id }) => [id, { ...THIRD_OFF, wrong }])),
  });
  expect(await apply(testId, takes(-3))).toMatchObject({ kind: "changed", results: 0 });
  const student = await buildStudent(db);
  const start = async (questions: number, size: "whole" | "shorter") => {
    await buildAreaQuestions(db, questions, ["nmc-cbt:numeracy"], { body: calculationBody });
    const taken = await findPresetToTake(db, preset.id, size);
    if (!taken) throw new Error("It is not offered.");
    const started = await startPreset(db, student, taken, taken.version, NOW, Math.random);
    if (started.kind !== "started") throw new Error(`It was ${started.kind}.`);
    await submitAttempt(db, student, started.attemptId, NOW);
  };
  await start(6, "shorter");
  expect(await findPreset(db, preset.id, student)).toMatchObject({ taken: { marks: { wrong: -3 } }, changedAt: NOW });
  expect(await listPresets(db, student, NOW)).toContainEqual(
    expect.objectContaining({ id: preset.id, marks: expect.objectContaining({ wrong: -3 }) }),
  );

  await apply(testId, takes(-4));
  await start(9, "whole");
  const rows = await db.select({ rules: deliveries.rules }).from(deliveries).where(eq(deliveries.testId, testId));
  expect(rows.map(({ rules }) => Object.values(DeliveryRules.parse(rules).marks).map(({ wrong }) => wrong))).toEqual(
    rows.map(() => preset.version.sections.map(() => -4)),
  );
});

test("a question that was asked without counting stays so when it is voided", async () => {
  const { testId, first } = await buildTaken(1);
  const asked = await questionAt(first.resultId, 2);
  const isOne = and(eq(testAnswers.testResultId, first.resultId), eq(testAnswers.position, 2));
  await db.update(testAnswers).set({ countedAs: "unscored" }).where(isOne);

  await apply(testId, { kind: "void", questionId: asked, countedAs: "given-to-all" });
  const [answer] = await db.select().from(testAnswers).where(isOne);
  expect(answer?.countedAs).toBe("unscored");
  expect(await resultOf(first.resultId)).toMatchObject({ marks: 24, possibleMarks: 36 });
});

test("a change that was previewed before another one is refused, and of two at once one wins", async () => {
  const { testId, first } = await buildTaken(1);
  const order = (change: RuleChange) => changeRules(office(), admin, { testId, change, basedOn: 0 }, NOW);

  const both = await Promise.all([order(quarterOff), order(passAt(10))]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(["changed", "stale"]);
  expect(await order({ kind: "void", questionId: await questionAt(first.resultId, 1), countedAs: "left-out" })).toEqual(
    {
      kind: "stale",
    },
  );
});

test("what does not fit the test, is so already or is about another test's question is refused and changes nothing", async () => {
  const { testId, first } = await buildTaken(1);
  const elsewhere = await questionAt((await buildMarkedResult(db)).resultId, 1);

  expect(await apply(testId, { kind: "marks", marks: { three: QUARTER_OFF } })).toMatchObject({
    kind: "invalid",
    errors: { "marks.three": "This test has no such section." },
  });
  expect(await apply(testId, { kind: "marks", marks: { one: THIRD_OFF } })).toEqual({ kind: "unchanged" });
  expect(await apply(testId, { kind: "void", questionId: elsewhere, countedAs: "left-out" })).toEqual({
    kind: "not-found",
  });
  expect(await apply(newId<"test">(), quarterOff)).toEqual({ kind: "not-found" });
  expect(await db.$count(ruleChanges, eq(ruleChanges.testId, testId))).toBe(0);
  expect((await resultOf(first.resultId)).marks).toBe(20);
});

test("whose score is not released hears nothing, and is marked all the same", async () => {
  const { testId, first } = await buildTaken(1, { release: { score: "by-hand", solutions: "by-hand" } });
  const services = office();

  expect(await apply(testId, quarterOff, services)).toMatchObject({ kind: "changed", changed: 1 });
  expect(services.sent).toEqual([]);
  expect((await resultOf(first.resultId)).marks).toBe(21);
});

test("many results are left to a job, which goes on where a killed process ended and tells nobody twice", async () => {
  const { testId, taken } = await buildTaken(5);
  const services = office();

  expect(await apply(testId, quarterOff, services, 2)).toMatchObject({ results: 2, isAll: false });
  expect(services.left).toHaveLength(1);
  const [rest] = services.left;
  if (!rest) throw new Error("Nothing is left.");
  const dying = {
    ...services,
    queue: {
      enqueue: async () => {
        throw new Error("The process was killed.");
      },
    },
  };
  await expect(finishRuleChange(dying, rest, NOW)).rejects.toThrow();
  await Promise.all([finishRuleChange(services, rest, NOW), finishRuleChange(services, rest, NOW)]);
  await finishRuleChange(services, rest, NOW);

  expect(services.sent.map(({ to }) => to).toSorted()).toEqual(taken.map(({ student }) => student.email).toSorted());
  const [change] = await db.select().from(ruleChanges).where(eq(ruleChanges.testId, testId));
  expect(change).toMatchObject({ results: 5, changed: 5, finishedAt: NOW });
});

test("a job marks by what holds when it runs, not by what it was left for", async () => {
  const { testId, taken } = await buildTaken(3);
  const services = office();
  await apply(testId, quarterOff, services, 1);
  const half: RuleChange = { kind: "marks", marks: { one: { ...THIRD_OFF, wrong: -6 }, two: THIRD_OFF } };
  await apply(testId, half);

  for (const rest of services.left) await finishRuleChange(services, rest, NOW);
  for (const { resultId } of taken) expect((await resultOf(resultId)).marks).toBe(18);
});

test("a submission that runs while the marks change has the new ones, whichever is first", async () => {
  const { testId, deliveryId, first } = await buildTaken(1);
  const open = await Promise.all(Array.from({ length: 6 }, () => buildOpenAgain(testId, deliveryId, first.attemptId)));

  await Promise.all([
    ...open.slice(0, 3).map(({ student, attemptId }) => submitAttempt(db, student, attemptId, NOW)),
    apply(testId, quarterOff),
    ...open.slice(3).map(({ student, attemptId }) => submitAttempt(db, student, attemptId, NOW)),
  ]);
  const results = await db
    .select({ marks: testResults.marks })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(eq(attempts.testId, testId));
  expect(results.map(({ marks }) => marks)).toEqual(Array.from({ length: 7 }, () => 21));
});

const someMarks = fc.record(
  {
    by: fc.constantFrom("questions" as const, "points" as const),
    right: fc.integer({ min: 1, max: 24 }),
    wrong: fc.integer({ min: -12, max: 0 }),
    omitted: fc.integer({ min: -6, max: 0 }),
  },
  { noNullPrototype: true },
);

test("after any changes every stored total is the sum of what its answers give, and everything taken back is as before", async () => {
  const { testId, first } = await buildTaken(1);
  const { resultId } = first;
  const questionIds = await Promise.all([1, 2, 3, 4].map((position) => questionAt(resultId, position)));
  const voiding = fc.record(
    {
      kind: fc.constant("void" as const),
      questionId: fc.constantFrom(...questionIds),
      countedAs: fc.constantFrom("given-to-all" as const, "left-out" as const, null),
    },
    { noNullPrototype: true },
  );
  const marking = fc.record(
    {
      kind: fc.constant("marks" as const),
      marks: fc.record({ one: someMarks, two: someMarks }, { noNullPrototype: true }),
    },
    { noNullPrototype: true },
  );
  const changes = fc.array(fc.oneof(voiding, marking), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(changes, async (sequence) => {
      for (const change of sequence) await apply(testId, change);
      const rules = (await findTestRules(db, admin, testId))?.rules;
      const answers = await db
        .select()
        .from(testAnswers)
        .where(eq(testAnswers.testResultId, resultId))
        .orderBy(asc(testAnswers.position));
      const parts = answers.map(({ section, earned, isAnswered, countedAs }) => {
        const marks = rules?.marks[section === 1 ? "one" : "two"];
        if (!marks || countedAs === "left-out") return { marks: 0, possible: 0 };
        if (countedAs === "given-to-all") return { marks: marks.right, possible: marks.right };
        if (!isAnswered) return { marks: marks.omitted, possible: marks.right };
        return { marks: earned === 1 ? marks.right : marks.wrong, possible: marks.right };
      });
      expect(await resultOf(resultId)).toMatchObject({
        marks: parts.reduce((sum, { marks }) => sum + marks, 0),
        possibleMarks: parts.reduce((sum, { possible }) => sum + possible, 0),
      });
    }),
    { numRuns: 15 },
  );
  for (const questionId of questionIds) await apply(testId, { kind: "void", questionId, countedAs: null });
  await apply(testId, { kind: "marks", marks: { one: THIRD_OFF, two: THIRD_OFF } });
  expect(await resultOf(resultId)).toMatchObject({ marks: 20, possibleMarks: 48 });
  expect(await db.$count(testVersions, eq(testVersions.id, first.testVersionId))).toBe(1);
});
