import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, orderBy } from "../../../db/keyset.ts";
import { studentNotes, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** More than are written about one student. */
const NOTES_MAX = 200;

export type ListedNote = {
  id: Id<"student-note">;
  text: string;
  writtenAt: Date;
  /** Null when that account is gone. */
  authorName: string | null;
};

/** What the administrator noted about a student, the newest first. */
export async function listNotes(db: Db, _admin: Admin, studentId: Id<"student">): Promise<ListedNote[]> {
  return db
    .select({
      id: studentNotes.id,
      text: studentNotes.text,
      writtenAt: studentNotes.writtenAt,
      authorName: users.name,
    })
    .from(studentNotes)
    .leftJoin(users, eq(users.id, studentNotes.writtenBy))
    .where(eq(studentNotes.studentId, studentId))
    .orderBy(...orderBy(newestFirst(studentNotes.writtenAt, studentNotes.id)))
    .limit(NOTES_MAX);
}
