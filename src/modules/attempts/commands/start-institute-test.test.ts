import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  questions,
  questionVersions,
  testReopenings,
  testResults,
  tests,
} from "../../../db/schema.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import {
  buildInstituteTest,
  buildQuestions,
  fixedSection,
  takeInstituteTest,
} from "../../../testing/build-institute-test.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { createTest } from "../../tests/commands/create-test.server.ts";
import { publishTest } from "../../tests/commands/publish-test.server.ts";
import { saveDraft } from "../../tests/commands/save-draft.server.ts";
import { sectionOf } from "../../tests/presets/preset.ts";
import { findInstituteTest } from "../../tests/queries/find-institute-test.server.ts";
import { findOpenAttempt } from "../queries/open-attempt.server.ts";
import { discardAttempt } from "./discard-attempt.server.ts";
import { startInstituteTest } from "./start-attempt.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const start = (student: Student, testId: Id<"test">, now = NOW) =>
  startInstituteTest(db, student, testId, now, Math.random);

async function started(student: Student, testId: Id<"test">, now = NOW): Promise<Id<"attempt">> {
  const result = await start(student, testId, now);
  if (result.kind !== "started") throw new Error(result.kind);
  return result.attemptId;
}

async function takeOnce(student: Student, testId: Id<"test">, now = NOW): Promise<void> {
  await submitAttempt(db, student, await started(student, testId, now), new Date(now.getTime() + 60_000));
}

const reopen = (testId: Id<"test">, { studentId }: Student) =>
  db
    .insert(testReopenings)
    .values({ id: newId<"reopening">(), testId, studentId, reason: "The power failed.", createdAt: NOW });

async function askedIn(attemptId: Id<"attempt">) {
  const rows = await db
    .select({ questionId: questionVersions.questionId })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.map(({ questionId }) => questionId);
}

test("a test of the institute asks its questions in their order, and the attempt points at what was published", async () => {
  const student = await buildStudent(db);
  const built = await buildInstituteTest(db, { questions: (await buildQuestions(db, 4)).toReversed() });

  const attemptId = await started(student, built.testId);

  expect(await askedIn(attemptId)).toEqual(built.questions.map(({ questionId }) => questionId));
  const [row] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  expect(row).toMatchObject({
    testId: built.testId,
    testVersionId: built.versionId,
    deliveryId: built.deliveryId,
    closesAt: later(30),
  });
  expect(await findOpenAttempt(db, student, attemptId, NOW)).toMatchObject({
    attempt: { test: { kind: "titled", title: built.title } },
  });
  expect(await start(student, built.testId)).toEqual({ kind: "resumed", attemptId });
});

test("its rules may draw reserved questions", async () => {
  const area = unique("area");
  const reserved = await buildAreaQuestions(db, 3, [area], { isReserved: true });
  const { testId } = await buildInstituteTest(db, { sections: [sectionOf("drawn", "Drawn", null, [[3, area]])] });

  const asked = await askedIn(await started(await buildStudent(db), testId));

  expect(asked.toSorted()).toEqual(reserved.map(({ questionId }) => questionId).toSorted());
});

test("a draft, an archived test, one of another course and one that never was are not offered", async () => {
  const student = await buildStudent(db, { course: "NCLEX-RN" });
  const draft = await buildInstituteTest(db, { test: { publishedAt: null } });
  const archived = await buildInstituteTest(db, { test: { archivedAt: NOW } });
  const other = await buildInstituteTest(db, { delivery: { course: "NORCET" } });
  const own = await buildInstituteTest(db, { delivery: { course: "NCLEX-RN" } });

  for (const testId of [draft.testId, archived.testId, other.testId, newId<"test">()]) {
    expect(await start(student, testId)).toEqual({ kind: "not-offered" });
  }
  expect((await start(student, own.testId)).kind).toBe("started");
});

test("nobody starts before it opens or once it has closed, and who has started keeps the full time", async () => {
  const student = await buildStudent(db);
  const [opensAt, closesAt] = [later(10), later(20)];
  const { testId } = await buildInstituteTest(db, { delivery: { opensAt, closesAt } });

  expect(await start(student, testId, later(9))).toEqual({ kind: "not-open", opensAt });
  const attemptId = await started(student, testId, later(19));
  expect(await start(student, testId, later(40))).toEqual({ kind: "resumed", attemptId });
  expect(await findOpenAttempt(db, student, attemptId, later(40))).toMatchObject({ attempt: { closesAt: later(49) } });
  expect(await start(await buildStudent(db), testId, closesAt)).toEqual({ kind: "closed", closedAt: closesAt });
});

test("one that was overdue is closed by the next start, which then has no attempt left", async () => {
  const student = await buildStudent(db);
  const { testId } = await buildInstituteTest(db, { delivery: { attemptsMax: 1 } });
  const attemptId = await started(student, testId);

  expect(await start(student, testId, later(60))).toEqual({ kind: "attempts-used", allowed: 1 });
  const [row] = await db.select({ state: attempts.state }).from(attempts).where(eq(attempts.id, attemptId));
  expect(row?.state).toBe("expired");
});

