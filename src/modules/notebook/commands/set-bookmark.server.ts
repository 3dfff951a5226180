import { and, eq } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import { foldedCase } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { bookmarks, students } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { About } from "../about.ts";
import { isAbout, isThere } from "../queries/about-condition.server.ts";
import { listBookmarkLabels } from "../queries/list-bookmark-labels.server.ts";
import { BOOKMARKS_MAX } from "../rules.ts";

export type SetBookmarkResult = { kind: "bookmarked" } | { kind: "taken-off" } | { kind: "full" } | { kind: "unknown" };

/** Sets the student's bookmark with these labels, in the spelling that other bookmarks have; takes it off for null. */
export async function setBookmark(
  db: Db,
  { studentId }: Student,
  about: About,
  typed: string[] | null,
  now: Date,
): Promise<SetBookmarkResult> {
  return db.transaction(async (tx): Promise<SetBookmarkResult> => {
    const own = and(eq(bookmarks.studentId, studentId), isAbout(bookmarks, about));
    if (typed === null) {
      await tx.delete(bookmarks).where(own);
      return { kind: "taken-off" };
    }
    if (!(await isThere(tx, about))) return { kind: "unknown" };
    // Two at once count one after the other.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
    const labels = asKnown(typed, await listBookmarkLabels(tx, studentId, isAbout(bookmarks, about)));
    const rows = await tx.update(bookmarks).set({ labels }).where(own).returning({ id: bookmarks.id });
    if (rows.length > 0) return { kind: "bookmarked" };
    if ((await tx.$count(bookmarks, eq(bookmarks.studentId, studentId))) >= BOOKMARKS_MAX) return { kind: "full" };
    await tx.insert(bookmarks).values({ id: newId<"bookmark">(), studentId, ...about, labels, madeAt: now });
    return { kind: "bookmarked" };
  });
}

function asKnown(typed: ReadonlyArray<string>, known: ReadonlyArray<string>): string[] {
  const spellings = new Map(known.map((label) => [foldedCase(label), label]));
  return typed.map((label) => spellings.get(foldedCase(label)) ?? label);
}
