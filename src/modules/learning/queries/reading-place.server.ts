/** Where a student stopped reading. */
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessonCompletions, lessonPlaces, lessons } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isLessonOf } from "../../subjects/queries/subjects-of-course.server.ts";

/** In this lesson; null at its beginning, and once it was read to its end. */
export async function findPlaceIn(db: Db, { studentId }: Student, lessonId: Id<"lesson">) {
  const { block, words } = lessonPlaces;
  const [place] = await db
    .select({ block, words })
    .from(lessonPlaces)
    .where(and(eq(lessonPlaces.studentId, studentId), eq(lessonPlaces.lessonId, lessonId)));
  return place ?? null;
}

/** In the lesson of the course that was read last, can be read and is not complete; null for none. */
export async function findReadingPlace(db: Db, { studentId, course }: Student) {
  const [place] = await db
    .select({ lessonId: lessons.id, title: lessons.title, words: lessonPlaces.words })
    .from(lessonPlaces)
    .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
    .leftJoin(
      lessonCompletions,
      and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.studentId, lessonPlaces.studentId)),
    )
    .where(and(eq(lessonPlaces.studentId, studentId), isNull(lessonCompletions.studentId), isLessonOf(course)))
    .orderBy(desc(lessonPlaces.readAt))
    .limit(1);
  return place ?? null;
}
