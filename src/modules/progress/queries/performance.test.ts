import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { attemptItems, deliveries, lessons, subjects } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildOpenAttempt, buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { db } from "../../../testing/test-db.ts";
import { saveAnswers } from "../../attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { findFiguresOfStudent, findPerformance, RECENT_RESULTS } from "./performance.server.ts";

const NOW = new Date("2026-04-01T09:00:00Z");

test("a student without results has no figures", async () => {
  const student = await buildStudent(db);
  await buildOpenAttempt(db, { student });

  expect(await findPerformance(db, student, NOW)).toEqual({
    summary: {
      testsCompleted: 0,
      averageScore: null,
      accuracy: null,
      minutesPerTest: null,
      correct: 0,
      asked: 0,
      leftOut: 0,
    },
    subjects: [],
    recent: [],
    waiting: 0,
    hasSimulations: false,
  });
});

test("the figures are those computed by hand, and of this student alone", async () => {
  const student = await buildStudent(db);
  const a = await buildNamedLesson("A");
  const b = await buildNamedLesson("b");
  // 2 of 4 right in 400 s: 100 s a question. A: 2 of 3, 2 answered. b: 0 of 1, answered.
  await buildResult(db, student, {
    timeTaken: 400,
    answers: [
      { lessonId: a.lessonId, isCorrect: true },
      { lessonId: b.lessonId },
      { lessonId: a.lessonId, isCorrect: true },
      { lessonId: a.lessonId, isAnswered: false },
    ],
  });
  // 1 of 3 right in 95 s: 31.67 s a question. A: 1 of 1. b: 0 of 2, none answered.
  await buildResult(db, student, {
    timeTaken: 95,
    answers: [
      { lessonId: a.lessonId, isCorrect: true },
      { lessonId: b.lessonId, isAnswered: false },
      { lessonId: b.lessonId, isAnswered: false },
    ],
  });
  await buildResult(db, await buildStudent(db), { timeTaken: 999, answers: [{ lessonId: a.lessonId }] });

  const { summary, subjects: bySubject } = await findPerformance(db, student, NOW);

  // Scores 50 and 33; 3 of 7 questions; 495 s in 2 tests are 4.125 minutes each.
  expect(summary).toEqual({
    testsCompleted: 2,
    averageScore: 42,
    accuracy: 43,
    minutesPerTest: 4.1,
    correct: 3,
    asked: 7,
    leftOut: 3,
  });
  expect(bySubject).toEqual([
    // (3 × 100 + 31.67) ÷ 4 = 82.9 s
    { ...a.subject, correct: 3, asked: 4, leftOut: 1, accuracy: 75, secondsPerQuestion: 83, testsTaken: 2 },
    // (100 + 2 × 31.67) ÷ 3 = 54.4 s
    { ...b.subject, correct: 0, asked: 3, leftOut: 2, accuracy: 0, secondsPerQuestion: 54, testsTaken: 2 },
  ]);
});

test("an exam simulation is in no figure of the student, neither now nor as one that waits", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const { lessonId, subject } = await buildNamedLesson("Counted");
  const question = await buildQuestion(db, lessonId);
  const { practiceTestId } = await buildPracticeTest(db);
  const practice = { answers: [{ lessonId, isCorrect: true }], timeTaken: 60, practiceTestId };
  await buildResult(db, student, { ...practice, completedAt: new Date("2026-03-01T09:00:00Z") });
  await buildResult(db, student, { answers: [{ lessonId }], timeTaken: 120 });
  const before = await findPerformance(db, student, NOW);
  expect(before).toMatchObject({
    summary: { testsCompleted: 2, averageScore: 50, accuracy: 50, minutesPerTest: 1.5, asked: 2 },
    subjects: [{ ...subject, asked: 2, testsTaken: 2, secondsPerQuestion: 90 }],
    recent: [{ headline: { percent: 0 } }, { headline: { percent: 100 } }],
    hasSimulations: false,
  });

  const answers = [{ lessonId, question, isCorrect: true }, { lessonId }];
  await buildResult(db, student, { answers, timeTaken: 9000, isPreset: true });
  await buildMarkedResult(db, { student });

  expect(await findPerformance(db, student, NOW)).toEqual({ ...before, hasSimulations: true });
  const { summary, subjects: bySubject } = before;
  expect(await findFiguresOfStudent(db, admin, student.studentId)).toEqual({ summary, subjects: bySubject });

  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: NOW });
  await db.insert(attemptItems).values({ attemptId, position: 9, versionId: question.versionId });
  expect(await findPerformance(db, student, NOW)).toEqual({ ...before, hasSimulations: true });
});

