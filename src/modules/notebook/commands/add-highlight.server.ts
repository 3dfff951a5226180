import { and, eq, ne } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { highlights, students } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { HighlightForm } from "../forms.ts";
import { isThere } from "../queries/about-condition.server.ts";
import { HIGHLIGHTS_MAX } from "../rules.ts";

export type AddHighlightResult = { kind: "marked"; id: Id<"highlight"> } | { kind: "full" } | { kind: "unknown" };

/** Marks words of the lesson; the same place again takes the new words. */
export async function addHighlight(
  db: Db,
  { studentId }: Student,
  lessonId: Id<"lesson">,
  marked: HighlightForm,
  now: Date,
): Promise<AddHighlightResult> {
  return db.transaction(async (tx): Promise<AddHighlightResult> => {
    if (!(await isThere(tx, { lessonId }))) return { kind: "unknown" };
    await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
    const own = and(eq(highlights.studentId, studentId), eq(highlights.lessonId, lessonId));
    const others = and(own, ne(highlights.start, marked.start));
    if ((await tx.$count(highlights, others)) >= HIGHLIGHTS_MAX) return { kind: "full" };
    const [row] = await tx
      .insert(highlights)
      .values({ id: newId<"highlight">(), studentId, lessonId, ...marked, madeAt: now })
      .onConflictDoUpdate({ target: [highlights.studentId, highlights.lessonId, highlights.start], set: marked })
      .returning({ id: highlights.id });
    if (!row) throw new Error("The highlight was not stored.");
    return { kind: "marked", id: row.id };
  });
}
