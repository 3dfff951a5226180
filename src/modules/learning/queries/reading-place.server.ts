/** Where a student stopped reading. */
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessonCompletions, lessonPlaces, lessons } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

/** In this lesson; null at its beginning, and once it was read to its end. */
export async function findPlaceIn(db: Db, { studentId }: Student, lessonId: Id<"lesson">) {
  const { block, words } = lessonPlaces;
  const [place] = await db
    .select({ block, words })
    .from(lessonPlaces)
    .where(and(eq(lessonPlaces.studentId, studentId), eq(lessonPlaces.lessonId, lessonId)));
  return place ?? null;
}

/** In the lesson read last among those that can be read and are not complete; null for none. */
export async function findReadingPlace(db: Db, { studentId }: Student) {
  const [place] = await db
    .select({ lessonId: lessons.id, title: lessons.title, words: lessonPlaces.words })
    .from(lessonPlaces)
    .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
    .leftJoin(
      lessonCompletions,
      and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.studentId, lessonPlaces.studentId)),
    )
    .where(and(eq(lessonPlaces.studentId, studentId), isNull(lessonCompletions.studentId), ne(lessons.content, "")))
    .orderBy(desc(lessonPlaces.readAt))
    .limit(1);
  return place ?? null;
}
