/** Everything that is offered to a student asks the subjects of the course; what happened stays (record 79). */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import { attemptItems, lessonPlaces, questions, questionVersions, subjectCourses } from "../../db/schema.ts";
import { buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildAreaQuestions } from "../../testing/build-area-questions.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { makeBank } from "../adaptive/make-banks.server.ts";
import { loadBank } from "../adaptive/queries/find-bank.server.ts";
import { saveAnswers } from "../attempts/commands/save-answers.server.ts";
import {
  startAgain,
  startCustomTest,
  startFromMistakes,
  startMistakes,
  startRepetition,
} from "../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { countCustomQuestions } from "../attempts/queries/count-custom-questions.server.ts";
import { chooseDiagnostic, findFirstLesson } from "../learning/queries/first-steps.server.ts";
import { findReadingPlace } from "../learning/queries/reading-place.server.ts";
import { listResults } from "../progress/queries/list-results.server.ts";
import { findPerformance } from "../progress/queries/performance.server.ts";
import {
  findTestableLesson,
  listSubjectsWithProgress,
  listTestableLessons,
  listTestableSubjects,
} from "../progress/queries/subjects-with-progress.server.ts";
import { scheduleResults } from "../repetition/commands/schedule-results.server.ts";
import { findDue } from "../repetition/queries/find-due.server.ts";
import { listMistakes } from "../repetition/queries/list-mistakes.server.ts";
import { planDay } from "../study-plan/commands/plan-day.server.ts";
import { findCalibration } from "../study-plan/queries/find-calibration.server.ts";
import { findStanding } from "../study-plan/queries/find-standing.server.ts";
import { sectionOf, versionOf } from "../tests/presets/preset.ts";
import { drawQuestions } from "../tests/queries/draw-questions.server.ts";

const ZONE = "Asia/Kolkata";
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 6));
const ALL = { kind: "all", subject: null, find: "", page: 1 } as const;

async function buildLessonFor(course: string, questionCount: number) {
  const lesson = await buildLesson(db);
  await db.insert(subjectCourses).values({ subjectId: lesson.subjectId, course });
  for (let nth = 0; nth < questionCount; nth += 1) await buildQuestion(db, lesson.lessonId);
  return lesson;
}

async function takeWrong(student: Student, lessonId: Id<"lesson">, now: Date): Promise<Id<"attempt">> {
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, now, seededRandom(1));
  if (started.kind !== "started") throw new Error(started.kind);
  const items = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, started.attemptId));
  const answer = { chosen: "b" };
  const saves = items.map(({ position }) => ({ position, basedOn: 0, answer, ageMs: 0, confidence: "sure" as const }));
  await saveAnswers(db, student, started.attemptId, saves, now);
  await submitAttempt(db, student, started.attemptId, now);
  return started.attemptId;
}

/** All that is offered to the student, as names of what is not empty. */
async function offered(student: Student, lesson: { subjectId: Id<"subject">; lessonId: Id<"lesson"> }, now: Date) {
  const today = now.toISOString().slice(0, 10);
  await scheduleResults(db, student, ZONE);
  const due = await findDue(db, student, ZONE, now);
  const plan = await planDay(db, student, due, { timeZone: ZONE, now });
  const standing = await findStanding(db, student, { timeZone: ZONE, today, now });
  const subjectsOf = async () => (await listSubjectsWithProgress(db, student, {})).subjects.map(({ id }) => id);
  const list = {
    "first lesson": (await findFirstLesson(db, student))?.id === lesson.lessonId,
    "first test": (await chooseDiagnostic(db, student, now)).length > 0,
    "reading place": (await findReadingPlace(db, student)) !== null,
    subjects: (await subjectsOf()).includes(lesson.subjectId),
    "builder, subjects": (await listTestableSubjects(db, student.course)).some(({ id }) => id === lesson.subjectId),
    "builder, lessons": (await listTestableLessons(db, student.course, lesson.subjectId)).length > 0,
    "builder, lesson": (await findTestableLesson(db, student.course, lesson.lessonId)) !== null,
    "builder, counts": (await countCustomQuestions(db, student, { lessons: [lesson.lessonId] }, now)).total > 0,
    due: due.forecast.some(({ count }) => count > 0),
    mistakes: (await listMistakes(db, student, ALL, now)).total > 0,
    standing: standing.subject.has(lesson.subjectId),
    calibration: (await findCalibration(db, student, now)).length > 0,
    plan: plan.parts.length > 0,
  };
  return Object.entries(list).flatMap(([name, is]) => (is ? [name] : []));
}