test("attempts are counted, also when they were discarded after a look at the questions, and nobody's count for somebody else", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { testId } = await buildInstituteTest(db, { delivery: { attemptsMax: 2 } });

  await discardAttempt(db, student, await started(student, testId), NOW);
  await takeOnce(student, testId, later(5));

  expect(await start(student, testId, later(10))).toEqual({ kind: "attempts-used", allowed: 2 });
  expect((await start(other, testId)).kind).toBe("started");
});

test("many starts at the same time make one attempt, and the last attempt is not given twice", async () => {
  const student = await buildStudent(db);
  const { testId } = await buildInstituteTest(db, { delivery: { attemptsMax: 1 } });

  const results = await Promise.all(Array.from({ length: 8 }, () => start(student, testId)));
  expect(results.map(({ kind }) => kind).toSorted()).toEqual([...Array(7).fill("resumed"), "started"]);

  const attemptId = await db.$count(attempts, eq(attempts.testId, testId));
  expect(attemptId).toBe(1);
  const [row] = await db.select({ id: attempts.id }).from(attempts).where(eq(attempts.testId, testId));
  if (!row) throw new Error("There is no attempt.");
  // Submitted while others start: whoever comes too late for the open one must not get another.
  const [, ...again] = await Promise.all([
    submitAttempt(db, student, row.id, later(1)),
    ...Array.from({ length: 8 }, () => start(student, testId, later(1))),
  ]);
  for (const result of again) expect(["resumed", "attempts-used"]).toContain(result.kind);
  expect(await db.$count(attempts, eq(attempts.testId, testId))).toBe(1);
});

test("a re-opening is one more attempt for one student, also after the test has closed", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const closesAt = later(20);
  const { testId } = await buildInstituteTest(db, { delivery: { closesAt, attemptsMax: 1 } });
  await takeOnce(student, testId);
  await takeOnce(other, testId);

  await reopen(testId, student);

  await takeOnce(student, testId, later(60));
  expect(await start(student, testId, later(120))).toEqual({ kind: "closed", closedAt: closesAt });
  expect(await start(other, testId, later(60))).toEqual({ kind: "closed", closedAt: closesAt });

  await reopen(testId, other);
  await db.update(deliveries).set({ closesAt: null }).where(eq(deliveries.testId, testId));
  await takeOnce(other, testId, later(60));
  expect(await start(other, testId, later(120))).toEqual({ kind: "attempts-used", allowed: 2 });
});

test("a test with a withdrawn question does not start, and an attempt at it goes on", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { testId, questions: built } = await buildInstituteTest(db);
  const attemptId = await started(student, testId);
  const [first] = built;
  if (!first) throw new Error("There is no question.");

  await db.update(questions).set({ withdrawnAt: NOW }).where(eq(questions.id, first.questionId));

  expect(await start(other, testId)).toEqual({ kind: "no-questions" });
  expect(await start(student, testId)).toEqual({ kind: "resumed", attemptId });
});

test("what another version asked before stays with its attempts", async () => {
  const student = await buildStudent(db);
  const { testId, versionId, questions: built } = await buildInstituteTest(db);
  const first = await started(student, testId);
  const next = await buildInstituteTest(db, { sections: [fixedSection("other", await buildQuestions(db, 2))] });
  await db.update(tests).set({ versionId: next.versionId }).where(eq(tests.id, testId));

  expect(await start(student, testId)).toEqual({ kind: "resumed", attemptId: first });
  await submitAttempt(db, student, first, NOW);
  const second = await started(student, testId, later(1));

  expect([(await askedIn(first)).length, (await askedIn(second)).length]).toEqual([built.length, 2]);
  const rows = await db
    .select({ versionId: attempts.testVersionId })
    .from(attempts)
    .where(eq(attempts.testId, testId))
    .orderBy(attempts.startedAt);
  expect(rows.map((row) => row.versionId)).toEqual([versionId, next.versionId]);
});

test("an inactive student starts nothing", async () => {
  const { testId } = await buildInstituteTest(db);
  expect(await start(await buildStudent(db, { status: "Inactive" }), testId)).toEqual({ kind: "inactive" });
});

test("what was written and published in the administration is what a student starts and gets marks for", async () => {
  const [admin, student] = [await buildAdmin(db), await buildStudent(db)];
  const origin = { kind: "blank", sectionTitle: "Section 1" } as const;
  const created = await createTest(db, admin, { title: unique("Weekly"), origin }, NOW);
  if (created.kind !== "created") throw new Error(created.kind);
  const target = { testId: created.testId, basedOn: null };
  const draft = await findInstituteTest(db, admin, created.testId);
  const sectionId = draft?.draft.sections[0]?.id ?? "";
  const ids = (await buildQuestions(db, 3)).map(({ questionId }) => questionId);
  await saveDraft(db, admin, target, { kind: "add-questions", sectionId, ids }, NOW);
  expect(await start(student, created.testId)).toEqual({ kind: "not-offered" });

  expect(await publishTest(db, admin, target, NOW)).toEqual({ kind: "published" });

  const attemptId = await takeInstituteTest(db, student, created.testId, { right: 2, at: NOW });
  expect(await askedIn(attemptId)).toEqual(ids);
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ score: 67, marks: 24, possibleMarks: 36 });
});
