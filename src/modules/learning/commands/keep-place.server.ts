import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessonPlaces } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { ReadingPlace } from "../forms.ts";

/** Keeps where the student stopped reading the lesson; null when it was read to its end. */
export async function keepPlace(
  db: Db,
  { studentId }: Student,
  lessonId: Id<"lesson">,
  place: ReadingPlace | null,
  now: Date,
): Promise<void> {
  if (!place) {
    await db
      .delete(lessonPlaces)
      .where(and(eq(lessonPlaces.studentId, studentId), eq(lessonPlaces.lessonId, lessonId)));
    return;
  }
  const kept = { ...place, readAt: now };
  await db
    .insert(lessonPlaces)
    .values({ studentId, lessonId, ...kept })
    .onConflictDoUpdate({ target: [lessonPlaces.studentId, lessonPlaces.lessonId], set: kept });
}
