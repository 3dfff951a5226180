import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { newId } from "../../../core/id.ts";
import { listenOn, openDatabase } from "../../../db/client.ts";
import { lessons, subjectCourses, subjects } from "../../../db/schema.ts";
import { buildLesson, unique } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { buildLessonIn } from "../../../testing/build-learning.ts";
import { createDatabase } from "../../../testing/other-databases.ts";
import { db, testConnection } from "../../../testing/test-db.ts";
import { findCourseContent, findSampleLesson, listCourseLessons, SYLLABUS_LESSONS } from "./course-lessons.server.ts";

/** A subject of one course, before all others. */
async function buildSubjectOf(course: string, position: number) {
  const [id, name] = [newId<"subject">(), unique("Subject")];
  await db.insert(subjects).values({ id, name, position });
  await db.insert(subjectCourses).values({ subjectId: id, course });
  return { id, name };
}

test("a course has the lessons that can be read: of its own subjects and of those of all courses, by subject and in order", async () => {
  const before = await listCourseLessons(db, "PTE");
  const { id, name } = await buildSubjectOf("OSCE", -3);
  for (const title of ["Lesson 10", "Lesson 2", "Lesson 1"]) await buildLessonIn(db, id, { title });
  await buildLessonIn(db, id, { title: "Only questions", content: "" });
  const ofAll = await buildLesson(db);

  const { ready, subjects: shown } = await listCourseLessons(db, "OSCE");

  expect(shown[0]).toEqual({ id, name, lessonCount: 3, titles: ["Lesson 1", "Lesson 2", "Lesson 10"] });
  expect(shown.map((subject) => subject.id)).toContain(ofAll.subjectId);
  expect(ready).toBe(shown.reduce((sum, { lessonCount }) => sum + lessonCount, 0));
  expect(await listCourseLessons(db, "PTE")).toMatchObject({ ready: before.ready + 1 });
});

test("of very many lessons a subject names the first, and counts all", async () => {
  const { id } = await buildSubjectOf("DHA", -3);
  const many = SYLLABUS_LESSONS + 2;
  for (let nth = 1; nth <= many; nth += 1) await buildLessonIn(db, id, { title: `Lesson ${nth}` });

  const [subject] = (await listCourseLessons(db, "DHA")).subjects;

  expect(subject).toMatchObject({ id, lessonCount: many });
  expect(subject?.titles).toHaveLength(SYLLABUS_LESSONS);
});

test("the lesson that anybody may read is the course's first with a text; another one once the order is another", async () => {
  const { id, name } = await buildSubjectOf("NORCET", -3);
  await buildLessonIn(db, id, { title: "A. Only questions", content: "" });
  await buildLessonIn(db, id, { title: "C. Last", content: "<p>Last.</p>" });
  expect(await findSampleLesson(db, "NORCET")).toEqual({ title: "C. Last", subject: name, content: "<p>Last.</p>" });

  await buildLessonIn(db, id, { title: "B. First", content: "<p>First.</p>" });
  expect(await findSampleLesson(db, "NORCET")).toMatchObject({ title: "B. First" });

  const earlier = await buildSubjectOf("NORCET", -4);
  await buildLessonIn(db, earlier.id, { title: "Z", content: "<p>Z.</p>" });
  expect(await findSampleLesson(db, "NORCET")).toMatchObject({ title: "Z", subject: earlier.name });
});

test("a course has lessons once one has a text, and tests once a question can be asked", async () => {
  const { url } = await createDatabase("migrated");
  const own = await openDatabase({ url });
  onTestFinished(() => own.close());
  const [id, name] = [newId<"subject">(), unique("Subject")];
  await own.db.insert(subjects).values({ id, name, position: 1 });
  await own.db.insert(subjectCourses).values({ subjectId: id, course: "OET" });
  const find = async () => Object.fromEntries(await findCourseContent(own.db, ["OET", "PTE"]));
  const nothing = { hasLessons: false, hasTests: false };

  await buildLessonIn(own.db, id, { content: "" });
  expect(await find()).toEqual({ OET: nothing, PTE: nothing });
  const lessonId = await buildLessonIn(own.db, id, { content: "<p>Read.</p>" });
  expect(await find()).toEqual({ OET: { hasLessons: true, hasTests: false }, PTE: nothing });
  await buildQuestion(own.db, lessonId);
  expect(await find()).toEqual({ OET: { hasLessons: true, hasTests: true }, PTE: nothing });
});

test("public pages are notified of every change to what there is to read, and of the first question of a lesson, but of no other", async () => {
  const listener = await listenOn(testConnection, "public_content");
  onTestFinished(() => listener.close());
  const handler = vi.fn();
  listener.onNotification(handler);
  const { lessonId, subjectId } = await buildLesson(db);
  const heardAfter = async (change: PromiseLike<unknown>) => {
    handler.mockClear();
    await change;
    await listener.hasReceivedAll();
    return handler.mock.calls.length > 0;
  };
  const ofLesson = (set: Partial<typeof lessons.$inferInsert>) =>
    heardAfter(db.update(lessons).set(set).where(eq(lessons.id, lessonId)));

  expect(await heardAfter(buildLesson(db))).toBe(true);
  expect(await ofLesson({ title: "Fluids" })).toBe(true);
  expect(await ofLesson({ content: "" })).toBe(true);
  expect(await ofLesson({ questionCount: 7 })).toBe(true);
  expect(await ofLesson({ questionCount: 8 })).toBe(false);
  expect(await ofLesson({ questionCount: 0 })).toBe(true);
  expect(await heardAfter(db.insert(subjectCourses).values({ subjectId, course: "DHA" }))).toBe(true);
  expect(await heardAfter(db.delete(subjects).where(eq(subjects.id, subjectId)))).toBe(true);
});