test("tests of the institute are in the figures, those that are not released only once they are, and the administrator has them all", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const at = new Date("2026-03-01T09:00:00Z");
  const shown = await buildInstituteTest(db);
  const hidden = await buildInstituteTest(db, { rules: { release: { score: "by-hand", solutions: "by-hand" } } });
  await takeInstituteTest(db, student, shown.testId, { right: 2, at });
  await takeInstituteTest(db, student, hidden.testId, { right: 3, at });
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, { timeTaken: 120, answers: [{ lessonId }, { lessonId }], completedAt: at });

  const before = await findPerformance(db, student, NOW);
  const all = await findFiguresOfStudent(db, admin, student.studentId);
  await db
    .update(deliveries)
    .set({ scoreReleasedAt: NOW, solutionsReleasedAt: NOW })
    .where(eq(deliveries.id, hidden.deliveryId));
  const after = await findPerformance(db, student, NOW);

  // Scores 67 and 0, 2 of 5 questions, 60 s and 120 s; then 100 as well, 5 of 8, and another 60 s.
  expect(before.summary).toMatchObject({ testsCompleted: 2, averageScore: 34, accuracy: 40, correct: 2, asked: 5 });
  expect([before.summary.minutesPerTest, before.waiting, before.recent.length]).toEqual([1.5, 1, 2]);
  expect(after.summary).toMatchObject({ testsCompleted: 3, averageScore: 56, accuracy: 63, correct: 5, asked: 8 });
  expect([after.summary.minutesPerTest, after.waiting, after.recent.length]).toEqual([1.3, 0, 3]);
  expect(all.summary).toEqual(after.summary);
});

test("two lessons of a subject count together, and a test with both of them once", async () => {
  const student = await buildStudent(db);
  const one = await buildNamedLesson("One");
  const other = { lessonId: newId<"lesson">() };
  await db.insert(lessons).values({ id: other.lessonId, subjectId: one.subject.id, title: "Another" });
  await buildResult(db, student, {
    timeTaken: 60,
    answers: [{ lessonId: one.lessonId, isCorrect: true }, { lessonId: other.lessonId }],
  });

  const { subjects: bySubject } = await findPerformance(db, student, NOW);

  expect(bySubject).toEqual([
    { ...one.subject, correct: 1, asked: 2, leftOut: 0, accuracy: 50, secondsPerQuestion: 30, testsTaken: 1 },
  ]);
});

test("a question answered in two tests counts in both", async () => {
  const student = await buildStudent(db);
  const { subject, lessonId } = await buildNamedLesson("Repeated");
  const question = await buildQuestion(db, lessonId);
  await buildResult(db, student, { timeTaken: 30, answers: [{ lessonId, question }] });
  await buildResult(db, student, { timeTaken: 10, answers: [{ lessonId, question, isCorrect: true }] });

  const { summary, subjects: bySubject } = await findPerformance(db, student, NOW);

  expect(summary).toMatchObject({ testsCompleted: 2, averageScore: 50, accuracy: 50, minutesPerTest: 0.3 });
  expect(bySubject).toEqual([
    { ...subject, correct: 1, asked: 2, leftOut: 0, accuracy: 50, secondsPerQuestion: 20, testsTaken: 2 },
  ]);
});

test("the recent results are the newest, newest first, each with its test", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId, number } = await buildPracticeTest(db);
  const days = Array.from({ length: RECENT_RESULTS + 2 }, (_, day) => new Date(Date.UTC(2026, 2, day + 1)));
  // Built in another order than they were completed in.
  for (const completedAt of days.toReversed()) {
    const isFirst = completedAt === days[2];
    const answers = [{ lessonId, isCorrect: isFirst }];
    await buildResult(db, student, { completedAt, answers, ...(isFirst ? { practiceTestId } : {}) });
  }

  const { recent } = await findPerformance(db, student, NOW);

  expect(recent.map(({ completedAt }) => completedAt)).toEqual(days.slice(2).toReversed());
  expect(recent.at(-1)).toMatchObject({ headline: { percent: 100 }, test: { kind: "practice", number } });
  expect(recent[0]).toMatchObject({ headline: { percent: 0 }, test: { kind: "custom" } });
});

test("what the engine stores is what the figures are made of: an answer taken back is left out", async () => {
  const { student, attemptId, startedAt } = await buildOpenAttempt(db);
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
  const save = (position: number, basedOn: number, answer: unknown) =>
    saveAnswers(db, student, attemptId, [{ position, basedOn, answer, ageMs: 0 }], at(10));
  await save(1, 0, { chosen: "a" });
  await save(2, 0, { chosen: ["a", "b"] });
  await save(2, 1, { chosen: [] });
  await submitAttempt(db, student, attemptId, at(90));

  const { summary, subjects: bySubject, recent } = await findPerformance(db, student, NOW);

  expect(summary).toMatchObject({ testsCompleted: 1, averageScore: 33, accuracy: 33, minutesPerTest: 1.5, leftOut: 2 });
  expect(bySubject).toMatchObject([
    { correct: 1, asked: 3, leftOut: 2, accuracy: 33, secondsPerQuestion: 30, testsTaken: 1 },
  ]);
  expect(recent).toMatchObject([{ attemptId, headline: { percent: 33 }, test: { kind: "custom" } }]);
});

async function buildNamedLesson(word: string) {
  const { subjectId, lessonId } = await buildLesson(db);
  const name = unique(word);
  await db.update(subjects).set({ name }).where(eq(subjects.id, subjectId));
  return { lessonId, subject: { id: subjectId, name } };
}
