import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { bookmarks, notes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { About } from "../about.ts";
import { isAbout } from "./about-condition.server.ts";

/** `labels` are null without a bookmark. */
export type Kept = { note: string; labels: string[] | null };

/** What the student keeps of a question or a lesson. */
export async function findKept(db: Db, { studentId }: Student, about: About): Promise<Kept> {
  const [[note], [bookmark]] = await Promise.all([
    db
      .select({ text: notes.text })
      .from(notes)
      .where(and(eq(notes.studentId, studentId), isAbout(notes, about))),
    db
      .select({ labels: bookmarks.labels })
      .from(bookmarks)
      .where(and(eq(bookmarks.studentId, studentId), isAbout(bookmarks, about))),
  ]);
  return { note: note?.text ?? "", labels: bookmark?.labels ?? null };
}
