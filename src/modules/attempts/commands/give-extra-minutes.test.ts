import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { attemptSections, attempts, auditEntries, extraMinutes, testAnswers, testResults } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { buildInstituteTest, buildQuestions, fixedSection } from "../../../testing/build-institute-test.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findOpenAttempt } from "../queries/open-attempt.server.ts";
import { findReview } from "../queries/review.server.ts";
import { closeOverdueAttempts } from "./close-overdue-attempts.server.ts";
import { giveExtraMinutes } from "./give-extra-minutes.server.ts";
import { recordSectionAct } from "./record-section-act.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { startInstituteTest } from "./start-attempt.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const START = new Date("2026-03-01T09:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const MINUTE = 60_000;
const admin = await buildAdmin(db);

async function start(testId: Id<"test">, minutes = 0, student?: Student) {
  const taker = student ?? (await buildStudent(db));
  const started = await startInstituteTest(db, taker, testId, at(minutes), Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  const { attemptId } = started;
  const save = async (position: number, now: number, { ago = 0, chosen = "a" } = {}) => {
    const one = { position, basedOn: 0, answer: { chosen }, ageMs: ago * MINUTE };
    const result = await saveAnswers(db, taker, attemptId, [one], at(now));
    return result.kind === "received" ? result.saved[0]?.kind : result.kind;
  };
  // As its page does: from now on this process knows all that never changes of it.
  await findOpenAttempt(db, taker, attemptId, at(minutes));
  return { student: taker, attemptId, save };
}

const give = (
  testId: Id<"test">,
  minutes: number,
  now: number,
  over: Partial<Parameters<typeof giveExtraMinutes>[2]> = {},
) =>
  giveExtraMinutes(
    db,
    admin,
    { testId, attemptId: null, giftId: newId(), minutes, reason: "The power failed.", isConfirmed: true, ...over },
    at(now),
  );

async function stored(attemptId: Id<"attempt">) {
  const [row] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  if (!row) throw new Error("There is no attempt.");
  return { state: row.state, minutes: (row.closesAt.getTime() - START.getTime()) / MINUTE, extra: row.extraMinutes };
}

/** Three sections of a question each and ten minutes, one after the other. */
async function buildSectioned(onEarlyEnd: "next" | "wait" = "next") {
  const questions = await buildQuestions(db, 3);
  const sections = questions.map((question, index) =>
    fixedSection(`part-${index + 1}`, [question], { minutes: 10, onEarlyEnd }),
  );
  return buildInstituteTest(db, { sections, version: { minutes: null, leavingASection: "closes" } });
}

test("all who are in the test get the minutes, whoever is out of it or out of time does not, and the audit says how many and why", async () => {
  const { testId, title } = await buildInstituteTest(db);
  const [first, second, early, done] = [
    await start(testId),
    await start(testId, 5),
    await start(testId, -40),
    await start(testId),
  ];
  await done.save(1, 1);
  await submitAttempt(db, done.student, done.attemptId, at(2));

  expect(await give(testId, 10, 20, { isConfirmed: false })).toEqual({ kind: "to-confirm", students: 2 });
  expect(await stored(first.attemptId)).toMatchObject({ minutes: 30, extra: 0 });
  expect(await give(testId, 10, 20)).toEqual({ kind: "given", students: 2 });

  expect(await stored(first.attemptId)).toEqual({ state: "open", minutes: 40, extra: 10 });
  expect(await stored(second.attemptId)).toEqual({ state: "open", minutes: 45, extra: 10 });
  expect(await stored(early.attemptId)).toEqual({ state: "open", minutes: -10, extra: 0 });
  expect(await stored(done.attemptId)).toMatchObject({ state: "submitted", extra: 0 });
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, testId));
  expect(entry).toMatchObject({
    ...{ action: "test.extra-minutes", subjectName: title },
    after: { minutes: 10, students: 2, reason: "The power failed." },
  });
});

test("one student gets them alone, a form sent twice gives them once, and nobody is not a gift", async () => {
  const { testId } = await buildInstituteTest(db);
  const [one, other] = [await start(testId), await start(testId)];
  const giftId = newId<"gift">();

  const gifts = [1, 2].map(() => give(testId, 15, 10, { giftId, attemptId: one.attemptId }));
  expect(await Promise.all(gifts)).toEqual([1, 2].map(() => ({ kind: "given", students: 1 })));
  expect([await stored(one.attemptId), await stored(other.attemptId)]).toMatchObject([
    { minutes: 45 },
    { minutes: 30 },
  ]);
  expect(await give(testId, 5, 12, { attemptId: one.attemptId })).toEqual({ kind: "given", students: 1 });
  expect(await stored(one.attemptId)).toMatchObject({ minutes: 50, extra: 20 });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, one.student.studentId));
  expect(entries.map(({ action }) => action)).toEqual(["student.extra-minutes", "student.extra-minutes"]);

  const { testId: elsewhere } = await buildInstituteTest(db);
  expect(await give(elsewhere, 5, 12)).toEqual({ kind: "nobody" });
  expect(await give(elsewhere, 5, 12, { attemptId: one.attemptId })).toEqual({ kind: "nobody" });
  const { testId: untimed } = await buildInstituteTest(db, { version: { minutes: null } });
  const free = await start(untimed);
  expect(await give(untimed, 5, 12)).toEqual({ kind: "nobody" });
  expect(await db.$count(extraMinutes, eq(extraMinutes.attemptId, free.attemptId))).toBe(0);
});

