import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import { openDatabase } from "../../db/client.ts";
import { adaptiveResults, attemptItems, attempts, questions, testAnswers, testResults } from "../../db/schema.ts";
import { parseQuestionBody } from "../../items/registry/models.ts";
import { buildLesson, buildStudent } from "../../testing/build.ts";
import { buildAdaptiveBank, startAdaptive } from "../../testing/build-adaptive.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { createDatabase } from "../../testing/other-databases.ts";
import { waitingForLocks } from "../../testing/waiting-for-locks.ts";
import type { Student } from "../accounts/viewer.ts";
import { makeBank } from "../adaptive/make-banks.server.ts";
import { AdaptiveDetails } from "../adaptive/outcome.ts";
import { loadBank } from "../adaptive/queries/find-bank.server.ts";
import { findPresetOffer, findPresetToTake } from "../tests/queries/preset-offers.server.ts";
import { adaptivePlanOf } from "../tests/test-version.ts";
import { askNext, findFollowing, openWithNext } from "./commands/ask-next.server.ts";
import { closeOverdueAttempts } from "./commands/close-overdue-attempts.server.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";

// A database of its own: the bank is about all questions of an installation.
const { url } = await createDatabase();
const database = await openDatabase({ url });
// Another process, which shares nothing but the database.
const other = await openDatabase({ url });
const { db } = database;
afterAll(() => Promise.all([database.close(), other.close()]));

const START = new Date("2026-11-26T08:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

beforeAll(() => buildAdaptiveBank(db, 6, START));

async function begin(seed = 1): Promise<{ student: Student; attemptId: Id<"attempt"> }> {
  const student = await buildStudent(db);
  return { student, attemptId: await startAdaptive(db, student, START, { random: seededRandom(seed) }) };
}

async function openOf(student: Student, attemptId: Id<"attempt">, now = at(1)) {
  const found = await openWithNext(db, student, attemptId, now);
  return found.kind === "open" ? found.attempt : null;
}

/** Answers the question that is open, leaves it, and returns what the page gets. */
async function answerAndLeave(
  student: Student,
  attemptId: Id<"attempt">,
  chosen: string,
  minute: number,
  through = db,
) {
  const question = (await openOf(student, attemptId, at(minute)))?.questions[0];
  if (!question) throw new Error("There is a question.");
  const { position } = question;
  const save = { position, basedOn: question.revision, answer: { chosen }, ageMs: 0 };
  await saveAnswers(through, student, attemptId, [save], at(minute), { left: [{ position, ageMs: 0 }] });
  return findFollowing(through, student, attemptId, at(minute));
}

const asked = (attemptId: Id<"attempt">) =>
  db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId)).orderBy(attemptItems.position);

/** Takes the test to its end; every n-th answer is wrong. */
async function takeWhole(student: Student, attemptId: Id<"attempt">, wrongEvery: number) {
  for (let number = 1; number < 200; number += 1) {
    const following = await answerAndLeave(student, attemptId, number % wrongEvery === 0 ? "b" : "a", number / 10);
    if (following && "isOver" in following) return number;
  }
  throw new Error("It never ends.");
}

test("a bank too small for the whole test says what is missing, and offers a shorter form with the case study that there is", async () => {
  const found = await findPresetOffer(db, "nclex-rn");
  if (found?.offer.kind !== "shorter") throw new Error(found?.offer.kind);
  const { lacks, preset } = found.offer;
  // 18 % of the 117 questions that stand alone, three times, and three times three case studies; nothing is known of these yet.
  expect(lacks).toContainEqual({ areas: ["nclex-rn:management-of-care"], available: 0, asked: 0, wanted: 66 });
  expect(lacks).toContainEqual({ of: "cases", areas: [], available: 0, asked: 0, wanted: 9 });
  const plan = adaptivePlanOf(preset.version);
  expect(plan).toMatchObject({ known: "guess", cases: 1, pretest: 0, breaks: [] });
  expect(plan?.minimum).toBe(plan?.maximum);
  expect(await findPresetToTake(db, "nclex-rn", "whole")).toBeNull();
});

test("one question at a time, each once, the case study in its order; what is over has its result, and a case its whole length", async () => {
  const { student, attemptId } = await begin();
  const opened = await openOf(student, attemptId);
  expect(opened?.questions).toHaveLength(1);
  expect(opened).toMatchObject({ isNextDue: false, adaptive: { breaks: [] } });
  const length = await takeWhole(student, attemptId, 3);
  const items = await asked(attemptId);
  expect(items).toHaveLength(length);
  expect(length).toBe(opened?.adaptive?.maximum);
  expect(new Set(items.map(({ versionId }) => versionId)).size).toBe(length);
  const ofCase = items.filter(({ stimulusVersionId }) => stimulusVersionId !== null).map(({ position }) => position);
  expect(ofCase).toEqual(Array.from({ length: 6 }, (_, index) => (ofCase[0] ?? 0) + index));

  const [result] = await db.select().from(adaptiveResults).where(eq(adaptiveResults.studentId, student.studentId));
  expect(result).toMatchObject({ endedBy: "maximum", asked: length, scored: length, isShorter: true, cut: 0 });
  const { path, areas: byArea } = AdaptiveDetails.parse(result?.details);
  expect(path.map(({ position }) => position)).toEqual(items.map(({ position }) => position));
  expect(path.at(-1)?.ability).toBe(result?.ability);
  // Those of the case study have no area here.
  expect(byArea.reduce((sum, one) => sum + one.questions, 0)).toBe(length - 6);
  expect(await openOf(student, attemptId, at(60))).toBeNull();
});

