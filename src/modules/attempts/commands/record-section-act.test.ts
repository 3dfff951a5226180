import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { attemptItems, attemptSections, attempts } from "../../../db/schema.ts";
import { buildStudent } from "../../../testing/build.ts";
import { buildSectionedAttempt } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findOpenAttempt } from "../queries/open-attempt.server.ts";
import { findReview } from "../queries/review.server.ts";
import type { SectionAct } from "../save-protocol.ts";
import { recordSectionAct } from "./record-section-act.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const START = new Date("2026-03-01T09:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const MINUTE = 60_000;

/** Two sections of two questions and ten minutes each; a section that is closed cannot be entered again. */
const build = (over: Parameters<typeof buildSectionedAttempt>[1] = {}) =>
  buildSectionedAttempt(db, { startedAt: START, ...over });

const save = (
  student: Student,
  attemptId: Awaited<ReturnType<typeof build>>["attemptId"],
  position: number,
  now: Date,
  ageMs = 0,
) => saveAnswers(db, student, attemptId, [{ position, basedOn: 0, answer: { chosen: "a" }, ageMs }], now);

const kindOf = async (saving: ReturnType<typeof save>) => {
  const result = await saving;
  return result.kind === "received" ? result.saved[0]?.kind : result.kind;
};

const close = (section: number, ageMs = 0): SectionAct => ({ section, act: "close", ageMs });

async function timesOf(attemptId: Awaited<ReturnType<typeof build>>["attemptId"]) {
  const rows = await db
    .select()
    .from(attemptSections)
    .where(eq(attemptSections.attemptId, attemptId))
    .orderBy(attemptSections.section);
  return rows.map(({ opensAt, endsAt }) => [opensAt, endsAt]);
}

test("only the section that is open takes answers, by when they were given", async () => {
  const { student, attemptId } = await build();

  expect(await kindOf(save(student, attemptId, 1, at(1)))).toBe("saved");
  expect(await kindOf(save(student, attemptId, 3, at(1)))).toBe("late");
  expect(await kindOf(save(student, attemptId, 2, at(10.5), MINUTE))).toBe("saved");
  expect(await kindOf(save(student, attemptId, 3, at(11)))).toBe("saved");
});

test("an answer that was given while its section was open counts after a long silence, and not when other answers have come since", async () => {
  const { student, attemptId } = await build();

  expect(await kindOf(save(student, attemptId, 1, at(15), 7 * MINUTE))).toBe("saved");
  expect(await kindOf(save(student, attemptId, 2, at(15.1), 7 * MINUTE))).toBe("late");
});

test("closing a section opens the next one and ends the test earlier; the first act that arrives counts", async () => {
  const { student, attemptId } = await build();

  const first = await recordSectionAct(db, student, attemptId, close(1), at(4));
  expect(first).toEqual({
    kind: "accepted",
    events: [
      { closedAt: +at(4), breakEndedAt: null },
      { closedAt: null, breakEndedAt: null },
    ],
  });
  expect(await timesOf(attemptId)).toEqual([
    [START, at(4)],
    [at(4), at(14)],
  ]);
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  expect(attempt?.closesAt).toEqual(at(14));
  expect(await recordSectionAct(db, student, attemptId, close(1, MINUTE), at(5))).toEqual(first);
  expect(await kindOf(save(student, attemptId, 1, at(6)))).toBe("late");
  expect(await kindOf(save(student, attemptId, 4, at(6)))).toBe("saved");
});

test("a section closed without network is closed as of then, but not before an answer that was acknowledged", async () => {
  const [one, other] = [await build(), await build()];

  await recordSectionAct(db, one.student, one.attemptId, close(1, 3 * MINUTE), at(8));
  expect((await timesOf(one.attemptId))[0]).toEqual([START, at(5)]);

  await save(other.student, other.attemptId, 1, at(7));
  await recordSectionAct(db, other.student, other.attemptId, close(1, 3 * MINUTE), at(8));
  expect((await timesOf(other.attemptId))[0]?.[1]?.getTime()).toBe(at(7).getTime() + 1);
});

test("nobody else's section is closed, none that is not open, and none of a test whose sections stay open", async () => {
  const { student, attemptId } = await build();
  const stranger = await buildStudent(db);
  expect(await recordSectionAct(db, stranger, attemptId, close(1), at(1))).toEqual({ kind: "closed" });
  expect(await recordSectionAct(db, student, newId(), close(1), at(1))).toEqual({ kind: "closed" });
  expect(await recordSectionAct(db, student, attemptId, close(1), at(30))).toEqual({ kind: "closed" });
  expect(await recordSectionAct(db, student, attemptId, close(1, 60 * MINUTE), at(1))).toMatchObject({
    kind: "impossible",
    errors: { ageMs: expect.any(String) },
  });
  const nothing = { kind: "accepted", events: [{ closedAt: null }, { closedAt: null }] };
  expect(await recordSectionAct(db, student, attemptId, close(2), at(1))).toMatchObject(nothing);
  expect(await recordSectionAct(db, student, attemptId, close(9), at(1))).toMatchObject(nothing);
  const open = await build({ leavingASection: "may-return" });
  expect(await recordSectionAct(db, open.student, open.attemptId, close(1), at(1))).toMatchObject(nothing);
  expect(await kindOf(save(open.student, open.attemptId, 3, at(1)))).toBe("saved");
});