test("answers count until the new end and its grace, the closer waits for it, and the review says how many minutes were given", async () => {
  const { testId } = await buildInstituteTest(db);
  const { student, attemptId, save } = await start(testId);
  await give(testId, 10, 29);

  expect(await save(1, 39.9)).toBe("saved");
  expect(await save(2, 40.5, { ago: 1 })).toBe("saved");
  await closeOverdueAttempts(db, at(40.9));
  expect(await stored(attemptId)).toMatchObject({ state: "open" });
  expect(await save(3, 40.5)).toBe("late");
  await closeOverdueAttempts(db, at(41.1));

  expect(await stored(attemptId)).toMatchObject({ state: "submitted", extra: 10 });
  const found = await findReview(db, student, attemptId, at(42));
  expect(found).toMatchObject({ review: { extraMinutes: 10, timeTaken: 40 * 60, totals: { correctCount: 2 } } });
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(await db.$count(testAnswers, eq(testAnswers.testResultId, result?.id ?? newId()))).toBe(3);
});

test("a page whose clock runs out without knowing of them does not submit, the student still can", async () => {
  const { testId } = await buildInstituteTest(db);
  const { student, attemptId, save } = await start(testId);
  await give(testId, 10, 29);
  await save(1, 30);

  expect(await submitAttempt(db, student, attemptId, at(30), { isByClock: true })).toEqual({ kind: "running" });
  expect(await submitAttempt(db, student, attemptId, at(30))).toMatchObject({ kind: "submitted" });
  const { testId: other } = await buildInstituteTest(db);
  const plain = await start(other);
  await plain.save(1, 1);
  expect(await submitAttempt(db, plain.student, plain.attemptId, at(29.99), { isByClock: true })).toMatchObject({
    kind: "submitted",
  });
});

test("the section that is open gets them, and a device that did not know loses nothing that it answered in the next ones", async () => {
  const { testId } = await buildSectioned();
  const { student, attemptId, save } = await start(testId);
  expect(await give(testId, 5, 8)).toEqual({ kind: "given", students: 1 });
  expect(await stored(attemptId)).toMatchObject({ minutes: 35 });

  const page = await findOpenAttempt(db, student, attemptId, at(9));
  expect(page).toMatchObject({ attempt: { extra: [{ at: +at(8), ms: 5 * MINUTE }] } });
  expect(await save(1, 14)).toBe("saved");

  // Its own clock closed the first section after ten minutes, and the student the second one by hand, all without network.
  const device = await start(testId, 0);
  await give(testId, 5, 8, { attemptId: device.attemptId });
  const act = { section: 2, act: "close" as const, ageMs: 3 * MINUTE };
  expect(await device.save(2, 14, { ago: 3 })).toBe("saved");
  await recordSectionAct(db, device.student, device.attemptId, act, at(16));
  expect(await device.save(3, 16, { ago: 2 })).toBe("saved");
  const rows = await db
    .select({ closedAt: attemptSections.closedAt })
    .from(attemptSections)
    .where(eq(attemptSections.attemptId, device.attemptId))
    .orderBy(attemptSections.section);
  expect(rows.map(({ closedAt }) => closedAt)).toEqual([at(10), at(13), null]);
});

test("closing a section afterwards keeps what the others were given", async () => {
  const { testId } = await buildSectioned("wait");
  const { student, attemptId } = await start(testId);
  await give(testId, 6, 15);
  expect(await stored(attemptId)).toMatchObject({ minutes: 36 });

  await recordSectionAct(db, student, attemptId, { section: 2, act: "close", ageMs: 0 }, at(24));
  expect(await stored(attemptId)).toMatchObject({ minutes: 34 });
});

test("whoever submits at the same moment is either out or has the minutes", async () => {
  const { testId } = await buildInstituteTest(db);
  const takers = await Promise.all(Array.from({ length: 8 }, () => start(testId)));
  for (const { save } of takers) await save(1, 1);

  const [given] = await Promise.all([
    give(testId, 10, 20),
    ...takers.map(({ student, attemptId, save }, index) =>
      index % 2 === 0 ? submitAttempt(db, student, attemptId, at(20)) : save(2, 20),
    ),
  ]);

  const after = await Promise.all(takers.map(({ attemptId }) => stored(attemptId)));
  const lengthened = after.filter(({ extra }) => extra === 10);
  expect(given).toEqual({ kind: "given", students: lengthened.length });
  expect(after.filter(({ state }) => state === "open").every(({ extra }) => extra === 10)).toBe(true);
});
