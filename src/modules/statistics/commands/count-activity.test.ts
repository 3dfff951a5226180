/** The sums of the statistics, against numbers computed by hand. Each test has a course and students of its own. */
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { tryLock } from "../../../db/locks.ts";
import {
  dayStatistics,
  lessonCompletions,
  lessonReadings,
  questions,
  questionVersions,
  studentDays,
  studentStatistics,
  students,
  testResults,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildQuestion, buildResult, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { rescoreResults } from "../../attempts/commands/rescore-results.server.ts";
import { countActivity } from "./count-activity.server.ts";

const TIME_ZONE = "Asia/Kolkata";

/** Morning and late evening of a day in UTC; the evening is the next day in India. */
const morning = (day: string) => new Date(`${day}T06:00:00Z`);
const evening = (day: string) => new Date(`${day}T20:00:00Z`);

async function buildCourse() {
  const course = unique("Course");
  const { lessonId } = await buildLesson(db);
  return { course, lessonId, newStudent: () => buildStudent(db, { course }) };
}

async function take(
  student: Student,
  lessonId: Id<"lesson">,
  {
    rights,
    at,
    seconds = 100,
    isPreset = false,
  }: { rights: boolean[]; at: Date; seconds?: number; isPreset?: boolean },
) {
  const answers = rights.map((isCorrect) => ({ lessonId, isCorrect }));
  return buildResult(db, student, { answers, completedAt: at, timeTaken: seconds, isPreset });
}

async function read(student: Student, lessonId: Id<"lesson">, day: string, seconds: number) {
  const reading = { studentId: student.studentId, lessonId, day, seconds, lastAt: morning(day) };
  await db
    .insert(lessonReadings)
    .values(reading)
    .onConflictDoUpdate({
      target: [lessonReadings.studentId, lessonReadings.lessonId, lessonReadings.day],
      set: { seconds },
    });
}

const daysOf = (course: string) =>
  db
    .select({
      day: dayStatistics.day,
      activeStudents: dayStatistics.activeStudents,
      tests: dayStatistics.tests,
    })
    .from(dayStatistics)
    .where(eq(dayStatistics.course, course))
    .orderBy(asc(dayStatistics.day));

const daysOfStudent = ({ studentId }: Student) =>
  db
    .select({ day: studentDays.day, nextDay: studentDays.nextDay, seconds: studentDays.seconds })
    .from(studentDays)
    .where(eq(studentDays.studentId, studentId))
    .orderBy(asc(studentDays.day));

async function sumsOf({ studentId }: Student) {
  const [sums] = await db.select().from(studentStatistics).where(eq(studentStatistics.studentId, studentId));
  return sums;
}

const countAll = () => countActivity(db, TIME_ZONE);

test("results, readings and completed lessons are summed by student and by day of the institute", async () => {
  const { course, lessonId, newStudent } = await buildCourse();
  const [asha, binu] = [await newStudent(), await newStudent()];
  // Scores 50 and 100 on two days: the evening of the 1st in UTC is the 2nd in India.
  await take(asha, lessonId, { rights: [true, false], at: morning("2031-03-01"), seconds: 100 });
  await take(asha, lessonId, { rights: [true], at: evening("2031-03-01"), seconds: 60 });
  await take(binu, lessonId, { rights: [false], at: morning("2031-03-02"), seconds: 30 });
  await read(asha, lessonId, "2031-03-02", 40);
  await read(asha, lessonId, "2031-03-05", 7);
  await db
    .insert(lessonCompletions)
    .values({ studentId: binu.studentId, lessonId, completedAt: morning("2031-03-04") });

  await countAll();

  expect(await daysOf(course)).toEqual([
    { day: "2031-03-01", activeStudents: 1, tests: 1 },
    { day: "2031-03-02", activeStudents: 2, tests: 2 },
    { day: "2031-03-04", activeStudents: 1, tests: 0 },
    { day: "2031-03-05", activeStudents: 1, tests: 0 },
  ]);
  expect(await daysOfStudent(asha)).toEqual([
    { day: "2031-03-01", nextDay: "2031-03-02", seconds: 100 },
    { day: "2031-03-02", nextDay: "2031-03-05", seconds: 100 },
    { day: "2031-03-05", nextDay: null, seconds: 7 },
  ]);
  expect(await sumsOf(asha)).toEqual({
    studentId: asha.studentId,
    tests: 2,
    scoreSum: 150,
    studySeconds: 207,
    lastActiveOn: "2031-03-05",
    lastLessonId: null,
  });
  expect(await sumsOf(binu)).toMatchObject({
    tests: 1,
    scoreSum: 0,
    studySeconds: 30,
    lastActiveOn: "2031-03-04",
    lastLessonId: lessonId,
  });
});

test("an exam simulation is in no sum of students and days, but whoever took it was there", async () => {
  const { course, lessonId, newStudent } = await buildCourse();
  const [asha, binu] = [await newStudent(), await newStudent()];
  await take(asha, lessonId, { rights: [true, false], at: morning("2031-03-01") });
  await take(asha, lessonId, { rights: [true], at: morning("2031-03-02"), isPreset: true });
  for (const day of ["2031-03-03", "2031-03-04"]) {
    await take(binu, lessonId, { rights: [true], at: morning(day), isPreset: true });
  }

  expect(await countAll()).toBe(4);
  expect(await countAll()).toBe(0);

  expect(await daysOf(course)).toEqual([{ day: "2031-03-01", activeStudents: 1, tests: 1 }]);
  expect(await daysOfStudent(asha)).toEqual([{ day: "2031-03-01", nextDay: null, seconds: 100 }]);
  expect(await daysOfStudent(binu)).toEqual([]);
  expect(await sumsOf(asha)).toMatchObject({ tests: 1, scoreSum: 50, studySeconds: 100, lastActiveOn: "2031-03-02" });
  expect(await sumsOf(binu)).toMatchObject({ tests: 0, scoreSum: 0, studySeconds: 0, lastActiveOn: "2031-03-04" });
});

test("counting again adds only what is new, also the seconds by which a reading grew", async () => {
  const { course, lessonId, newStudent } = await buildCourse();
  const asha = await newStudent();
  await take(asha, lessonId, { rights: [true], at: morning("2031-04-01"), seconds: 10 });
  await read(asha, lessonId, "2031-04-01", 20);
  await countAll();
  expect(await countAll()).toBe(0);

  await read(asha, lessonId, "2031-04-01", 25);
  await take(asha, lessonId, { rights: [true], at: morning("2031-04-01"), seconds: 3 });
  expect(await countAll()).toBe(2);

  expect(await daysOf(course)).toEqual([{ day: "2031-04-01", activeStudents: 1, tests: 2 }]);
  expect(await daysOfStudent(asha)).toEqual([{ day: "2031-04-01", nextDay: null, seconds: 38 }]);
  expect(await sumsOf(asha)).toMatchObject({ tests: 2, scoreSum: 200, studySeconds: 38 });
});

test("a day that arrives late is put between the days around it", async () => {
  const { lessonId, newStudent } = await buildCourse();
  const asha = await newStudent();
  for (const day of ["2031-05-09", "2031-05-01", "2031-05-05", "2031-05-20"]) {
    await take(asha, lessonId, { rights: [true], at: morning(day) });
    await countAll();
  }
  // Two at once, one of them before all others.
  await read(asha, lessonId, "2031-04-01", 5);
  await read(asha, lessonId, "2031-05-10", 5);
  await countAll();

  const days = await daysOfStudent(asha);
  expect(days.map(({ day, nextDay }) => [day, nextDay])).toEqual([
    ["2031-04-01", "2031-05-01"],
    ["2031-05-01", "2031-05-05"],
    ["2031-05-05", "2031-05-09"],
    ["2031-05-09", "2031-05-10"],
    ["2031-05-10", "2031-05-20"],
    ["2031-05-20", null],
  ]);
  expect(await sumsOf(asha)).toMatchObject({ lastActiveOn: "2031-05-20" });
});

test("small batches, and two that count at once, give the same sums as one", async () => {
  const { course, lessonId, newStudent } = await buildCourse();
  const [asha, binu] = [await newStudent(), await newStudent()];
  for (const day of ["2031-06-01", "2031-06-02", "2031-06-03"]) {
    for (const student of [asha, binu]) await take(student, lessonId, { rights: [true, false], at: morning(day) });
    await read(asha, lessonId, day, 1);
  }

  const inSmall = () => countActivity(db, TIME_ZONE, { batch: 2 });
  const counted = await Promise.all([inSmall(), inSmall(), inSmall()]);
  const rest = await inSmall();

  expect([...counted, rest].reduce((sum, count) => sum + count, 0)).toBe(9);
  expect(await daysOf(course)).toEqual(
    ["2031-06-01", "2031-06-02", "2031-06-03"].map((day) => ({ day, activeStudents: 2, tests: 2 })),
  );
  expect(await sumsOf(asha)).toMatchObject({ tests: 3, scoreSum: 150, studySeconds: 303 });
});

test("while another process counts nothing is counted here, and what somebody is writing is left for the next time", async () => {
  const { lessonId, newStudent } = await buildCourse();
  const [asha, binu] = [await newStudent(), await newStudent()];
  const { resultId } = await take(asha, lessonId, { rights: [true], at: morning("2031-07-01") });
  await take(binu, lessonId, { rights: [true], at: morning("2031-07-01") });

  await db.transaction(async (tx) => {
    expect(await tryLock(tx, "statistics")).toBe(true);
    expect(await countAll()).toBe(0);
  });
  await db.transaction(async (tx) => {
    await tx.select().from(testResults).where(eq(testResults.id, resultId)).for("no key update");
    expect(await countAll()).toBe(1);
  });
  expect(await sumsOf(asha)).toBeUndefined();
  expect(await countAll()).toBe(1);
  expect(await sumsOf(asha)).toMatchObject({ tests: 1 });
});

test("what fails in the middle of a batch leaves nothing half counted", async () => {
  const { course, lessonId, newStudent } = await buildCourse();
  const asha = await newStudent();
  const { resultId } = await take(asha, lessonId, { rights: [true], at: morning("2031-08-01") });
  // A day sum that cannot take one more.
  await db.insert(dayStatistics).values({ day: "2031-08-01", course, tests: 2_147_483_647 });

  await expect(countAll()).rejects.toThrow();
  expect(await sumsOf(asha)).toBeUndefined();
  expect(await daysOfStudent(asha)).toEqual([]);

  await db.update(dayStatistics).set({ tests: 0 }).where(eq(dayStatistics.course, course));
  expect(await countAll()).toBe(1);
  expect(await daysOf(course)).toEqual([{ day: "2031-08-01", activeStudents: 1, tests: 1 }]);
  const [result] = await db.select().from(testResults).where(eq(testResults.id, resultId));
  expect(result?.isCounted).toBe(true);
});

test("the sums of days stay when a student is deleted, the student's own go", async () => {
  const { course, lessonId, newStudent } = await buildCourse();
  const [asha, binu] = [await newStudent(), await newStudent()];
  for (const student of [asha, binu]) await take(student, lessonId, { rights: [true], at: morning("2031-09-01") });
  await countAll();
  await db.delete(students).where(eq(students.id, asha.studentId));
  await countAll();

  expect(await daysOf(course)).toEqual([{ day: "2031-09-01", activeStudents: 2, tests: 2 }]);
  expect(await sumsOf(asha)).toBeUndefined();
  expect(await daysOfStudent(asha)).toEqual([]);
});

test("rescoring moves the sums of what was counted, and what is counted later comes with its new points", async () => {
  const { lessonId, newStudent } = await buildCourse();
  const body = singleChoiceBody();
  const { questionId, versionId } = await buildQuestion(db, lessonId, body);
  const [choseA, choseB, unanswered, late] = [
    await newStudent(),
    await newStudent(),
    await newStudent(),
    await newStudent(),
  ];
  const question = { questionId, versionId };
  const takeWith = (student: Student, answer: { isCorrect?: boolean; isAnswered?: boolean }, isPreset = false) =>
    buildResult(db, student, {
      isPreset,
      answers: [
        { lessonId, question, ...answer },
        { lessonId, isCorrect: true },
      ],
    });
  await takeWith(choseA, { isCorrect: true });
  await takeWith(choseB, { isCorrect: false });
  await takeWith(unanswered, { isAnswered: false });
  await takeWith(choseA, { isCorrect: true }, true);
  await countAll();
  await takeWith(late, { isCorrect: false });

  const corrected = newId<"version">();
  const { type, content, solution } = body;
  await db
    .insert(questionVersions)
    .values({ id: corrected, questionId, number: 2, type, content, solution: { ...solution, correct: "b" } });
  await db.update(questions).set({ versionId: corrected }).where(eq(questions.id, questionId));
  const office = { db, queue: { enqueue: async () => {} }, publicUrl: "https://exams.example.org" };
  const order = { questionId, versionIds: [versionId], scoredBy: corrected };
  const done = await rescoreResults(office, await buildAdmin(db), order, new Date("2031-10-01T06:00:00Z"));
  expect(done).toMatchObject({ kind: "rescored", results: 5 });

  // Scores were 100, 50, 50; now a is wrong and b is right: 50, 100, 50. The exam simulation moves none of them.
  expect((await sumsOf(choseA))?.scoreSum).toBe(50);
  expect((await sumsOf(choseB))?.scoreSum).toBe(100);
  expect((await sumsOf(unanswered))?.scoreSum).toBe(50);
  expect(await sumsOf(late)).toBeUndefined();

  await countAll();
  expect(await sumsOf(late)).toMatchObject({ tests: 1, scoreSum: 100 });
});

test("tests of the institute count as practice tests do, released or not: students never see these sums", async () => {
  const { course, newStudent } = await buildCourse();
  const asha = await newStudent();
  const { testId } = await buildInstituteTest(db, {
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
    delivery: { course },
  });
  await takeInstituteTest(db, asha, testId, { right: 2, at: morning("2031-05-01") });

  await countAll();

  expect(await daysOf(course)).toEqual([{ day: "2031-05-01", activeStudents: 1, tests: 1 }]);
  expect(await sumsOf(asha)).toMatchObject({ tests: 1, scoreSum: 67, studySeconds: 60 });
});
