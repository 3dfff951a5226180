/** This file has its database for itself: places are kept for the whole of it. */
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Id, idSince, newId } from "../../../core/id.ts";
import {
  attemptItems,
  attempts,
  installation,
  studentQuestions,
  students,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt, buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { OLD_CUSTOM_ROWS, PRACTICE_ROWS } from "../../tests/test-rows.ts";
import { fillOlderRows } from "./fill-older-rows.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const MINUTE = 60_000;
/** After everything that a test builds. */
const soon = () => new Date(Date.now() + MINUTE);
const at = (minutes: number) => new Date(Date.parse("2026-03-01T09:00:00Z") + minutes * MINUTE);

beforeEach(async () => {
  await db.delete(installation).where(inArray(installation.key, ["attempts-filled", "answers-filled"]));
});

function answersOf(...resultIds: Id<"result">[]) {
  return db
    .select()
    .from(testAnswers)
    .where(inArray(testAnswers.testResultId, resultIds))
    .orderBy(testAnswers.testResultId, testAnswers.position);
}

function knownBy({ studentId }: Pick<Student, "studentId">) {
  return db
    .select()
    .from(studentQuestions)
    .where(eq(studentQuestions.studentId, studentId))
    .orderBy(studentQuestions.questionId);
}

async function attemptWith(id: Id<"attempt">) {
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, id));
  return attempt;
}

/** Three results of one student, as release 0.3.0 wrote them: the first question in all, the second in two. */
async function buildOldResults() {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId } = await buildPracticeTest(db);
  const [first, second] = [await buildQuestion(db, lessonId), await buildQuestion(db, lessonId)];
  const asked = (question: typeof first, isCorrect: boolean) => ({ lessonId, question, isCorrect });
  const one = await buildResult(db, student, { answers: [asked(first, true)], completedAt: at(0), practiceTestId });
  const both = [asked(second, false), asked(first, false)];
  const two = await buildResult(db, student, { answers: both, completedAt: at(10) });
  // Stored last, and over before the second one.
  const three = await buildResult(db, student, {
    answers: [asked(first, true), asked(second, true)],
    completedAt: at(5),
  });
  return { student, first, second, results: [one, two, three] as const };
}

type Old = Awaited<ReturnType<typeof buildOldResults>>;

async function expectFilled({ student, first, second, results: [one, two, three] }: Old): Promise<void> {
  const { studentId } = student;
  const filled = (minutes: number, isFirst: boolean, mode = "custom") => ({
    ...{ studentId, completedAt: at(minutes), isFirst, mode, section: 1, seconds: null, countedAs: null },
  });
  expect(await answersOf(one.resultId)).toMatchObject([filled(0, true, "practice")]);
  expect(await answersOf(two.resultId)).toMatchObject([filled(10, false), filled(10, false)]);
  expect(await answersOf(three.resultId)).toMatchObject([filled(5, false), filled(5, true)]);
  const wrong = { lastAt: at(10), isAnswered: true, earned: 0, max: 1, flagged: false };
  expect(await knownBy(student)).toMatchObject([
    { questionId: first.questionId, exposures: 3, firstAt: at(0), ...wrong },
    { questionId: second.questionId, exposures: 2, firstAt: at(5), ...wrong },
  ]);
}

test("attempts of before get the test that they took, open ones too, and new ones keep theirs", async () => {
  const { practiceTestId } = await buildPracticeTest(db);
  const [practice, custom, marked] = [
    await buildOpenAttempt(db),
    await buildOpenAttempt(db),
    await buildMarkedResult(db),
  ];
  await db.update(attempts).set({ practiceTestId }).where(eq(attempts.id, practice.attemptId));
  const markedBefore = await attemptWith(marked.attemptId);

  await fillOlderRows(db, soon());

  expect(await attemptWith(practice.attemptId)).toMatchObject({
    testId: PRACTICE_ROWS.test.id,
    testVersionId: PRACTICE_ROWS.version.id,
    deliveryId: PRACTICE_ROWS.delivery.id,
    state: "open",
    closesAt: practice.closesAt,
  });
  expect(await attemptWith(custom.attemptId)).toMatchObject({
    testId: null,
    testVersionId: OLD_CUSTOM_ROWS.version.id,
    deliveryId: OLD_CUSTOM_ROWS.delivery.id,
  });
  expect(await attemptWith(marked.attemptId)).toEqual(markedBefore);
});

