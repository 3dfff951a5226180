import { expect, test } from "vitest";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildPracticeTest, buildResult } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { findLatestPracticeResults } from "./latest-results.server.ts";

const NOW = new Date("2026-03-10T09:00:00Z");

const score = (percent: number) => ({ kind: "score", percent });

test("each test has the student's own newest result and best score, none when there is none", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const [taken, retaken, untouched] = [
    await buildPracticeTest(db),
    await buildPracticeTest(db),
    await buildPracticeTest(db),
  ];
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  const right = [{ lessonId, isCorrect: true }];
  const wrong = [{ lessonId }];
  const first = await buildResult(db, student, { ...taken, completedAt: day(1), answers: right });
  const second = await buildResult(db, student, { ...retaken, completedAt: day(3), answers: wrong });
  await buildResult(db, student, { ...retaken, completedAt: day(2), answers: right });
  await buildResult(db, student, { completedAt: day(4), answers: right });
  await buildResult(db, await buildStudent(db), { ...untouched, completedAt: day(5), answers: right });

  const latest = await findLatestPracticeResults(
    db,
    student,
    [taken.practiceTestId, retaken.practiceTestId, untouched.practiceTestId],
    NOW,
  );

  expect(latest).toEqual(
    new Map([
      [taken.practiceTestId, { attemptId: first.attemptId, headline: score(100), best: score(100), band: null }],
      [retaken.practiceTestId, { attemptId: second.attemptId, headline: score(0), best: score(100), band: null }],
    ]),
  );
});

test("only the tests that are asked for are answered for", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId } = await buildPracticeTest(db);
  await buildResult(db, student, { practiceTestId, answers: [{ lessonId }] });
  const { practiceTestId: other } = await buildPracticeTest(db);

  expect(await findLatestPracticeResults(db, student, [other], NOW)).toEqual(new Map());
  expect(await findLatestPracticeResults(db, student, [], NOW)).toEqual(new Map());
});
