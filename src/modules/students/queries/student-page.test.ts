import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { enrolments, lessonCompletions, lessonReadings, signIns, students } from "../../../db/schema.ts";
import { openAccounts, signUpSomebody } from "../../../testing/accounts.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildOpenAttempt, buildResult } from "../../../testing/build-attempts.ts";
import { buildCourse } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import { findReviewOfStudent } from "../../attempts/queries/review.server.ts";
import { findStudentLearning } from "./find-student-learning.server.ts";
import { findStudentRecord } from "./find-student-record.server.ts";
import { listSignIns, SIGN_INS_SHOWN } from "./list-sign-ins.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const admin = await buildAdmin(db);

test("the record has account, sessions, running tests, study time without exam simulations and when the student was there last", async () => {
  const { student } = await signUpSomebody(openAccounts());
  const { studentId } = student;
  const { lessonId } = await buildLesson(db);
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await buildResult(db, student, { answers: [{ lessonId }], timeTaken: 600, completedAt: ago(300) });
  await buildResult(db, student, { answers: [{ lessonId }], timeTaken: 7200, completedAt: ago(400), isPreset: true });
  await buildOpenAttempt(db, { student, startedAt: ago(20) });
  await buildOpenAttempt(db, { student, startedAt: ago(200) });
  const lastAt = new Date(now.getTime() + 60_000);
  await db.insert(lessonReadings).values({ studentId, lessonId, day: "2026-05-03", seconds: 90, lastAt });

  expect(await findStudentRecord(db, admin, studentId, now)).toMatchObject({
    id: studentId,
    name: student.name,
    account: { userId: student.userId, emailVerified: false },
    openSessions: 1,
    runningTests: 1,
    studySeconds: 690,
    lastActiveAt: lastAt,
    extraTimePercent: 0,
    invitedAt: null,
  });
});

test("who is only invited has no account and was never there; who is unknown is nobody", async () => {
  const id = newId<"student">();
  await db.insert(students).values({ id, name: "Ravi", email: `${unique("ravi")}@example.org`, course: "OET" });

  expect(await findStudentRecord(db, admin, id, NOW)).toMatchObject({
    account: null,
    openSessions: 0,
    studySeconds: 0,
    lastActiveAt: null,
  });
  expect(await findStudentRecord(db, admin, newId<"student">(), NOW)).toBeNull();
});

test("lessons are counted in the current course and named in the order of completion", async () => {
  const { course, lessonIds } = await buildCourse(db, 3);
  const { studentId } = await buildStudent(db);
  const done = lessonIds.slice(0, 2).map((lessonId, nth) => ({ studentId, lessonId, completedAt: before(10 - nth) }));
  await db.insert(lessonCompletions).values(done);
  await db.insert(enrolments).values([
    { studentId, course: "OET", enrolledAt: before(20) },
    { studentId, course, enrolledAt: before(5) },
  ]);

  const { lessons: everywhere } = await findStudentLearning(db, admin, { studentId, course: unique("Course") });
  expect(await findStudentLearning(db, admin, { studentId, course })).toMatchObject({
    completed: 2,
    lessons: 3 + everywhere,
    latest: [{ title: "Lesson 2" }, { title: "Lesson 1" }],
    enrolments: [{ course }, { course: "OET" }],
  });
});

test("the newest sign-ins are listed, of this student alone", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const many = Array.from({ length: SIGN_INS_SHOWN + 1 }, (_, nth) => ({
    id: newId(),
    userId: student.userId,
    signedInAt: before(nth),
    ipAddress: "203.0.113.7",
    userAgent: `Browser ${nth}`,
  }));
  await db.insert(signIns).values([...many, { id: newId(), userId: other.userId, signedInAt: NOW }]);

  const listed = await listSignIns(db, admin, student.studentId);

  expect(listed.map(({ userAgent }) => userAgent)).toEqual(
    Array.from({ length: SIGN_INS_SHOWN }, (_, nth) => `Browser ${nth}`),
  );
});

test("the administrator reviews an attempt as one of its student, and of nobody else", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);
  const { attemptId } = await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }] });
  const open = await buildOpenAttempt(db, { student });

  expect(await findReviewOfStudent(db, admin, student.studentId, attemptId, NOW)).toMatchObject({
    kind: "review",
    review: { totals: { score: 100, correctCount: 1 } },
  });
  expect(await findReviewOfStudent(db, admin, other.studentId, attemptId, NOW)).toEqual({ kind: "unknown" });
  expect(await findReviewOfStudent(db, admin, student.studentId, open.attemptId, NOW)).toEqual({ kind: "open" });
});
