/** The figures of a small institute, against numbers computed by hand. Every test reads the same situation, nobody changes it. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import {
  enrolments,
  lessonCompletions,
  lessonReadings,
  lessons,
  measuredVersions,
  questions,
  studentSnapshots,
  students,
  subjects,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion, buildResult, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findFiguresOfStudent } from "../../progress/queries/performance.server.ts";
import { countActivity } from "../commands/count-activity.server.ts";
import { spanOf } from "../rules.ts";
import { listCourseCompletion } from "./course-completion.server.ts";
import { listDayActivity } from "./day-activity.server.ts";
import { listHardestQuestions } from "./hardest-questions.server.ts";
import { listScoresByJoinDate } from "./scores-by-join-date.server.ts";
import { countActiveCourses, countCompletions, countNewEnrolments, sumStudyTime } from "./stat-cards.server.ts";
import { findStoppedStudents } from "./stopped-students.server.ts";
import { listTopPerformers } from "./top-performers.server.ts";

const TIME_ZONE = "Asia/Kolkata";
const TODAY = "2033-03-10";
/** 4 to 10 March, compared with 25 February to 3 March. */
const week = spanOf(7, TODAY);

const admin = await buildAdmin(db);
const { subjectId, lessonId } = await buildLesson(db);
await db.update(subjects).set({ name: "Adult Health" }).where(eq(subjects.id, subjectId));
await db.update(lessons).set({ title: "Heart failure" }).where(eq(lessons.id, lessonId));

async function enrol(name: string, course: string, joined: string, progress: number): Promise<Student> {
  const student = await buildStudent(db, { name, course });
  const joinDate = new Date(`${joined}:00Z`);
  await db.update(students).set({ joinDate, progress }).where(eq(students.id, student.studentId));
  await db.insert(enrolments).values({ studentId: student.studentId, course, enrolledAt: joinDate });
  return student;
}

async function take(
  student: Student,
  day: string,
  rights: boolean[],
  timeTaken: number,
  isPreset = false,
): Promise<void> {
  const answers = rights.map((isCorrect) => ({ lessonId, isCorrect }));
  await buildResult(db, student, { answers, timeTaken, completedAt: new Date(`${day}T06:00:00Z`), isPreset });
}

// 20:00 in UTC is the next day in India: Asha joined on 5 March, Esha enrolled again on 4 March.
const asha = await enrol("asha Verma", "NCLEX-RN", "2033-03-04T20:00", 100);
const binu = await enrol("Binu Thomas", "NCLEX-RN", "2033-03-06T06:00", 50);
const chitra = await enrol("Chitra Nair", "OET", "2033-02-26T06:00", 100);
await enrol("Deepa Rao", "OET", "2033-01-01T06:00", 0);
const esha = await enrol("Esha Singh", "PTE", "2033-01-01T06:00", 30);
await db
  .insert(enrolments)
  .values({ studentId: esha.studentId, course: "DHA", enrolledAt: new Date("2033-03-03T20:00:00Z") });

await take(asha, "2033-03-06", [true, false, false, false], 100);
await take(asha, "2033-03-07", [true], 3500);
await take(binu, "2033-03-06", [false], 200);
await take(chitra, "2033-02-27", [true], 1800);
await take(chitra, "2033-03-08", [true, false, false, false], 1600);
// No figure below knows of these: each would be another one with them.
await take(asha, "2033-03-01", [true], 5000, true);
await take(asha, "2033-03-09", [false], 5000, true);
await take(binu, "2033-03-10", [true, true], 5000, true);
await take(esha, "2033-02-20", [true], 5000, true);
await db.insert(lessonReadings).values({
  studentId: binu.studentId,
  lessonId,
  day: "2033-03-09",
  seconds: 1400,
  lastAt: new Date("2033-03-09T06:00:00Z"),
});
await db
  .insert(lessonCompletions)
  .values({ studentId: esha.studentId, lessonId, completedAt: new Date("2033-02-20T06:00:00Z") });
await db.insert(studentSnapshots).values({
  day: "2033-03-03",
  students: 4,
  courses: 3,
  progressSum: 130,
  passed: 1,
  completed: 1,
  takenAt: new Date("2033-03-03T12:00:00Z"),
});
await countActivity(db, TIME_ZONE);

test("enrolments are counted in the days of the institute, in the range and in the one before", async () => {
  expect(await countNewEnrolments(db, admin, week, TIME_ZONE)).toEqual({ now: 3, before: 1 });
  expect(await countNewEnrolments(db, admin, spanOf(90, TODAY), TIME_ZONE)).toEqual({ now: 6, before: 0 });
});

test("completion is of all students, compared with the day before the range if anybody looked on it", async () => {
  expect(await countCompletions(db, admin, week)).toEqual({
    now: { completed: 2, students: 5 },
    before: { completed: 1, students: 4 },
  });
  expect(await countCompletions(db, admin, spanOf(30, TODAY))).toMatchObject({ before: null });
});

