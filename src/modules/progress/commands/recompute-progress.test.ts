import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { lessonCompletions, lessons, students, subjectCourses, subjects } from "../../../db/schema.ts";
import { buildStudent, unique } from "../../../testing/build.ts";
import { buildCourse, buildLessonIn } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import { waitingForLocks } from "../../../testing/waiting-for-locks.ts";
import { countLessons } from "../queries/count-lessons.server.ts";
import { recomputeAllProgress, recomputeProgress } from "./recompute-progress.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");

async function complete(studentId: Id<"student">, lessonIds: ReadonlyArray<Id<"lesson">>): Promise<void> {
  await db.insert(lessonCompletions).values(lessonIds.map((lessonId) => ({ studentId, lessonId, completedAt: NOW })));
}

async function progressOf(studentId: Id<"student">): Promise<number | undefined> {
  const [row] = await db.select({ progress: students.progress }).from(students).where(eq(students.id, studentId));
  return row?.progress;
}

async function setProgress(studentId: Id<"student">, progress: number): Promise<void> {
  await db.update(students).set({ progress }).where(eq(students.id, studentId));
}

/** What both ways of computing give, each from a wrong value. */
async function recomputed(studentId: Id<"student">): Promise<[number | undefined, number | undefined]> {
  await setProgress(studentId, 77);
  await db.transaction((tx) => recomputeProgress(tx, studentId));
  const alone = await progressOf(studentId);
  await setProgress(studentId, 77);
  await recomputeAllProgress(db);
  return [alone, await progressOf(studentId)];
}

test("progress is the completed part of the course's lessons, rounded", async () => {
  const { course, lessonIds } = await buildCourse(db, 3);
  const { studentId } = await buildStudent(db, { course });

  expect(await recomputed(studentId)).toEqual([0, 0]);
  await complete(studentId, lessonIds.slice(0, 1));
  expect(await recomputed(studentId)).toEqual([33, 33]);
  await complete(studentId, lessonIds.slice(1, 2));
  expect(await recomputed(studentId)).toEqual([67, 67]);
  await complete(studentId, lessonIds.slice(2));
  expect(await recomputed(studentId)).toEqual([100, 100]);
  expect(await countLessons(db, { studentId, course })).toEqual({ completed: 3, lessons: 3 });
});

test("half of a percent is rounded up", async () => {
  const { course, lessonIds } = await buildCourse(db, 8);
  const { studentId } = await buildStudent(db, { course });

  await complete(studentId, lessonIds.slice(0, 1));

  // 1 of 8 is 12.5 %.
  expect(await recomputed(studentId)).toEqual([13, 13]);
});

test("a lesson without a text is not counted, whether it is completed or not", async () => {
  const { course, subjectId, lessonIds } = await buildCourse(db, 2);
  const container = await buildLessonIn(db, subjectId, { content: "" });
  await buildLessonIn(db, subjectId, { content: "" });
  const { studentId } = await buildStudent(db, { course });

  await complete(studentId, [...lessonIds.slice(0, 1), container]);

  expect(await recomputed(studentId)).toEqual([50, 50]);
  expect(await countLessons(db, { studentId, course })).toEqual({ completed: 1, lessons: 2 });
});

test("lessons of other courses count for nothing, and a subject of two courses counts in both", async () => {
  const own = await buildCourse(db, 2);
  const other = await buildCourse(db, 4);
  await db.insert(subjectCourses).values({ subjectId: other.subjectId, course: own.course });
  const foreign = await buildCourse(db, 5);
  const { studentId } = await buildStudent(db, { course: own.course });
  const { studentId: neighbour } = await buildStudent(db, { course: other.course });

  await complete(studentId, [...own.lessonIds, ...other.lessonIds.slice(0, 1), ...foreign.lessonIds]);
  await complete(neighbour, other.lessonIds.slice(0, 3));

  // 3 of 2 + 4, and 3 of 4.
  expect(await recomputed(studentId)).toEqual([50, 50]);
  expect(await recomputed(neighbour)).toEqual([75, 75]);
});

test("a subject of no course belongs to all of them", async () => {
  const subjectId = newId<"subject">();
  await db.insert(subjects).values({ id: subjectId, name: unique("For all") });
  const shared = await buildLessonIn(db, subjectId);
  const { course, lessonIds } = await buildCourse(db, 3);
  const { studentId } = await buildStudent(db, { course });
  const [lone] = await Promise.all([buildStudent(db, { course: unique("Course without subjects of its own") })]);

  await complete(studentId, [shared, ...lessonIds.slice(0, 1)]);
  await complete(lone.studentId, [shared]);

  // 2 of 3 + 1; the other course has only the shared one.
  expect(await recomputed(studentId)).toEqual([50, 50]);
  expect(await recomputed(lone.studentId)).toEqual([100, 100]);
  await db.delete(subjects).where(eq(subjects.id, subjectId));
  expect(await recomputed(studentId)).toEqual([33, 33]);
});

test("a course without lessons gives 0, also when its lessons went", async () => {
  const { course, subjectId, lessonIds } = await buildCourse(db, 1);
  const { studentId } = await buildStudent(db, { course });
  await complete(studentId, lessonIds);
  expect(await recomputed(studentId)).toEqual([100, 100]);

  await db.delete(lessons).where(eq(lessons.subjectId, subjectId));

  expect(await recomputed(studentId)).toEqual([0, 0]);
  expect(await countLessons(db, { studentId, course })).toEqual({ completed: 0, lessons: 0 });
});

test("everybody is computed, also those who are more than one batch", async () => {
  const { course, lessonIds } = await buildCourse(db, 2);
  const ids = Array.from({ length: 2_100 }, () => newId<"student">());
  await db
    .insert(students)
    .values(
      ids.map((id) => ({ id, name: "One of many", email: `${unique("many")}@example.org`, course, progress: 9 })),
    );
  const [first, last] = [ids[0] ?? newId<"student">(), ids.at(-1) ?? newId<"student">()];
  for (const studentId of [first, last]) await complete(studentId, lessonIds.slice(0, 1));

  await recomputeAllProgress(db);

  expect([await progressOf(first), await progressOf(last)]).toEqual([50, 50]);
  expect(await db.$count(students, eq(students.progress, 9))).toBe(0);
});

test("a lesson that is completed while everybody is computed is not forgotten", async () => {
  const { course, lessonIds } = await buildCourse(db, 4);
  const { studentId } = await buildStudent(db, { course });
  const lessonId = lessonIds[0] ?? newId<"lesson">();

  const { promise: computed, resolve: hasComputed } = Promise.withResolvers<void>();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const completing = db.transaction(async (tx) => {
    await tx.insert(lessonCompletions).values({ studentId, lessonId, completedAt: NOW });
    await recomputeProgress(tx, studentId);
    hasComputed();
    await mayCommit;
  });
  await computed;
  const all = recomputeAllProgress(db);
  // One that waits for the student shows that the other one is at this student.
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
  commit();
  await Promise.all([completing, all]);

  expect(await progressOf(studentId)).toBe(25);
});
