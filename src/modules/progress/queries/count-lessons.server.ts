import { and, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessonCompletions, lessons } from "../../../db/schema.ts";
import { isLessonOf } from "../../subjects/queries/subjects-of-course.server.ts";

/** How many lessons of the course there are to complete, and how many of them the student has. */
export async function countLessons(
  db: Db | Tx,
  { studentId, course }: { studentId: Id<"student">; course: string },
): Promise<{ completed: number; lessons: number }> {
  const [counts] = await db
    .select({
      lessons: sql<number>`count(*)::int`,
      completed: sql<number>`count(${lessonCompletions.studentId})::int`,
    })
    .from(lessons)
    .leftJoin(
      lessonCompletions,
      and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.studentId, studentId)),
    )
    .where(isLessonOf(course));
  return counts ?? { completed: 0, lessons: 0 };
}
