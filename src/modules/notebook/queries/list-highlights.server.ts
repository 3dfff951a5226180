import { and, asc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { highlights } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { HIGHLIGHTS_MAX } from "../rules.ts";

/** The student's marked words of a lesson, in the order of its text. */
export async function listHighlights(db: Db, { studentId }: Student, lessonId: Id<"lesson">) {
  const { id, quote, before, after, start } = highlights;
  return db
    .select({ id, quote, before, after, start })
    .from(highlights)
    .where(and(eq(highlights.studentId, studentId), eq(highlights.lessonId, lessonId)))
    .orderBy(asc(start))
    .limit(HIGHLIGHTS_MAX);
}
