import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { certificates, lessonCompletions, lessons, studentStatistics, students } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { buildCourse, buildLessonIn, buildReadings } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { listCertificates } from "../../certificates/queries/list-certificates.server.ts";
import { completeLesson, uncompleteLesson } from "./mark-lesson.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-05-04T09:00:00Z");
const LATER = new Date("2026-05-05T09:00:00Z");
const issuingAt = (now: Date) => ({ now, timeZone: "Asia/Kolkata", randomBytes });

async function buildReader(lessonCount: number) {
  const built = await buildCourse(db, lessonCount);
  return { ...built, student: await buildStudent(db, { course: built.course }) };
}

const complete = (student: Student, lessonId: Id<"lesson"> | undefined, now = NOW) =>
  completeLesson(db, student, lessonId ?? newId(), issuingAt(now));

async function progressOf({ studentId }: Student) {
  const [row] = await db.select({ progress: students.progress }).from(students).where(eq(students.id, studentId));
  return row?.progress;
}

const completionsOf = ({ studentId }: Student) =>
  db.select().from(lessonCompletions).where(eq(lessonCompletions.studentId, studentId));

test("a completed lesson raises the progress, and taking the mark back lowers it again", async () => {
  const { student, lessonIds } = await buildReader(3);
  const [first, second] = lessonIds;

  expect(await complete(student, first)).toEqual({ kind: "marked" });
  expect(await progressOf(student)).toBe(33);
  await complete(student, second);
  expect(await progressOf(student)).toBe(67);
  expect(await uncompleteLesson(db, student, first ?? newId())).toEqual({ kind: "marked" });

  expect(await progressOf(student)).toBe(33);
  expect(await completionsOf(student)).toMatchObject([{ lessonId: second }]);
});

test("a lesson completed twice keeps the first time, and clearing a mark that was never set does nothing", async () => {
  const { student, lessonIds } = await buildReader(2);

  await complete(student, lessonIds[0], NOW);
  await complete(student, lessonIds[0], LATER);
  await uncompleteLesson(db, student, lessonIds[1] ?? newId());

  expect(await completionsOf(student)).toMatchObject([{ lessonId: lessonIds[0], completedAt: NOW }]);
});

test("a lesson of another course is completed and does not count", async () => {
  const { student } = await buildReader(1);
  const other = await buildCourse(db, 1);

  expect(await complete(student, other.lessonIds[0])).toEqual({ kind: "marked" });

  expect(await progressOf(student)).toBe(0);
  expect(await listCertificates(db, admin, student.studentId)).toEqual([]);
});

test("what is not there or has no text cannot be completed", async () => {
  const { student, subjectId } = await buildReader(1);
  const container = await buildLessonIn(db, subjectId, { content: "" });

  expect(await complete(student, newId())).toEqual({ kind: "gone" });
  expect(await complete(student, container)).toEqual({ kind: "gone" });
  expect(await uncompleteLesson(db, student, container)).toEqual({ kind: "gone" });
  expect(await completionsOf(student)).toEqual([]);
});

test("the lesson completed last is known, also after its mark was taken back", async () => {
  const { student, lessonIds } = await buildReader(3);
  const { studentId } = student;
  await db.insert(studentStatistics).values({ studentId, lastActiveOn: "2026-05-01" });
  const lastLesson = async () => {
    const [row] = await db.select().from(studentStatistics).where(eq(studentStatistics.studentId, studentId));
    return row?.lastLessonId;
  };

  await complete(student, lessonIds[1], NOW);
  await complete(student, lessonIds[0], LATER);
  expect(await lastLesson()).toBe(lessonIds[0]);
  await uncompleteLesson(db, student, lessonIds[0] ?? newId());
  expect(await lastLesson()).toBe(lessonIds[1]);
  await uncompleteLesson(db, student, lessonIds[1] ?? newId());

  expect(await lastLesson()).toBeNull();
});

test("the last lesson of the course brings one certificate, however many are completed at the same time", async () => {
  const { student, course, lessonIds } = await buildReader(6);
  await buildReadings(db, student.studentId, lessonIds.slice(0, 4), "2026-05-01");

  await Promise.all([...lessonIds, ...lessonIds].map((lessonId) => complete(student, lessonId)));

  expect(await progressOf(student)).toBe(100);
  expect(await listCertificates(db, admin, student.studentId)).toMatchObject([
    { course, issuedAt: NOW, revokedAt: null, number: expect.stringMatching(/^LL-2026(-[0-9A-HJKMNP-TV-Z]{4}){3}$/) },
  ]);
});

test("a course that is completed but for rounding brings none", async () => {
  const { student, lessonIds } = await buildReader(201);
  await buildReadings(db, student.studentId, lessonIds, "2026-05-01");
  await db
    .insert(lessonCompletions)
    .values(lessonIds.slice(2).map((lessonId) => ({ studentId: student.studentId, lessonId, completedAt: NOW })));

  await complete(student, lessonIds[0]);

  expect(await progressOf(student)).toBe(100);
  expect(await listCertificates(db, admin, student.studentId)).toEqual([]);
});

test("a certificate stays with its name when a mark is taken back, lessons are added or the student is renamed", async () => {
  const { student, subjectId, lessonIds } = await buildReader(1);
  await buildReadings(db, student.studentId, lessonIds, "2026-05-01");
  await complete(student, lessonIds[0]);
  const [before] = await listCertificates(db, admin, student.studentId);

  await db.update(students).set({ name: "Asha Menon" }).where(eq(students.id, student.studentId));
  await uncompleteLesson(db, student, lessonIds[0] ?? newId());
  await buildLessonIn(db, subjectId);
  await complete(student, lessonIds[0], LATER);

  expect(await progressOf(student)).toBe(50);
  expect(await listCertificates(db, admin, student.studentId)).toEqual([before]);
  const kept = and(eq(certificates.studentId, student.studentId), eq(certificates.name, "Asha Verma"));
  expect(await db.$count(certificates, kept)).toBe(1);
});

test("a lesson that is deleted while it is completed leaves nothing behind", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { student, lessonIds } = await buildReader(2);
    const [lessonId = newId<"lesson">()] = lessonIds;

    const [marked] = await Promise.all([
      complete(student, lessonId),
      db.delete(lessons).where(eq(lessons.id, lessonId)),
    ]);

    expect(["marked", "gone"]).toContain(marked.kind);
    expect(await completionsOf(student)).toEqual([]);
  }
});