test("the same seed, answers and bank give the same test, whichever process asks", async () => {
  const [one, same, another] = [await begin(7), await begin(7), await begin(8)];
  for (const { student, attemptId } of [one, another]) await takeWhole(student, attemptId, 4);
  for (let number = 1; number < 200; number += 1) {
    const through = number % 2 === 0 ? db : other.db;
    const chosen = number % 4 === 0 ? "b" : "a";
    const following = await answerAndLeave(same.student, same.attemptId, chosen, number / 10, through);
    if (following && "isOver" in following) break;
  }
  const versions = async (attemptId: Id<"attempt">) => (await asked(attemptId)).map(({ versionId }) => versionId);
  expect(await versions(same.attemptId)).toEqual(await versions(one.attemptId));
  expect(await versions(another.attemptId)).not.toEqual(await versions(one.attemptId));
});

test("two devices that go on at once, a lost reply and a process that died between leaving and asking get the same question", async () => {
  const { student, attemptId } = await begin();
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  const left = [{ position: 1, ageMs: 0 }];
  // Left, and the process died before it asked.
  await saveAnswers(db, student, attemptId, [save], at(1), { left });
  expect(await asked(attemptId)).toHaveLength(1);
  const results = await Promise.all([db, other.db, db].map((one) => askNext(one, student, attemptId, at(1))));
  expect(results.toSorted()).toEqual(["asked", "nothing-to-ask", "nothing-to-ask"]);
  const [, second] = await asked(attemptId);
  const again = await findFollowing(other.db, student, attemptId, at(2));
  expect(again && "opened" in again && again.opened.map(({ position }) => position)).toEqual([2]);
  expect(await asked(attemptId)).toHaveLength(2);
  // The other device still has the first question open: what it sends for it is too late, and it gets the second.
  const late = await saveAnswers(other.db, student, attemptId, [{ ...save, answer: { chosen: "b" } }], at(3), { left });
  expect(late).toMatchObject({ saved: [{ kind: "late", position: 1 }] });
  expect((await openOf(student, attemptId, at(3)))?.questions[0]?.position).toBe(2);
  expect((await asked(attemptId))[1]?.versionId).toBe(second?.versionId);
  // And a process that has not heard of the second one takes its answer.
  const next = { position: 2, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  expect(await saveAnswers(other.db, student, attemptId, [next], at(4))).toMatchObject({ saved: [{ kind: "saved" }] });
});

test("an answer given before its question was left, and heard of when the next was asked, is late: that one follows from what was stored", async () => {
  const { student, attemptId } = await begin();
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, attemptId, [save], at(1));
  await saveAnswers(db, student, attemptId, [], at(2), { left: [{ position: 1, ageMs: 0 }] });
  await findFollowing(db, student, attemptId, at(2));
  const slow = { ...save, answer: { chosen: "b" }, ageMs: 1.5 * 60_000 };
  expect(await saveAnswers(other.db, student, attemptId, [slow], at(3))).toMatchObject({ saved: [{ kind: "late" }] });
  expect((await asked(attemptId))[0]?.answer).toEqual({ chosen: "a" });
});

test("without an answer it does not go on", async () => {
  const { student, attemptId } = await begin();
  await saveAnswers(db, student, attemptId, [], at(1), { left: [{ position: 1, ageMs: 0 }] });
  const cleared = { position: 1, basedOn: 0, answer: { chosen: null }, ageMs: 0 };
  await saveAnswers(db, student, attemptId, [cleared], at(1), { left: [{ position: 1, ageMs: 0 }] });
  expect(await askNext(db, student, attemptId, at(1))).toBe("nothing-to-ask");
  expect((await openOf(student, attemptId))?.questions[0]).toMatchObject({ position: 1, isFinal: false });
});

test("a question that is withdrawn is not asked any more, in a test that runs neither", async () => {
  const { student, attemptId } = await begin(3);
  const reference = await begin(3);
  for (let number = 1; number <= 2; number += 1) {
    await answerAndLeave(student, attemptId, "a", number);
    if (number < 2) await answerAndLeave(reference.student, reference.attemptId, "a", number);
  }
  const third = (await asked(attemptId))[2]?.versionId;
  const fromThird = third ? eq(questions.versionId, third) : undefined;
  await db
    .update(questions)
    .set({ withdrawnAt: at(2) })
    .where(fromThird);
  await answerAndLeave(reference.student, reference.attemptId, "a", 2);
  const instead = (await asked(reference.attemptId))[2]?.versionId;
  expect(instead).not.toBe(third);
  await db.update(questions).set({ withdrawnAt: null }).where(fromThird);
});