test("a break is over when it is ended by hand, or by its clock", async () => {
  const { student, attemptId } = await build({ breakMinutes: 5 });
  await recordSectionAct(db, student, attemptId, close(1), at(4));
  expect((await timesOf(attemptId))[1]?.[0]).toEqual(at(9));

  await recordSectionAct(db, student, attemptId, { section: 1, act: "end-break", ageMs: 0 }, at(6));
  expect((await timesOf(attemptId))[1]).toEqual([at(6), at(16)]);
});

test("a break cannot be ended before it begins, while the time of its section is waited for", async () => {
  const { student, attemptId } = await build({ breakMinutes: 5, onEarlyEnd: "wait" });
  await recordSectionAct(db, student, attemptId, close(1), at(4));
  const endBreak = { section: 1, act: "end-break" as const, ageMs: 0 };

  await recordSectionAct(db, student, attemptId, endBreak, at(6));
  expect((await timesOf(attemptId))[1]?.[0]).toEqual(at(15));
  await recordSectionAct(db, student, attemptId, endBreak, at(11));
  expect((await timesOf(attemptId))[1]?.[0]).toEqual(at(11));
});

test("questions of a section that is sent later are not in the page before it opens", async () => {
  const { student, attemptId } = await build({ content: "by-section" });
  const positionsAt = async (now: Date) => {
    const found = await findOpenAttempt(db, student, attemptId, now);
    if (found.kind !== "open") throw new Error(found.kind);
    expect(found.attempt.sections.map(({ first, questionCount }) => [first, questionCount])).toEqual([
      [1, 2],
      [3, 2],
    ]);
    return found.attempt.questions.map(({ position }) => position);
  };
  expect(await positionsAt(at(9.9))).toEqual([1, 2]);
  expect(await positionsAt(at(10))).toEqual([1, 2, 3, 4]);
});

test("a question that was left in a forward-only section is final", async () => {
  const { student, attemptId } = await build({ navigation: "forward" });
  const first = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0, seconds: 40 };

  await saveAnswers(db, student, attemptId, [first], at(1), { left: [{ position: 1, ageMs: 0 }] });

  expect(await kindOf(save(student, attemptId, 1, at(2)))).toBe("saved");
  const changed = [{ position: 1, basedOn: 1, answer: { chosen: "b" }, ageMs: 0 }];
  expect(await saveAnswers(db, student, attemptId, changed, at(2))).toMatchObject({ saved: [{ kind: "late" }] });
  const [item] = await db
    .select()
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  expect(item).toMatchObject({ answer: { chosen: "a" }, finalAt: at(1), seconds: 40 });
});

test("answers that come before the act that closes their section are kept and then count", async () => {
  const { student, attemptId } = await build();
  const ofBothSections = (now: number) => [
    { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: (now - 3) * MINUTE },
    { position: 3, basedOn: 0, answer: { chosen: "a" }, ageMs: (now - 5) * MINUTE },
  ];
  const kinds = { saved: [{ kind: "saved" }, { kind: "late", isKept: true }] };
  expect(await saveAnswers(db, student, attemptId, ofBothSections(7), at(7))).toMatchObject(kinds);

  await recordSectionAct(db, student, attemptId, close(1, 4 * MINUTE), at(8));
  const again = await saveAnswers(db, student, attemptId, ofBothSections(8), at(8));
  expect(again).toMatchObject({ saved: [{ kind: "saved" }, { kind: "saved" }] });

  await submitAttempt(db, student, attemptId, at(9));
  const found = await findReview(db, student, attemptId, at(10));
  const questions = found.kind === "review" ? found.review.questions : [];
  expect(questions.map(({ isAnswered, late }) => [isAnswered, late])).toEqual([
    [true, null],
    [false, null],
    [true, null],
    [false, null],
  ]);
});

test("the result says how many answers counted that came long after their section was over, and no others", async () => {
  const { student, attemptId } = await build();
  await save(student, attemptId, 1, at(3));
  // Within the grace of the section, and long after it.
  await save(student, attemptId, 1, at(10.5), MINUTE);
  await save(student, attemptId, 2, at(14), 3.4 * MINUTE);
  await save(student, attemptId, 3, at(15));
  expect(await afterSilence(student, attemptId)).toBe(0);

  const offline = await build();
  const ages = [12, 11, 1];
  const saves = ages.map((age, index) => ({
    position: index + 1,
    basedOn: 0,
    answer: { chosen: "a" },
    ageMs: age * MINUTE,
  }));
  await saveAnswers(db, offline.student, offline.attemptId, saves, at(15));
  expect(await afterSilence(offline.student, offline.attemptId)).toBe(2);
});

async function afterSilence(student: Student, attemptId: Awaited<ReturnType<typeof build>>["attemptId"]) {
  await submitAttempt(db, student, attemptId, at(16));
  const found = await findReview(db, student, attemptId, at(17));
  return found.kind === "review" ? found.review.afterSilenceCount : null;
}