test("a course is active by an enrolment or by a result", async () => {
  // NCLEX-RN and DHA were enrolled in, OET has a result; before, OET has both.
  expect(await countActiveCourses(db, admin, week, TIME_ZONE)).toEqual({ now: 3, before: 1 });
});

test("study time is of tests and lessons, and a student counts once however many days were active", async () => {
  expect(await sumStudyTime(db, admin, week)).toEqual({
    now: { seconds: 100 + 3500 + 200 + 1400 + 1600, students: 3 },
    before: { seconds: 1800, students: 1 },
  });
  // Chitra's two days are both in these.
  expect(await sumStudyTime(db, admin, spanOf(30, TODAY))).toEqual({
    now: { seconds: 8600, students: 4 },
    before: { seconds: 0, students: 0 },
  });
});

test("the score of a join date is the mean over the results of who joined on it", async () => {
  expect(await listScoresByJoinDate(db, admin, week, TIME_ZONE)).toEqual([
    { day: "2033-03-05", students: 1, tests: 2, score: 62.5 },
    { day: "2033-03-06", students: 1, tests: 1, score: 0 },
  ]);
  expect(await listScoresByJoinDate(db, admin, spanOf(30, TODAY), TIME_ZONE)).toHaveLength(3);
});

test("the completion of a course is the share of its students at 100 %", async () => {
  expect(await listCourseCompletion(db, admin)).toEqual([
    { course: "NCLEX-RN", students: 2, completed: 1 },
    { course: "OET", students: 2, completed: 1 },
    { course: "PTE", students: 1, completed: 0 },
  ]);
});

test("top performers stand by progress, then by average score, then by name", async () => {
  expect(await listTopPerformers(db, admin)).toEqual([
    performer(asha, { progress: 100, averageScore: 63, studySeconds: 3600, improvement: 75 }),
    performer(chitra, { progress: 100, averageScore: 63, studySeconds: 3400, improvement: -75 }),
    performer(binu, { progress: 50, averageScore: 0, studySeconds: 1600, improvement: null }),
  ]);
});

test("the average score of a top performer is the one on the student's own page", async () => {
  for (const { id, averageScore } of await listTopPerformers(db, admin)) {
    const { summary } = await findFiguresOfStudent(db, admin, id);
    expect(averageScore).toBe(summary.averageScore);
  }
});

test("active students and tests are counted by day", async () => {
  expect(await listDayActivity(db, admin, week)).toEqual([
    { day: "2033-03-06", activeStudents: 2, tests: 2 },
    { day: "2033-03-07", activeStudents: 1, tests: 1 },
    { day: "2033-03-08", activeStudents: 1, tests: 1 },
    { day: "2033-03-09", activeStudents: 1, tests: 0 },
  ]);
});

test("who is below 100 % and away for two weeks stopped at the lesson completed last", async () => {
  const before = { lessonId: null, lessonTitle: null, subjectName: null, students: 1 };
  const there = { lessonId, lessonTitle: "Heart failure", subjectName: "Adult Health", students: 1 };
  const asked = { today: TODAY, timeZone: TIME_ZONE };
  expect(await findStoppedStudents(db, admin, { ...asked, course: null })).toEqual({
    students: 2,
    afterLessons: [before, there],
  });
  expect(await findStoppedStudents(db, admin, { ...asked, course: "PTE" })).toEqual({
    students: 1,
    afterLessons: [there],
  });
  // Esha was active on 20 February: thirteen days later nobody has stopped but Deepa, fourteen days later both have.
  expect(await findStoppedStudents(db, admin, { ...asked, today: "2033-03-05", course: null })).toMatchObject({
    students: 1,
  });
  expect(await findStoppedStudents(db, admin, { ...asked, today: "2033-03-06", course: null })).toMatchObject({
    students: 2,
  });
});

test("the hardest questions brought the least of their points, were asked often enough and are in use", async () => {
  const build = async (asked: number, earned: number) => {
    const { questionId, versionId } = await buildQuestion(db, lessonId, {
      ...singleChoiceBody(),
      content: { ...singleChoiceBody().content, stem: `<p>Asked <b>${asked}</b> times</p>` },
    });
    await db.insert(measuredVersions).values({ versionId, asked, earned, possible: asked });
    return questionId;
  };
  const [half, third, seldom, withdrawn] = [
    await build(12, 6),
    await build(10, 3),
    await build(9, 0),
    await build(20, 0),
  ];
  await db.update(questions).set({ withdrawnAt: new Date() }).where(eq(questions.id, withdrawn));

  const hardest = await listHardestQuestions(db, admin);

  expect(hardest.map(({ id }) => id)).toEqual([third, half]);
  expect(hardest.map(({ id }) => id)).not.toContain(seldom);
  expect(hardest[0]).toMatchObject({
    stem: "Asked 10 times",
    subjectName: "Adult Health",
    lessonTitle: "Heart failure",
    asked: 10,
    earned: 3,
    possible: 10,
  });
});

function performer(
  { studentId, name, course }: { studentId: Id<"student">; name: string; course: string },
  figures: { progress: number; averageScore: number; studySeconds: number; improvement: number | null },
) {
  return { id: studentId, name, course, ...figures };
}
