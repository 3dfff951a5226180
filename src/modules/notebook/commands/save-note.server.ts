import { and, eq, sql } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import { beginningOf } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, notes, questions, questionVersions, students } from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { About } from "../about.ts";
import { isAbout, isThere } from "../queries/about-condition.server.ts";
import { ABOUT_MAX, NOTES_MAX } from "../rules.ts";

export type SaveNoteResult = { kind: "saved" } | { kind: "removed" } | { kind: "full" } | { kind: "unknown" };

/** Keeps the student's note about it in the place of the one before; an empty one takes it away. */
export async function saveNote(
  db: Db,
  { studentId }: Student,
  about: About,
  text: string,
  now: Date,
): Promise<SaveNoteResult> {
  return db.transaction(async (tx): Promise<SaveNoteResult> => {
    const own = and(eq(notes.studentId, studentId), isAbout(notes, about));
    if (text === "") {
      await tx.delete(notes).where(own);
      return { kind: "removed" };
    }
    const words = (await isThere(tx, about)) ? await wordsOf(tx, about) : null;
    if (words === null) return { kind: "unknown" };
    // Two at once count one after the other.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
    const rows = await tx
      .update(notes)
      .set({ text, about: words, writtenAt: now })
      .where(own)
      .returning({ id: notes.id });
    if (rows.length > 0) return { kind: "saved" };
    if ((await tx.$count(notes, eq(notes.studentId, studentId))) >= NOTES_MAX) return { kind: "full" };
    await tx.insert(notes).values({ id: newId<"note">(), studentId, ...about, about: words, text, writtenAt: now });
    return { kind: "saved" };
  });
}

/** The lesson's title, or the beginning of the question; null if there is no such. */
async function wordsOf(tx: Tx, about: About): Promise<string | null> {
  if ("lessonId" in about) {
    const [lesson] = await tx.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, about.lessonId));
    return lesson?.title ?? null;
  }
  const [version] = await tx
    .select({ content: questionVersions.content, type: questionVersions.type })
    .from(questions)
    .innerJoin(questionVersions, sql`${questionVersions.id} = ${questions.versionId}`)
    .where(eq(questions.id, about.questionId));
  return version ? beginningOf(readContent(version.content, version.type)?.question ?? "", ABOUT_MAX) : null;
}