test("a student who gives up, or whose time is over, is below with fewer than the minimum; the answer that was open counts", async () => {
  const { student, attemptId } = await begin();
  await answerAndLeave(student, attemptId, "a", 1);
  await submitAttempt(db, student, attemptId, at(2));
  const [left] = await db.select().from(adaptiveResults).where(eq(adaptiveResults.studentId, student.studentId));
  expect(left).toMatchObject({ endedBy: "student", isAtOrAbove: false, asked: 1 });

  const late = await begin();
  await answerAndLeave(late.student, late.attemptId, "a", 1);
  const open = { position: 2, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, late.student, late.attemptId, [open], at(2));
  await closeOverdueAttempts(db, at(60 * 24));
  const [timed] = await db.select().from(adaptiveResults).where(eq(adaptiveResults.studentId, late.student.studentId));
  expect(timed).toMatchObject({ endedBy: "time", isAtOrAbove: false, asked: 2 });
});

test("with a part of an answer it does not go on", async () => {
  const { student, attemptId } = await begin();
  const { lessonId } = await buildLesson(db);
  const options = ["a", "b"].map((id) => ({ id, text: id }));
  const rows = ["r1", "r2"].map((id) => ({ id, text: id, options }));
  const content = { v: 1, stem: "<p>?</p>", headings: { rows: "", choices: "" }, rows };
  const solution = { correct: { r1: "a", r2: "b" }, rationale: "" };
  const body = parseQuestionBody({ type: "dropdown_table", content, solution });
  const { versionId } = await buildQuestion(db, lessonId, body);
  await db.update(attemptItems).set({ versionId }).where(eq(attemptItems.attemptId, attemptId));
  const give = async (picked: Record<string, string>, basedOn: number) => {
    const save = { position: 1, basedOn, answer: { picked }, ageMs: 0 };
    await saveAnswers(db, student, attemptId, [save], at(1), { left: [{ position: 1, ageMs: 0 }] });
    return (await asked(attemptId))[0];
  };

  expect(await give({ r1: "a" }, 0)).toMatchObject({ answer: { picked: { r1: "a" } }, finalAt: null });
  expect((await give({ r1: "a", r2: "a" }, 1))?.finalAt).not.toBeNull();
});

test("a question that is cleared while it is left is either final with its answer, or goes on", async () => {
  const { student, attemptId } = await begin();
  const question = (await openOf(student, attemptId))?.questions[0];
  if (!question) throw new Error("There is a question.");
  const { position } = question;
  const answer = { position, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, attemptId, [answer], at(1));

  const cleared = { position, basedOn: 1, answer: { chosen: null }, ageMs: 0 };
  // Both wait for the attempt; the one that clears the answer is first.
  const both = await db.transaction(async (tx) => {
    await tx.select().from(attempts).where(eq(attempts.id, attemptId)).for("no key update");
    const clearing = saveAnswers(db, student, attemptId, [cleared], at(1));
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    const leaving = saveAnswers(db, student, attemptId, [], at(1), { left: [{ position, ageMs: 0 }] });
    await expect.poll(() => waitingForLocks(db)).toBe(2);
    return [clearing, leaving];
  });
  await Promise.all(both);

  expect(await asked(attemptId)).toMatchObject([{ answer: { chosen: null }, finalAt: null }]);
  // Sent in one request, too.
  const whole = { left: [{ position, ageMs: 0 }] };
  await saveAnswers(db, student, attemptId, [{ ...answer, basedOn: 2 }], at(2));
  await saveAnswers(db, student, attemptId, [{ ...cleared, basedOn: 3 }], at(2), whole);
  expect(await asked(attemptId)).toMatchObject([{ answer: { chosen: null }, finalAt: null }]);
});

test("what a student saw within a year is asked only where nothing else is left", async () => {
  const { student, attemptId } = await begin(5);
  const length = await takeWhole(student, attemptId, 2);
  const seen = new Set((await asked(attemptId)).map(({ versionId }) => versionId));
  const [first] = await asked(await startAdaptive(db, student, at(60), { random: seededRandom(6) }));
  expect(first && seen.has(first.versionId)).toBe(false);
  const answers = await db
    .select({ countedAs: testAnswers.countedAs })
    .from(testAnswers)
    .innerJoin(testResults, eq(testResults.id, testAnswers.testResultId))
    .where(and(eq(testResults.attemptId, attemptId)));
  expect(answers).toHaveLength(length);
  // The next night's bank knows how often each question was asked; an attempt keeps its own.
  const bank = await loadBank(db, await makeBank(db, "nclex-rn", at(24 * 60)));
  const exposures = bank.content.questions.map(({ exposure }) => exposure);
  expect(Math.max(...exposures)).toBeGreaterThan(0.1);
  expect(Math.max(...exposures)).toBeLessThanOrEqual(1);
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  expect(attempt?.bankId).not.toBe(bank.id);
});