test("answers of before say whose they are, and come to what the same submissions come to today", async () => {
  const old = await buildOldResults();

  await fillOlderRows(db, soon());
  await expectFilled(old);
  await fillOlderRows(db, soon());
  await expectFilled(old);
});

test("it is taken up where it was broken off, and two processes at it at once do it once", async () => {
  const old = await buildOldResults();
  let asked = 0;
  await fillOlderRows(db, soon(), { batch: 1, isOver: () => ++asked > 3 });
  await Promise.all([1, 2, 3].map(() => fillOlderRows(db, soon(), { batch: 2 })));
  await fillOlderRows(db, soon());

  await expectFilled(old);
});

test("a flag of before is kept, and so is what the student said since", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { attemptId, resultId } = await buildResult(db, student, { answers: [{ lessonId }], completedAt: at(0) });
  const [answer] = await answersOf(resultId);
  if (!answer) throw new Error("There is no answer.");
  await db.insert(attemptItems).values({ attemptId, position: 1, versionId: answer.versionId, flagged: true });
  await fillOlderRows(db, soon());
  await db
    .update(studentQuestions)
    .set({ whyWrong: "misread" })
    .where(eq(studentQuestions.studentId, student.studentId));

  const question = { questionId: answer.questionId, versionId: answer.versionId };
  await buildResult(db, student, { answers: [{ lessonId, question, isCorrect: true }], completedAt: at(9) });
  await fillOlderRows(db, soon());

  expect(await knownBy(student)).toMatchObject([{ exposures: 2, earned: 1, flagged: false, whyWrong: "misread" }]);
});

test("an answer that was taken for the first one is none, once an older one is known", async () => {
  const { student, attemptId, versionIds, startedAt } = await buildOpenAttempt(db);
  const [versionId] = versionIds;
  const { rows } = await db.execute<{ id: Id<"question"> }>(
    sql`select question_id as id from question_versions where id = ${versionId}`,
  );
  const [questionId] = rows.map(({ id }) => id);
  if (!versionId || !questionId) throw new Error("The attempt asks nothing.");
  const { lessonId } = await buildLesson(db);
  const before = await buildResult(db, student, {
    answers: [{ lessonId, question: { questionId, versionId }, isCorrect: true }],
    completedAt: new Date(startedAt.getTime() - MINUTE),
  });
  await submitAttempt(db, student, attemptId, new Date(startedAt.getTime() + MINUTE));
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  const isFirst = async () => (await answersOf(result?.id ?? newId())).map((answer) => answer.isFirst);
  expect(await isFirst()).toEqual([true, true, true]);

  await fillOlderRows(db, soon());

  expect(await isFirst()).toEqual([false, true, true]);
  expect((await answersOf(before.resultId)).map((answer) => answer.isFirst)).toEqual([true]);
  const known = (await knownBy(student)).find((row) => row.questionId === questionId);
  expect(known).toMatchObject({ exposures: 2, earned: 0, isAnswered: false });
});

test("what a process of before stores while new rows are written is found later, also with an older id", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, { answers: [{ lessonId }] });
  await fillOlderRows(db, soon());

  const late = await buildResult(db, student, { answers: [{ lessonId }], completedAt: at(20) });
  const id = idSince<"result">(new Date(Date.now() - 5 * MINUTE));
  await db.execute(sql`alter table test_answers drop constraint test_answers_test_result_id_test_results_id_fk`);
  await db.update(testResults).set({ id }).where(eq(testResults.id, late.resultId));
  await db.update(testAnswers).set({ testResultId: id }).where(eq(testAnswers.testResultId, late.resultId));
  await fillOlderRows(db, soon());

  expect(await answersOf(id)).toMatchObject([{ studentId: student.studentId, isFirst: true }]);
});

test("a student who is being deleted is waited for by the next run, and nobody waits for this one", async () => {
  const old = await buildOldResults();
  await db.transaction(async (tx) => {
    await tx.select().from(students).where(eq(students.id, old.student.studentId)).for("update");
    await fillOlderRows(db, soon());
    expect(await knownBy(old.student)).toEqual([]);
  });

  await fillOlderRows(db, soon());

  await expectFilled(old);
});