test("a student who changes the course is offered nothing of the one before, keeps the results, and finds all of it again after changing back", async () => {
  const [one, other] = [unique("Course"), unique("Course")];
  const lesson = await buildLessonFor(one, 12);
  const before = await buildStudent(db, { course: one });
  const after: Student = { ...before, course: other };
  await db
    .insert(lessonPlaces)
    .values({ studentId: before.studentId, lessonId: lesson.lessonId, block: 1, words: "x", readAt: at(1) });
  const attemptId = await takeWrong(before, lesson.lessonId, at(1));
  const everything = await offered(before, lesson, at(3));
  expect(everything).toEqual([
    ...[
      "first lesson",
      "first test",
      "reading place",
      "subjects",
      "builder, subjects",
      "builder, lessons",
      "builder, lesson",
    ],
    ...["builder, counts", "due", "mistakes", "standing", "calibration", "plan"],
  ]);
  const results = await listResults(db, before, { page: 1 }, at(3));
  const performance = await findPerformance(db, before, at(3));

  // Subjects of no course belong to all, so the shared database of this file may offer others; none of these is.
  expect((await offered(after, lesson, at(3))).filter((name) => name !== "first test" && name !== "plan")).toEqual([]);
  const nothing = { kind: "no-questions" };
  const start = [
    startCustomTest(db, after, { lessons: [lesson.lessonId] }, at(3), Math.random),
    startCustomTest(db, after, { lessons: [lesson.lessonId], only: ["wrong"] }, at(3), Math.random),
    startAgain(db, after, attemptId, at(3), Math.random),
    startRepetition(db, after, ZONE, at(3), Math.random),
    startFromMistakes(db, after, ALL, at(3), Math.random),
  ];
  expect(await Promise.all(start)).toEqual(start.map(() => nothing));
  expect(await listResults(db, after, { page: 1 }, at(3))).toEqual(results);
  expect(await findPerformance(db, after, at(3))).toEqual(performance);

  expect(await offered(before, lesson, at(3))).toEqual(everything);
  // Mistakes in a student's own test can be practised whatever the current course is.
  expect(await startMistakes(db, after, attemptId, at(3), Math.random)).toMatchObject({ kind: "started" });
});

test("a custom test asks of its lessons those of the course, and its counts say as much", async () => {
  const course = unique("Course");
  const [own, foreign] = [await buildLessonFor(course, 3), await buildLessonFor(unique("Course"), 4)];
  const student = await buildStudent(db, { course });
  const lessons = [own.lessonId, foreign.lessonId];
  expect((await countCustomQuestions(db, student, { lessons }, at(1))).total).toBe(3);
  for (const choices of [{ lessons }, { lessons, only: ["unused" as const] }]) {
    const started = await startCustomTest(db, student, choices, at(1), Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    const asked = await db
      .selectDistinct({ lessonId: questions.lessonId })
      .from(attemptItems)
      .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
      .innerJoin(questions, and(eq(questions.id, questionVersions.questionId)))
      .where(eq(attemptItems.attemptId, started.attemptId));
    expect(asked).toEqual([{ lessonId: own.lessonId }]);
  }
});

test("a plan of the day is made anew when its subject leaves the course", async () => {
  const course = unique("Course");
  const lesson = await buildLessonFor(course, 12);
  const student = await buildStudent(db, { course });
  const namesSubject = async () => {
    const plan = await planDay(db, student, await findDue(db, student, ZONE, at(1)), { timeZone: ZONE, now: at(1) });
    return plan.parts.some((part) => part.kind === "new" && part.subjectId === lesson.subjectId);
  };
  expect(await namesSubject()).toBe(true);
  await db
    .update(subjectCourses)
    .set({ course: unique("Course") })
    .where(eq(subjectCourses.subjectId, lesson.subjectId));
  expect(await namesSubject()).toBe(false);
});

test("a simulation and an adaptive bank draw from the subjects of the courses of their exam", async () => {
  const area = "gulf:management";
  const version = versionOf({ title: "A test", sections: [sectionOf("only", "Only", 10, [[8, area]])] });
  const drawn = async (courses: string[]) => (await drawQuestions(db, version, { seed: 1, courses })).length;
  const [own, foreign] = [await buildLessonFor("DHA", 0), await buildLessonFor("OET", 0)];
  await buildAreaQuestions(db, 3, [area], { lessonId: own.lessonId });
  await buildAreaQuestions(db, 4, [area], { lessonId: foreign.lessonId });
  expect([await drawn([]), await drawn(["DHA"]), await drawn(["OET", "PTE"]), await drawn(["PTE"])]).toEqual([
    7, 3, 4, 0,
  ]);

  const [nclex, pn] = ["nclex-rn:basic-care", "nclex-pn:basic-care"];
  const ofExam = await buildAreaQuestions(db, 2, [nclex, pn], {
    lessonId: (await buildLessonFor("NCLEX-RN", 0)).lessonId,
  });
  const others = await buildAreaQuestions(db, 2, [nclex, pn], { lessonId: own.lessonId });
  const askedBy = async (examPlan: string) => {
    const { content } = await loadBank(db, await makeBank(db, examPlan, at(1)));
    return new Set(content.questions.map(({ questionId }) => questionId));
  };
  const idsOf = (built: typeof ofExam) => new Set(built.map(({ questionId }) => questionId));
  expect(await askedBy("nclex-rn")).toEqual(idsOf(ofExam));
  expect(await askedBy("nclex-pn")).toEqual(idsOf([...ofExam, ...others]));
});
