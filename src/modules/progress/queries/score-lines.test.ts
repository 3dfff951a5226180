import { expect, test } from "vitest";
import { attemptItems } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt, buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { db } from "../../../testing/test-db.ts";
import { LINE_RESULTS } from "../rules.ts";
import { findScoreLines, findScoreLinesOfStudent } from "./score-lines.server.ts";
import { EVERYTHING } from "./taken-tests.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** So many questions, of which the first ones are right. */
function answersWith(lessonId: Awaited<ReturnType<typeof buildLesson>>["lessonId"], right: number, asked: number) {
  return Array.from({ length: asked }, (_, index) => ({ lessonId, isCorrect: index < right }));
}

test("each kind has a line of its own with one denominator: questions asked, or marks where every result has them", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const { lessonId } = await buildLesson(db);
  const { practiceTestId } = await buildPracticeTest(db);
  const first = { answers: answersWith(lessonId, 1, 3), completedAt: before(30), practiceTestId };
  const second = { answers: answersWith(lessonId, 2, 2), completedAt: before(20), practiceTestId };
  const one = await buildResult(db, student, first);
  const two = await buildResult(db, student, second);
  const own = await buildResult(db, student, { answers: answersWith(lessonId, 0, 4), completedAt: before(10) });
  await buildMarkedResult(db, { student });

  const lines = await findScoreLines(db, student, EVERYTHING, NOW);

  expect(lines.map(({ kind, of, total, waiting }) => [kind, of, total, waiting])).toEqual([
    ["practice", "questions", 2, 0],
    ["custom", "questions", 1, 0],
    ["preset", "marks", 1, 0],
  ]);
  const [practice, custom, preset] = lines;
  expect(practice?.points).toMatchObject([
    { attemptId: one.attemptId, at: before(30), share: 33 },
    { attemptId: two.attemptId, at: before(20), share: 100 },
  ]);
  expect(custom?.points).toMatchObject([{ attemptId: own.attemptId, share: 0 }]);
  // 20 of 48 twelfths.
  expect(preset?.points.map(({ share }) => share)).toEqual([41.66]);
  expect(await findScoreLinesOfStudent(db, admin, student.studentId, EVERYTHING)).toEqual(lines);
  expect((await findScoreLines(db, student, { ...EVERYTHING, kind: "custom" }, NOW)).map(({ kind }) => kind)).toEqual([
    "custom",
  ]);
  expect(await findScoreLines(db, await buildStudent(db), EVERYTHING, NOW)).toEqual([]);

  // A simulation without marks is not in a line of marks.
  await buildResult(db, student, { answers: answersWith(lessonId, 1, 4), completedAt: before(5), isPreset: true });
  const mixed = await findScoreLines(db, student, { ...EVERYTHING, kind: "preset" }, NOW);
  expect(mixed).toMatchObject([{ of: "marks", points: [{ share: 41.66 }] }]);
});

test("a line has the newest results, the oldest of them first, and says how many there are", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const question = await buildQuestion(db, lessonId);
  for (let nth = 0; nth < LINE_RESULTS + 2; nth += 1) {
    await buildResult(db, student, { answers: [{ lessonId, question }], completedAt: before(nth) });
  }

  const [line] = await findScoreLines(db, student, EVERYTHING, NOW);

  expect(line).toMatchObject({ kind: "custom", total: LINE_RESULTS + 2 });
  expect(line?.points.map(({ at }) => at)).toEqual(
    Array.from({ length: LINE_RESULTS }, (_, nth) => before(LINE_RESULTS - 1 - nth)),
  );
});

test("a score that waits is in no line, which says so, and the administrator sees it", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const { lessonId } = await buildLesson(db);
  const question = await buildQuestion(db, lessonId);
  await buildResult(db, student, { answers: [{ lessonId, question, isCorrect: true }], completedAt: before(9) });
  const free = await buildResult(db, student, { answers: [{ lessonId }], completedAt: before(8) });
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: before(1) });
  await db.insert(attemptItems).values({ attemptId, position: 4, versionId: question.versionId });

  const lines = await findScoreLines(db, student, EVERYTHING, NOW);

  expect(lines).toMatchObject([{ total: 2, waiting: 1, points: [{ attemptId: free.attemptId }] }]);
  expect(await findScoreLinesOfStudent(db, admin, student.studentId, EVERYTHING)).toMatchObject([
    { waiting: 0, points: [{ share: 100 }, { share: 0 }] },
  ]);
});
