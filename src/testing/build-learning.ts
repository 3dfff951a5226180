/** Courses with lessons to complete. Each is a course of its own, so that no other test's subjects belong to it. */
import { type Id, newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { lessonReadings, lessons, subjectCourses, subjects } from "../db/schema.ts";
import { unique } from "./build.ts";

/** A course of one subject with so many lessons to read, in the order of their titles. */
export async function buildCourse(db: Db, lessonCount: number) {
  const course = unique("Course");
  const subjectId = newId<"subject">();
  const subjectName = unique("Subject");
  await db.insert(subjects).values({ id: subjectId, name: subjectName });
  await db.insert(subjectCourses).values({ subjectId, course });
  const lessonIds: Id<"lesson">[] = [];
  for (let nth = 1; nth <= lessonCount; nth += 1) {
    lessonIds.push(await buildLessonIn(db, subjectId, { title: `Lesson ${nth}` }));
  }
  return { course, subjectId, subjectName, lessonIds };
}

/** One more lesson of a subject; without `content` one with a text. */
export async function buildLessonIn(
  db: Db,
  subjectId: Id<"subject">,
  { title = unique("Lesson"), content = "<p>Read this.</p>", position = 0 } = {},
): Promise<Id<"lesson">> {
  const id = newId<"lesson">();
  await db.insert(lessons).values({ id, subjectId, title, content, position });
  return id;
}

/** An hour of reading for each of these lessons on that day, such as `2026-05-01`: more than any of them takes. */
export async function buildReadings(
  db: Db,
  studentId: Id<"student">,
  lessonIds: ReadonlyArray<Id<"lesson">>,
  day: string,
): Promise<void> {
  const lastAt = new Date(`${day}T12:00:00Z`);
  await db
    .insert(lessonReadings)
    .values(lessonIds.map((lessonId) => ({ studentId, lessonId, day, seconds: 3600, lastAt })))
    .onConflictDoNothing();
}
