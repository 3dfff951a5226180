import { and, eq } from "drizzle-orm";
import { idOf } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { bookmarks, highlights, notes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { RemoveForm } from "../forms.ts";

/** Takes one thing out of the student's own notebook; again it changes nothing. */
export async function removeEntry(
  db: Db,
  { studentId }: Student,
  { kind, id }: RemoveForm,
): Promise<{ kind: "removed" }> {
  switch (kind) {
    case "note":
      await db.delete(notes).where(and(eq(notes.id, idOf<"note">(id)), eq(notes.studentId, studentId)));
      break;
    case "bookmark":
      await db.delete(bookmarks).where(and(eq(bookmarks.id, idOf<"bookmark">(id)), eq(bookmarks.studentId, studentId)));
      break;
    case "highlight":
      await db
        .delete(highlights)
        .where(and(eq(highlights.id, idOf<"highlight">(id)), eq(highlights.studentId, studentId)));
      break;
    default:
      kind satisfies never;
  }
  return { kind: "removed" };
}
