import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries, users } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { listNotes } from "../queries/list-notes.server.ts";
import { addNote } from "./add-note.server.ts";
import { deleteNote } from "./delete-note.server.ts";

const admin = await buildAdmin(db);
const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 9, minute));

test("notes are listed with the newest first and who wrote them, each to its student", async () => {
  const [{ studentId }, other] = [await buildStudent(db), await buildStudent(db)];

  await addNote(db, admin, { studentId, text: "First" }, at(1));
  await addNote(db, admin, { studentId, text: "Second\nwith a line" }, at(2));
  await addNote(db, admin, { studentId: other.studentId, text: "Other" }, at(3));

  expect(await listNotes(db, admin, studentId)).toMatchObject([
    { text: "Second\nwith a line", writtenAt: at(2), authorName: admin.name },
    { text: "First", writtenAt: at(1), authorName: admin.name },
  ]);
});

test("adding and deleting a note are written down with what it said", async () => {
  const { studentId, name } = await buildStudent(db);
  await addNote(db, admin, { studentId, text: "Moved to Delhi." }, at(1));
  const [note] = await listNotes(db, admin, studentId);
  if (!note) throw new Error("There is no note.");

  expect(await deleteNote(db, admin, { studentId, noteId: note.id }, at(2))).toEqual({ kind: "deleted" });

  expect(await listNotes(db, admin, studentId)).toEqual([]);
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, studentId))
    .orderBy(auditEntries.at);
  expect(entries).toMatchObject([
    { action: "student.note-added", subjectName: name, before: null, after: { text: "Moved to Delhi." } },
    { action: "student.note-deleted", subjectName: name, before: { text: "Moved to Delhi." }, after: null },
  ]);
});

test("a note is deleted once, and only as one of its own student", async () => {
  const [{ studentId }, other] = [await buildStudent(db), await buildStudent(db)];
  await addNote(db, admin, { studentId, text: "Stays" }, at(1));
  const [note] = await listNotes(db, admin, studentId);
  if (!note) throw new Error("There is no note.");

  expect(await deleteNote(db, admin, { studentId: other.studentId, noteId: note.id }, at(2))).toEqual({ kind: "gone" });
  expect(await listNotes(db, admin, studentId)).toHaveLength(1);

  await deleteNote(db, admin, { studentId, noteId: note.id }, at(2));
  expect(await deleteNote(db, admin, { studentId, noteId: note.id }, at(3))).toEqual({ kind: "gone" });
});

test("nothing is noted about a student who is gone", async () => {
  expect(await addNote(db, admin, { studentId: newId<"student">(), text: "Nobody" }, at(1))).toEqual({ kind: "gone" });
});

test("a note stays when the account of who wrote it goes", async () => {
  const author = await buildAdmin(db);
  const { studentId } = await buildStudent(db);
  await addNote(db, author, { studentId, text: "Stays" }, at(1));

  await db.delete(users).where(eq(users.id, author.userId));

  expect(await listNotes(db, admin, studentId)).toMatchObject([{ text: "Stays", authorName: null }]);
});
