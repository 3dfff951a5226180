/** Lessons and their questions: what is known of them, where reading stopped, and the first test over all subjects. */
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { attemptItems, lessons, questions, subjects } from "../../db/schema.ts";
import { buildLesson, buildStudent } from "../../testing/build.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { buildCourse, buildLessonIn } from "../../testing/build-learning.ts";
import { db } from "../../testing/test-db.ts";
import { saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { startCustomTest, startExplained } from "../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { keepPlace } from "./commands/keep-place.server.ts";
import { completeLesson } from "./commands/mark-lesson.server.ts";
import { chooseDiagnostic, findFirstLesson } from "./queries/first-steps.server.ts";
import { findLessonQuestions } from "./queries/lesson-questions.server.ts";
import { findPlaceIn, findReadingPlace } from "./queries/reading-place.server.ts";

const NOW = new Date("2026-03-01T10:00:00Z");
const WHEN = { today: "2026-03-01", now: NOW };

test("a lesson knows what of its questions was answered, right and wrong, and of withheld ones only that they were", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  for (let count = 0; count < 4; count += 1) await buildQuestion(db, lessonId);
  const states = async () => (await findLessonQuestions(db, student, [lessonId], WHEN)).get(lessonId);
  expect(await states()).toBeUndefined();
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, seededRandom(1));
  if (started.kind !== "started") throw new Error(started.kind);
  for (const [position, chosen] of [
    [1, "a"],
    [2, "b"],
    [3, "b"],
  ] as const) {
    await saveAnswers(db, student, started.attemptId, [{ position, basedOn: 0, answer: { chosen }, ageMs: 0 }], NOW);
  }
  await submitAttempt(db, student, started.attemptId, NOW);
  expect(await states()).toEqual({ answered: 3, right: 1, wrong: 2, due: 0 });

  const again = await startCustomTest(db, student, { lessons: [lessonId], count: 4, minutes: 9 }, NOW, seededRandom(2));
  if (again.kind !== "started") throw new Error(again.kind);
  expect(await db.$count(attemptItems, eq(attemptItems.attemptId, again.attemptId))).toBe(4);
  expect(await states()).toEqual({ answered: 3, right: 0, wrong: 0, due: 0 });
});

test("the place in a lesson is kept, is offered until the lesson is read or complete, and is the student's own", async () => {
  const { course, lessonIds } = await buildCourse(db, 2);
  const [student, other] = [await buildStudent(db, { course }), await buildStudent(db, { course })];
  const [first, second] = lessonIds;
  if (!first || !second) throw new Error("no lessons");
  await keepPlace(db, student, first, { block: 3, words: "Sodium" }, NOW);
  await keepPlace(db, student, second, { block: 5, words: "Potassium" }, new Date(NOW.getTime() + 1_000));
  expect(await findPlaceIn(db, student, first)).toEqual({ block: 3, words: "Sodium" });
  expect(await findReadingPlace(db, student)).toMatchObject({ lessonId: second, words: "Potassium" });
  expect(await findReadingPlace(db, other)).toBeNull();

  await keepPlace(db, student, second, null, NOW);
  expect(await findReadingPlace(db, student)).toMatchObject({ lessonId: first });
  await db.update(lessons).set({ content: "" }).where(eq(lessons.id, first));
  expect(await findReadingPlace(db, student)).toBeNull();
  await db.update(lessons).set({ content: "<p>Read this.</p>" }).where(eq(lessons.id, first));
  await completeLesson(db, student, first, {
    now: NOW,
    timeZone: "Asia/Kolkata",
    randomBytes: (size) => Buffer.alloc(size),
  });
  expect(await findReadingPlace(db, student)).toBeNull();
  expect(await findPlaceIn(db, student, first)).toEqual({ block: 3, words: "Sodium" });
});

test("the first test takes questions of all subjects in turn, of as many lessons as there are, and of those that can be asked", async () => {
  const { course, subjectId, lessonIds } = await buildCourse(db, 10);
  const student = await buildStudent(db, { course });
  // Subjects without a course belong to every course.
  await db.update(questions).set({ withdrawnAt: NOW });
  const [two, ten] = [lessonIds[1], lessonIds[9]];
  if (!two || !ten) throw new Error("no lessons");
  for (let count = 0; count < 20; count += 1) await buildQuestion(db, two);
  await buildQuestion(db, ten);
  const single = await buildLesson(db);
  const only = await buildQuestion(db, single.lessonId);
  await buildLessonIn(db, subjectId, { title: "Lesson 0" });
  await db.update(subjects).set({ position: -1 }).where(eq(subjects.id, subjectId));

  const chosen = await chooseDiagnostic(db, student, NOW);
  expect(new Set(chosen).size).toBe(15);
  expect(chosen.slice(0, 2)).toContain(only.questionId);
  const places = await db
    .select()
    .from(questions)
    .where(inArray(questions.id, chosen.slice(0, 3)));
  expect(new Set(places.map(({ lessonId }) => lessonId))).toEqual(new Set([two, ten, single.lessonId]));
  expect(await findFirstLesson(db, student)).toMatchObject({ title: "Lesson 0" });

  const begun = await startExplained(db, student, chosen, NOW, seededRandom(1));
  const again = await startExplained(db, student, await chooseDiagnostic(db, student, NOW), NOW, seededRandom(2));
  expect(again).toEqual({ ...begun, kind: "resumed" });
  const other = await buildStudent(db, { course });
  await startCustomTest(db, other, { lessons: [single.lessonId] }, NOW, seededRandom(3));
  expect(await chooseDiagnostic(db, other, NOW)).not.toContain(only.questionId);
});
