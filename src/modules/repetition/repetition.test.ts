/** What is asked again, from the results of a student: a week with a clock of its own. */
import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import {
  attemptItems,
  questions,
  questionVersions,
  studentQuestions,
  studyPlans,
  testResults,
} from "../../db/schema.ts";
import { buildLesson, buildStudent } from "../../testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { startCustomTest, startRepetition } from "../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { scheduleResults } from "./commands/schedule-results.server.ts";
import { findDue } from "./queries/find-due.server.ts";

const ZONE = "Asia/Kolkata";
/** Half past five in the afternoon in India. */
const at = (day: number, hours = 12) => new Date(Date.UTC(2026, 2, day, hours));

async function build(count: number) {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const asked = await Promise.all(Array.from({ length: count }, () => buildQuestion(db, lessonId)));
  return { student, lessonId, asked };
}

type Built = Awaited<ReturnType<typeof build>>;

/** A submitted test of the lesson, answered wrong. */
async function takeWrongly({ student, lessonId }: Built, now: Date) {
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, now, seededRandom(1));
  if (started.kind !== "started") throw new Error(`Nothing was started: ${started.kind}.`);
  await answerAll(student, started.attemptId, "c", now);
}

async function due(student: Student, now: Date) {
  await scheduleResults(db, student, ZONE);
  return findDue(db, student, ZONE, now);
}

async function start(student: Student, now: Date): Promise<Id<"attempt">> {
  const started = await startRepetition(db, student, ZONE, now, seededRandom(1));
  if (started.kind !== "started") throw new Error(`Nothing was started: ${started.kind}.`);
  return started.attemptId;
}

const itemsOf = (attemptId: Id<"attempt">) =>
  db
    .select({
      position: attemptItems.position,
      repeatsId: attemptItems.repeatsId,
      questionId: questionVersions.questionId,
    })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);

/** Answers what was started, "a" being right. */
async function answerAll(student: Student, attemptId: Id<"attempt">, chosen: string, now: Date) {
  for (const { position } of await itemsOf(attemptId)) {
    const saves = [{ position, basedOn: 0, answer: { chosen }, ageMs: 0 }];
    await saveAnswers(db, student, attemptId, saves, now, { left: [{ position, ageMs: 0 }] });
  }
  await submitAttempt(db, student, attemptId, now);
}

test("what went wrong comes back the next day, in pieces, and until it was right on three days", async () => {
  const built = await build(12);
  const { student } = built;
  await takeWrongly(built, at(1));

  expect(await due(student, at(1))).toMatchObject({ today: 0, done: 0 });
  // The day begins at midnight in India.
  expect(await due(student, at(1, 19))).toMatchObject({
    today: 12,
    forecast: [{ day: "2026-03-02", count: 12 }, {}, ...Array(12).fill({ count: 0 })],
  });
  const first = await start(student, at(2));
  expect(await itemsOf(first)).toHaveLength(10);
  const again = await startRepetition(db, student, ZONE, at(2), seededRandom(2));
  expect(again).toEqual({ kind: "resumed", attemptId: first });
  await answerAll(student, first, "a", at(2));
  expect(await due(student, at(2))).toMatchObject({ today: 2, done: 10 });
  await answerAll(student, await start(student, at(2)), "a", at(2));
  expect(await due(student, at(2))).toMatchObject({ today: 0, done: 12 });
  expect(await startRepetition(db, student, ZONE, at(2), seededRandom(3))).toEqual({ kind: "no-questions" });

  let day = 2;
  for (let round = 0; round < 2; round += 1) {
    const [row] = await db
      .select()
      .from(studentQuestions)
      .where(eq(studentQuestions.studentId, student.studentId))
      .limit(1);
    day = Number(row?.dueOn?.slice(8));
    await answerAll(student, await start(student, at(day)), "a", at(day));
    await answerAll(student, await start(student, at(day)), "a", at(day));
    await scheduleResults(db, student, ZONE);
  }
  const left = and(eq(studentQuestions.studentId, student.studentId), isNotNull(studentQuestions.dueOn));
  expect(await db.$count(studentQuestions, left)).toBe(0);
});

