import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { type StartResult, startCustomTest, startExplained } from "../../attempts/commands/start-attempt.server.ts";
import { findOpenAttempt } from "../../attempts/queries/open-attempt.server.ts";
import { FIRST_TEST_TITLE } from "../custom-choices.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

/** A lesson of a subject of its own, with two questions. */
async function buildTopic(name: string) {
  const { subjectId, lessonId } = await buildLesson(db);
  await db.update(subjects).set({ name }).where(eq(subjects.id, subjectId));
  await db
    .update(lessons)
    .set({ title: `Lesson of ${name}` })
    .where(eq(lessons.id, lessonId));
  const { questionId } = await buildQuestion(db, lessonId);
  await buildQuestion(db, lessonId);
  return { lessonId, questionId };
}

const topics = [await buildTopic("Adult Health"), await buildTopic("Pharmacology"), await buildTopic("Mental Health")];
const lessonIds = topics.map(({ lessonId }) => lessonId);
const student = await buildStudent(db);

async function titleOf(started: StartResult): Promise<string> {
  if (started.kind !== "started") throw new Error(started.kind);
  const found = await findOpenAttempt(db, student, started.attemptId, NOW);
  if (found.kind !== "open") throw new Error(found.kind);
  return attemptTexts.titleOf(found.attempt.test);
}

test.each([
  [1, "Custom Test (Lesson of Adult Health, 2 questions)"],
  [2, "Custom Test (Adult Health and Pharmacology, 4 questions)"],
  [3, "Custom Test (3 subjects, 6 questions)"],
])("a student's own test of %i lessons of as many subjects says what it asks", async (count, title) => {
  const choices = { lessons: lessonIds.slice(0, count) };

  expect(await titleOf(await startCustomTest(db, student, choices, NOW, Math.random))).toBe(title);
});

test("the first test of a student has a name of its own, and another one of the same kind says what it asks", async () => {
  const questionIds = topics.map(({ questionId }) => questionId);

  const first = await startExplained(db, student, questionIds, NOW, Math.random, FIRST_TEST_TITLE);
  expect(await titleOf(first)).toBe("First Test");
  const other = await startExplained(db, student, questionIds.slice(1), NOW, Math.random);
  expect(await titleOf(other)).toBe("Custom Test (Mental Health and Pharmacology, 2 questions)");
});
