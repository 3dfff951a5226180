/** Attempts as tests need them: built row by row, with their own student, lesson, questions and versions. */
import { and, eq, gt, sql } from "drizzle-orm";
import { type Id, newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { takeLock } from "../db/locks.ts";
import {
  attemptItems,
  attemptSections,
  attempts,
  practiceTests,
  questions,
  questionVersions,
  testAnswers,
  testResults,
  testVersions,
} from "../db/schema.ts";
import type { QuestionBody } from "../items/registry/models.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { closesAtOf, sectionRows } from "../modules/attempts/sections.ts";
import { addToStudentQuestions } from "../modules/attempts/student-questions.server.ts";
import { sectionOf, versionOf } from "../modules/tests/presets/preset.ts";
import { PRACTICE_ROWS } from "../modules/tests/test-rows.ts";
import { planOf, type Section, TestVersion } from "../modules/tests/test-version.ts";
import { timelineOf } from "../modules/tests/timeline.ts";
import { buildLesson, buildStudent, unique } from "./build.ts";
import { storeTestRows, USUAL_TEST } from "./test-rows.ts";

/** A choice of one; the right option is `a`. Worth one point. */
export function singleChoiceBody(): QuestionBody<"text"> {
  const options = ["a", "b", "c", "d"].map((id) => ({ id, text: `Option ${id}` }));
  return {
    type: "text",
    content: { v: 1, stem: `<p>${unique("Which one?")}</p>`, options },
    solution: { correct: "a", rationale: "<p>Because it is a.</p>" },
  };
}

/** A choice of many; `a` and `c` are right. Worth two points. */
export function selectAllBody(): QuestionBody<"multi-select"> {
  const options = ["a", "b", "c", "d", "e"].map((id) => ({ id, text: `Option ${id}` }));
  return {
    type: "multi-select",
    content: { v: 1, stem: `<p>${unique("Which of them?")}</p>`, options },
    solution: { correct: ["a", "c"], rationale: "<p>Because they are a and c.</p>" },
  };
}

/** A number to type; 5 is right. Worth one point. */
export function calculationBody(): QuestionBody<"calculation"> {
  return {
    type: "calculation",
    content: { v: 1, stem: `<p>${unique("How many?")}</p>`, unit: "mL", rounding: "none" },
    solution: { value: "5", tolerance: "", rationale: "<p>Because it is 5.</p>" },
  };
}

/** A published question with one version. */
export async function buildQuestion(db: Db, lessonId: Id<"lesson">, body: QuestionBody = singleChoiceBody()) {
  const questionId = newId<"question">();
  const versionId = newId<"version">();
  await db.transaction(async (tx) => {
    await tx.insert(questions).values({
      id: questionId,
      lessonId,
      versionId,
      type: body.type,
      needsRationale: false,
      fingerprint: unique("fingerprint"),
      searchText: unique("words"),
    });
    const { type, content, solution } = body;
    await tx.insert(questionVersions).values({ id: versionId, questionId, number: 1, type, content, solution });
  });
  return { questionId, versionId };
}

export type BuiltAttempt = {
  student: Student;
  attemptId: Id<"attempt">;
  startedAt: Date;
  closesAt: Date;
  versionIds: Id<"version">[];
};

/** An attempt at the usual custom test that a student has just started, with one question for each body. */
export async function buildOpenAttempt(
  db: Db,
  over: {
    student?: Student;
    bodies?: ReadonlyArray<QuestionBody>;
    lessonId?: Id<"lesson">;
    startedAt?: Date;
    minutes?: number;
  } = {},
): Promise<BuiltAttempt> {
  const student = over.student ?? (await buildStudent(db));
  const startedAt = over.startedAt ?? new Date("2026-03-01T09:00:00Z");
  const closesAt = new Date(startedAt.getTime() + (over.minutes ?? 30) * 60_000);
  const lessonId = over.lessonId ?? (await buildLesson(db)).lessonId;
  const versionIds: Id<"version">[] = [];
  for (const body of over.bodies ?? [singleChoiceBody(), selectAllBody(), singleChoiceBody()]) {
    versionIds.push((await buildQuestion(db, lessonId, body)).versionId);
  }
  const attemptId = newId<"attempt">();
  await storeTestRows(db);
  await db.insert(attempts).values({
    ...USUAL_TEST,
    id: attemptId,
    studentId: student.studentId,
    testKey: unique("test"),
    questionCount: versionIds.length,
    startedAt,
    closesAt,
  });
  await db
    .insert(attemptItems)
    .values(versionIds.map((versionId, index) => ({ attemptId, position: index + 1, versionId })));
  return { student, attemptId, startedAt, closesAt, versionIds };
}

/** An attempt at a test of two sections, with two questions and ten minutes each. */
export async function buildSectionedAttempt(
  db: Db,
  over: Partial<
    Pick<Section, "content" | "navigation" | "answerRequired" | "instructions" | "onEarlyEnd" | "shuffle">
  > & {
    student?: Student;
    startedAt?: Date;
    leavingASection?: TestVersion["leavingASection"];
    breakMinutes?: number;
  } = {},
) {
  const { leavingASection = "closes", breakMinutes, startedAt, student, ...section } = over;
  const minutes = leavingASection === "closes" ? 10 : null;
  const sections = ["one", "two"].map((id) => ({
    ...sectionOf(id, id, minutes, [[2, "norcet:fundamentals"]]),
    ...section,
  }));
  const fixed = breakMinutes && {
    kind: "fixed" as const,
    breaks: [{ after: "one", minutes: breakMinutes, clock: "stops" as const }],
  };
  const breaks = fixed || { kind: "none" as const };
  const version = TestVersion.parse(
    versionOf({ title: unique("Sections"), minutes: minutes === null ? 20 : null, sections, leavingASection, breaks }),
  );
  const bodies = Array.from({ length: 4 }, () => singleChoiceBody());
  const built = await buildOpenAttempt(db, { bodies, ...(startedAt && { startedAt }), ...(student && { student }) });
  const { attemptId } = built;
  const timeline = timelineOf(planOf(version, 0), built.startedAt.getTime());
  const closesAt = closesAtOf(timeline, built.startedAt);
  const testVersionId = newId<"test-version">();
  await db.insert(testVersions).values({ id: testVersionId, content: version });
  await db.update(attempts).set({ testVersionId, closesAt }).where(eq(attempts.id, attemptId));
  await db
    .update(attemptItems)
    .set({ section: 2 })
    .where(and(eq(attemptItems.attemptId, attemptId), gt(attemptItems.position, 2)));
  await db.insert(attemptSections).values(
    sectionRows(timeline).map(({ section, opens_at, ends_at }) => ({
      attemptId,
      section,
      opensAt: opens_at === null ? null : new Date(opens_at),
      endsAt: ends_at === null ? null : new Date(ends_at),
    })),
  );
  return { ...built, closesAt, version, testVersionId };
}

/** One answer of a result: to a new question of this lesson, or to the question given. */
export type BuiltAnswer = {
  lessonId: Id<"lesson">;
  question?: { questionId: Id<"question">; versionId: Id<"version"> };
  isCorrect?: boolean;
  /** True for a right answer; else as it is said, true when it is not. */
  isAnswered?: boolean;
};

const PRACTICE_TEST = {
  testId: PRACTICE_ROWS.test.id,
  testVersionId: PRACTICE_ROWS.version.id,
  deliveryId: PRACTICE_ROWS.delivery.id,
};

/** A submitted attempt with its result, as the engine would have written it. Every question is worth one point. */
export async function buildResult(
  db: Db,
  student: Student,
  result: {
    answers: ReadonlyArray<BuiltAnswer>;
    timeTaken?: number;
    completedAt?: Date;
    practiceTestId?: Id<"practice-test">;
    testId?: Id<"test">;
    isPreset?: boolean;
    /** With the questions of its attempt, as its review needs them. */
    isReviewable?: boolean;
  },
) {
  const completedAt = result.completedAt ?? new Date("2026-03-01T10:00:00Z");
  const timeTaken = result.timeTaken ?? 600;
  const startedAt = new Date(completedAt.getTime() - timeTaken * 1000);
  const attemptId = newId<"attempt">();
  const resultId = newId<"result">();
  const answers = [];
  for (const { lessonId, question, isCorrect = false, isAnswered = true } of result.answers) {
    const { questionId, versionId } = question ?? (await buildQuestion(db, lessonId));
    answers.push({ questionId, versionId, isCorrect, isAnswered: isCorrect || isAnswered });
  }
  const correctCount = answers.filter(({ isCorrect }) => isCorrect).length;
  await storeTestRows(db, result.practiceTestId ? PRACTICE_ROWS : undefined);
  await db.insert(attempts).values({
    ...(result.practiceTestId ? PRACTICE_TEST : USUAL_TEST),
    id: attemptId,
    studentId: student.studentId,
    testKey: unique("test"),
    practiceTestId: result.practiceTestId ?? null,
    ...(result.testId && { testId: result.testId }),
    questionCount: answers.length,
    startedAt,
    closesAt: new Date(startedAt.getTime() + 45 * 60_000),
    state: "submitted",
    closedAt: completedAt,
  });
  if (result.isReviewable) {
    await db
      .insert(attemptItems)
      .values(answers.map(({ versionId }, index) => ({ attemptId, position: index + 1, versionId })));
  }
  await db.insert(testResults).values({
    id: resultId,
    studentId: student.studentId,
    attemptId,
    score: Math.round((correctCount / answers.length) * 100),
    timeTaken,
    completedAt,
    questionCount: answers.length,
    correctCount,
    answeredCount: answers.filter(({ isAnswered }) => isAnswered).length,
    earned: correctCount,
    possible: answers.length,
    isPreset: result.isPreset ?? false,
  });
  const mode = result.practiceTestId ? ("practice" as const) : ("custom" as const);
  const seen = await addExposures(db, student, answers, completedAt);
  await db.insert(testAnswers).values(
    answers.map(({ questionId, versionId, isCorrect, isAnswered }, index) => ({
      studentId: student.studentId,
      completedAt,
      isFirst: !seen.has(questionId),
      mode,
      testResultId: resultId,
      position: index + 1,
      questionId,
      versionId,
      answer: isAnswered ? { chosen: isCorrect ? "a" : "b" } : null,
      isCorrect,
      isAnswered,
      earned: isCorrect ? 1 : 0,
      max: 1,
      rule: "zero-one/1",
    })),
  );
  return { attemptId, resultId };
}

/** Adds the answers to what the student knows of their questions, and returns the questions that were not new. */
async function addExposures(
  db: Db,
  { studentId }: Student,
  answers: ReadonlyArray<{ questionId: Id<"question">; isCorrect: boolean; isAnswered: boolean }>,
  at: Date,
): Promise<ReadonlySet<Id<"question">>> {
  const given = sql`
    select distinct on ("questionId") ${studentId}::uuid, "questionId", 1, at, at, "isAnswered", "isCorrect"::int, 1, false,
      null, false
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given ("questionId" uuid, "isAnswered" bool, "isCorrect" bool),
      (select ${at.toISOString()}::timestamptz as at) as time
    order by "questionId"`;
  const { rows } = await db.execute<{ questionId: Id<"question">; exposures: number }>(
    sql`${addToStudentQuestions(given)} returning question_id as "questionId", exposures`,
  );
  return new Set(rows.flatMap(({ questionId, exposures }) => (exposures > 1 ? [questionId] : [])));
}

/** A practice test with a number of its own and without questions: enough for what only names it. */
export async function buildPracticeTest(db: Db) {
  const practiceTestId = newId<"practice-test">();
  const [test] = await db.transaction(async (tx) => {
    // As what forms them: two at once would take the same number.
    await takeLock(tx, "questionBank");
    return tx
      .insert(practiceTests)
      .values({ id: practiceTestId, number: sql`(select coalesce(max(number), 0) + 1 from practice_tests)` })
      .returning({ number: practiceTests.number });
  });
  if (!test) throw new Error("The test was not stored.");
  return { practiceTestId, number: test.number };
}