test("another question of the lesson takes its place the second time, and what it shows counts for the one that is due", async () => {
  const built = await build(1);
  const { student, lessonId } = built;
  const [first] = built.asked;
  await takeWrongly(built, at(1));
  await answerAll(student, await start(student, at(2)), "a", at(2));
  const sibling = await buildQuestion(db, lessonId);
  await scheduleResults(db, student, ZONE);
  const rows = () => db.select().from(studentQuestions).where(eq(studentQuestions.studentId, student.studentId));
  const [{ dueOn } = { dueOn: null }] = await rows();
  const day = Number(dueOn?.slice(8));
  const attemptId = await start(student, at(day));

  expect(await itemsOf(attemptId)).toMatchObject([{ questionId: sibling.questionId, repeatsId: first?.questionId }]);
  await answerAll(student, attemptId, "c", at(day));
  await scheduleResults(db, student, ZONE);
  const known = new Map((await rows()).map((row) => [row.questionId, row]));
  expect(known.get(sibling.questionId)).toMatchObject({ exposures: 1, earned: 0, card: null, dueOn: null });
  expect(known.get(first?.questionId ?? sibling.questionId)).toMatchObject({
    exposures: 2,
    card: { reps: 3, lapses: 1, rightDays: 0 },
  });
});

test("no more a day than the student wants, what was surely wrong first, and nothing twice from one result", async () => {
  const built = await build(4);
  const { student, asked } = built;
  await db.insert(studyPlans).values({ studentId: student.studentId, examOn: "2026-03-08", repeatsADay: 2 });
  await takeWrongly(built, at(1));
  await scheduleResults(db, student, ZONE);
  const sure = asked[3]?.questionId;
  if (!sure) throw new Error("Four questions were built.");
  await db.update(studentQuestions).set({ confidence: "sure" }).where(eq(studentQuestions.questionId, sure));

  expect(await due(student, at(2))).toMatchObject({
    ...{ examOn: "2026-03-08", repeatsADay: 2, today: 2 },
    forecast: [{ count: 2 }, { count: 2 }, ...Array(12).fill({ count: 0 })],
  });
  const attemptId = await start(student, at(2));
  const items = await itemsOf(attemptId);
  expect(items.map(({ questionId }) => questionId)).toContain(sure);
  await answerAll(student, attemptId, "a", at(2));
  expect(await due(student, at(2))).toMatchObject({ today: 0, done: 2 });
  // Taken in once: a key that is corrected later changes no schedule.
  await db.update(testResults).set({ earned: 1 }).where(eq(testResults.studentId, student.studentId));
  const before = await db.select().from(studentQuestions).where(eq(studentQuestions.studentId, student.studentId));
  await scheduleResults(db, student, ZONE);
  expect(await db.select().from(studentQuestions).where(eq(studentQuestions.studentId, student.studentId))).toEqual(
    before,
  );
});

test("what is withdrawn, or asked by an open test, is not due", async () => {
  const built = await build(3);
  const { student, asked } = built;
  const [open, withdrawn] = asked;
  if (!open || !withdrawn) throw new Error("Three questions were built.");
  await takeWrongly(built, at(1));
  await db
    .update(questions)
    .set({ withdrawnAt: at(1) })
    .where(eq(questions.id, withdrawn.questionId));
  const running = await buildOpenAttempt(db, { student, startedAt: at(2) });
  await db
    .update(attemptItems)
    .set({ versionId: open.versionId })
    .where(and(eq(attemptItems.attemptId, running.attemptId), eq(attemptItems.position, 1)));

  expect(await due(student, at(2))).toMatchObject({ today: 1 });
  await submitAttempt(db, student, running.attemptId, at(2));
  expect(await due(student, at(2, 13))).toMatchObject({ today: 2 });
});
