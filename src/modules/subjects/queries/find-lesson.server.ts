import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Viewer } from "../../accounts/viewer.ts";

export type Lesson = {
  id: Id<"lesson">;
  title: string;
  /** Clean rich text; empty for a lesson that only holds questions. */
  content: string;
  subjectId: Id<"subject">;
  subjectName: string;
  /** How many questions a test can draw from it. */
  questionCount: number;
  updatedAt: Date;
};

/** One lesson with its text, or null. */
export async function findLesson(db: Db | Tx, _viewer: Viewer, lessonId: Id<"lesson">): Promise<Lesson | null> {
  const [lesson] = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      content: lessons.content,
      subjectId: lessons.subjectId,
      subjectName: subjects.name,
      questionCount: lessons.questionCount,
      updatedAt: lessons.updatedAt,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(eq(lessons.id, lessonId))
    .limit(1);
  return lesson ?? null;
}
