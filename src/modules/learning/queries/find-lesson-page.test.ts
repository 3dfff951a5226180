import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { lessonCompletions } from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildCourse, buildLessonIn } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findCourseProgress } from "./course-progress.server.ts";
import { findLessonPage } from "./find-lesson-page.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");

const complete = ({ studentId }: Student, lessonId: Id<"lesson"> | undefined) =>
  db.insert(lessonCompletions).values({ studentId, lessonId: lessonId ?? newId(), completedAt: NOW });

test("a lesson knows its neighbours in the institute's order, and passes over those without a text", async () => {
  const { subjectId, course } = await buildCourse(db, 0);
  const add = (title: string, position: number, content?: string) =>
    buildLessonIn(db, subjectId, { title, position, ...(content !== undefined && { content }) });
  const last = await add("Anatomy", 4);
  await add("Container", 3, "");
  const second = await add("Zebra 2", 2);
  const third = await add("zebra 10", 2);
  const first = await add("Middle", 1);
  const student = await buildStudent(db, { course });
  const neighbours = async (lessonId: Id<"lesson">) => {
    const page = await findLessonPage(db, student, lessonId);
    return [page?.previous?.id ?? null, page?.next?.id ?? null];
  };

  expect(await neighbours(first)).toEqual([null, second]);
  expect(await neighbours(second)).toEqual([first, third]);
  expect(await neighbours(third)).toEqual([second, last]);
  expect(await neighbours(last)).toEqual([third, null]);
});

test("a lesson says when this student completed it, and how many of its subject", async () => {
  const { course, subjectId, subjectName, lessonIds } = await buildCourse(db, 3);
  await buildLessonIn(db, subjectId, { content: "" });
  const [student, neighbour] = [await buildStudent(db, { course }), await buildStudent(db, { course })];
  const [lessonId = newId<"lesson">()] = lessonIds;
  await complete(student, lessonId);
  await complete(neighbour, lessonIds[1]);

  expect(await findLessonPage(db, student, lessonId)).toMatchObject({
    title: "Lesson 1",
    content: "<p>Read this.</p>",
    completedAt: NOW,
    subject: { id: subjectId, name: subjectName, isInCourse: true, lessons: 3, completed: 1 },
  });
  expect(await findLessonPage(db, neighbour, lessonId)).toMatchObject({ completedAt: null });
});

test("a lesson of another course can be read and says that it does not count; one of a subject for all does", async () => {
  const { lessonIds } = await buildCourse(db, 1);
  const { lessonId: forAll } = await buildLesson(db);
  const student = await buildStudent(db, { course: (await buildCourse(db, 1)).course });

  expect(await findLessonPage(db, student, lessonIds[0] ?? newId())).toMatchObject({ subject: { isInCourse: false } });
  expect(await findLessonPage(db, student, forAll)).toMatchObject({ subject: { isInCourse: true } });
});

test("what is not there or has no text is no page", async () => {
  const { subjectId, course } = await buildCourse(db, 0);
  const student = await buildStudent(db, { course });

  expect(await findLessonPage(db, student, newId())).toBeNull();
  expect(await findLessonPage(db, student, await buildLessonIn(db, subjectId, { content: "" }))).toBeNull();
});

test("the progress counts the lessons of the course that have a text", async () => {
  const { course, subjectId, lessonIds } = await buildCourse(db, 4);
  await buildLessonIn(db, subjectId, { content: "" });
  const other = await buildCourse(db, 1);
  const student = await buildStudent(db, { course });
  await complete(student, lessonIds[1]);
  await complete(student, other.lessonIds[0]);

  const progress = await findCourseProgress(db, student);

  expect(progress).toMatchObject({ course, completed: 1, isCompleted: false, certificate: null });
});
