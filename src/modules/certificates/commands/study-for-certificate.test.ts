/** What a certificate asks for beside the marks, walked through with the commands of the pages and of the worker. */

import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { students, subjectCourses } from "../../../db/schema.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { buildCourse, buildLessonIn, buildReadings } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { saveAnswers } from "../../attempts/commands/save-answers.server.ts";
import { startCustomTest } from "../../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { completeLesson } from "../../learning/commands/mark-lesson.server.ts";
import { recordReading } from "../../learning/commands/record-reading.server.ts";
import { recomputeAllProgress, recomputeProgress } from "../../progress/commands/recompute-progress.server.ts";
import { countActivity } from "../../statistics/commands/count-activity.server.ts";
import { findCourseStudy, standingOf } from "../queries/course-study.server.ts";
import { listCertificates } from "../queries/list-certificates.server.ts";
import { findStudyLeft } from "../queries/study-left.server.ts";
import { claimCertificate, issueDueCertificates } from "./issue-certificate.server.ts";

const admin = await buildAdmin(db);
const timeZone = "Asia/Kolkata";
const NOON = new Date("2026-05-04T06:30:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);
const issuingAt = (now: Date) => ({ now, timeZone, randomBytes });

/** Nine clicks. */
async function markAll(student: Student, lessonIds: ReadonlyArray<Id<"lesson">>, now = NOON): Promise<void> {
  for (const lessonId of lessonIds) await completeLesson(db, student, lessonId, issuingAt(now));
}

/** What the worker does every few seconds. */
async function work(now: Date): Promise<void> {
  await countActivity(db, timeZone, {
    waits: true,
    onCounted: async (studentIds) => {
      await issueDueCertificates(db, studentIds, issuingAt(now));
    },
  });
}

async function coursesOf({ studentId }: Student): Promise<string[]> {
  return (await listCertificates(db, admin, studentId)).map(({ course }) => course);
}

async function standingFor({ studentId }: Student, course: string) {
  return standingOf(await findCourseStudy(db, { studentId, course, timeZone }));
}

test("nine clicks bring no certificate; the one that comes when two thirds were read is brought by the reading", async () => {
  const { course, lessonIds } = await buildCourse(db, 9);
  const student = await buildStudent(db, { course });
  const read = async (nth: number) => {
    const lessonId = lessonIds[nth] ?? newId<"lesson">();
    await recordReading(db, student, { lessonId, seconds: 5 }, { now: at(nth + 1), timeZone });
    await work(at(nth + 1));
  };

  await markAll(student, lessonIds);
  await work(NOON);
  expect(await claimCertificate(db, student, issuingAt(NOON))).toEqual({ kind: "not-studied" });
  await recomputeAllProgress(db);
  for (let nth = 0; nth < 5; nth += 1) await read(nth);
  expect(await standingFor(student, course)).toEqual({
    ...{ lessons: 9, completed: 9, studied: 5, toStudy: 6, isDue: false },
  });
  expect(await coursesOf(student)).toEqual([]);
  await read(5);

  expect(await coursesOf(student)).toEqual([course]);
});

test("who has studied before gets the certificate with the last mark", async () => {
  const { course, lessonIds } = await buildCourse(db, 3);
  const student = await buildStudent(db, { course });
  await buildReadings(db, student.studentId, lessonIds.slice(1), "2026-05-01");

  await markAll(student, lessonIds.slice(1));
  expect(await coursesOf(student)).toEqual([]);
  await markAll(student, lessonIds.slice(0, 1));

  expect(await coursesOf(student)).toEqual([course]);
});

test("half of the reading time is asked for, of the words as they stand", async () => {
  const { course, subjectId } = await buildCourse(db, 0);
  const student = await buildStudent(db, { course });
  const content = `<h2>About it</h2><p>${"word ".repeat(438)}</p>`;
  const lessonId = await buildLessonIn(db, subjectId, { content });
  await markAll(student, [lessonId]);
  const read = (seconds: number, minutes: number) =>
    recordReading(db, student, { lessonId, seconds }, { now: at(minutes), timeZone });

  await read(50, 1);
  await read(9, 2);
  await work(at(2));
  const [study] = await findCourseStudy(db, { studentId: student.studentId, course, timeZone });
  expect(study).toMatchObject({ words: 440, secondsRead: 59, isCompleted: true });
  expect(await coursesOf(student)).toEqual([]);
  await read(1, 3);
  await work(at(3));

  expect(await coursesOf(student)).toEqual([course]);
});

test("questions count that were answered in submitted tests, right or wrong, and each once", async () => {
  const { course, lessonIds } = await buildCourse(db, 1);
  const [lessonId = newId<"lesson">()] = lessonIds;
  const student = await buildStudent(db, { course });
  for (let nth = 0; nth < 4; nth += 1) await buildQuestion(db, lessonId);
  await markAll(student, lessonIds);
  /** Answers the questions at these places of the order of their versions; the others stay unanswered. */
  const take = async (places: number[], minutes: number) => {
    const started = await startCustomTest(db, student, { lessons: [...lessonIds] }, at(minutes), () => 0);
    if (started.kind !== "started") throw new Error(started.kind);
    const { rows } = await db.execute<{ position: number }>(
      sql`select position from attempt_items where attempt_id = ${started.attemptId} order by version_id`,
    );
    const saves = places.map((place) => ({
      position: rows[place]?.position ?? 0,
      basedOn: 0,
      answer: { chosen: "b" },
      ageMs: 0,
    }));
    if (saves.length > 0) await saveAnswers(db, student, started.attemptId, saves, at(minutes));
    await submitAttempt(db, student, started.attemptId, at(minutes));
    await work(at(minutes));
  };

  await take([], 1);
  await take([0], 2);
  await take([0], 3);
  expect(await findCourseStudy(db, { studentId: student.studentId, course, timeZone })).toMatchObject([
    { questions: 4, practised: 1 },
  ]);
  expect(await coursesOf(student)).toEqual([]);
  await take([2], 4);

  expect(await coursesOf(student)).toEqual([course]);
});

test("what already carries a certificate does not carry the next one, until it is done again on a later day", async () => {
  const { course, subjectId, lessonIds } = await buildCourse(db, 3);
  const others = Array.from({ length: 5 }, () => unique("Course"));
  await db.insert(subjectCourses).values(others.map((other) => ({ subjectId, course: other })));
  const student = await buildStudent(db, { course });
  await buildReadings(db, student.studentId, lessonIds, "2026-05-04");
  await markAll(student, lessonIds);

  const [second = ""] = others;
  for (const other of [...others, second]) {
    await db.update(students).set({ course: other }).where(eq(students.id, student.studentId));
    await db.transaction((tx) => recomputeProgress(tx, student.studentId));
    expect(await claimCertificate(db, student, issuingAt(at(10)))).toEqual({ kind: "not-studied" });
  }
  await buildReadings(db, student.studentId, lessonIds.slice(0, 2), "2026-05-05");
  await work(new Date(NOON.getTime() + DAY));

  expect((await coursesOf(student)).sort()).toEqual([course, second].sort());
  expect(await findCourseStudy(db, { studentId: student.studentId, course: others[1] ?? "", timeZone })).toMatchObject(
    lessonIds.map(() => ({ carriedOn: "2026-05-05", secondsRead: 0 })),
  );
});

test("what other students read and practise does not count", async () => {
  const { course, lessonIds } = await buildCourse(db, 2);
  const [student, other] = [await buildStudent(db, { course }), await buildStudent(db, { course })];
  await buildReadings(db, other.studentId, lessonIds, "2026-05-01");

  await markAll(student, lessonIds);

  expect(await coursesOf(student)).toEqual([]);
  expect(await standingFor(other, course)).toMatchObject({ completed: 0, studied: 2, isDue: false });
});

test("what is left to do is shown in pages, lesson by lesson, and is only marks once enough was studied", async () => {
  const { course, lessonIds } = await buildCourse(db, 12);
  const student = await buildStudent(db, { course });
  await markAll(student, lessonIds.slice(0, 2));
  await buildReadings(db, student.studentId, lessonIds.slice(0, 1), "2026-05-01");
  const leftOn = (page: number) => findStudyLeft(db, student, { timeZone, page });

  expect(await leftOn(1)).toMatchObject({ needsStudy: true, total: 11, page: 1, first: 1, hasNext: true });
  const last = await leftOn(9);
  expect(last).toMatchObject({ page: 2, first: 11, hasNext: false });
  expect(last.lessons.map(({ id }) => id)).toEqual(lessonIds.slice(11));
  await buildReadings(db, student.studentId, lessonIds, "2026-05-02");

  const marksOnly = await leftOn(1);
  expect(marksOnly).toMatchObject({ needsStudy: false, total: 10, hasNext: false });
  expect(marksOnly.lessons.map(({ id }) => id)).toEqual(lessonIds.slice(2));
});
