/** What students keep for themselves, and what they are told about a question besides. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import {
  attemptItems,
  lessons,
  measuredOptions,
  measuredVersions,
  NO_FORM,
  notes,
  questions,
} from "../../db/schema.ts";
import { buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../testing/build-institute-test.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { startCustomTest } from "../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { findAboutQuestion } from "../attempts/queries/about-question.server.ts";
import { addHighlight } from "./commands/add-highlight.server.ts";
import { removeEntry } from "./commands/remove-entry.server.ts";
import { saveNote } from "./commands/save-note.server.ts";
import { setBookmark } from "./commands/set-bookmark.server.ts";
import { BookmarkForm, NoteForm } from "./forms.ts";
import { findKept } from "./queries/find-kept.server.ts";
import { listHighlights } from "./queries/list-highlights.server.ts";
import { chooseBookmarked, listNotebook } from "./queries/list-notebook.server.ts";
import { HIGHLIGHTS_MAX, LABEL_MAX, NOTE_MAX, NOTES_MAX } from "./rules.ts";

const NOW = new Date("2026-03-01T10:00:00Z");
const EVERYTHING = { kind: "all", label: "", find: "", page: 1 } as const;

async function build() {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);
  const { questionId } = await buildQuestion(db, lessonId);
  return { student, other, lessonId, questionId };
}

const listed = async (student: Student, filter: Partial<Parameters<typeof listNotebook>[2]> = {}) =>
  (await listNotebook(db, student, { ...EVERYTHING, ...filter })).entries;

test("a note is one for each question and lesson, is found by its words, goes with an empty text, and nobody else has it", async () => {
  const { student, other, lessonId, questionId } = await build();
  const word = unique("mnemonic");
  expect(await saveNote(db, student, { questionId }, "first", NOW)).toEqual({ kind: "saved" });
  expect(await saveNote(db, student, { questionId }, `the ${word} 100%`, NOW)).toEqual({ kind: "saved" });
  await saveNote(db, student, { lessonId }, "of the lesson", NOW);

  expect(await findKept(db, student, { questionId })).toEqual({ note: `the ${word} 100%`, labels: null });
  expect(await listed(student)).toHaveLength(2);
  expect(await listed(student, { find: `${word.toUpperCase()} 100%` })).toMatchObject([
    { kind: "note", about: expect.stringContaining("Which one?"), questionId },
  ]);
  expect(await listed(student, { find: "100_" })).toEqual([]);
  expect(await listed(other)).toEqual([]);
  expect(await findKept(db, other, { questionId })).toEqual({ note: "", labels: null });
  const [own] = await listed(student, { kind: "note", find: word });
  await removeEntry(db, other, { kind: "note", id: own?.id ?? "" });
  expect(await listed(student)).toHaveLength(2);

  expect(await saveNote(db, student, { questionId }, "", NOW)).toEqual({ kind: "removed" });
  expect(await listed(student)).toMatchObject([{ kind: "note", lessonId }]);
  expect(await saveNote(db, student, { questionId: newId<"question">() }, "of nothing", NOW)).toEqual({
    kind: "unknown",
  });
});

test("a note stays when what it is about is deleted", async () => {
  const { student, lessonId, questionId } = await build();
  await saveNote(db, student, { questionId }, "kept for ever", NOW);
  await saveNote(db, student, { lessonId }, "kept too", NOW);
  await db.delete(questions).where(eq(questions.id, questionId));
  await db.delete(lessons).where(eq(lessons.id, lessonId));

  const kept = await listed(student);
  expect(kept.map(({ text }) => text).sort()).toEqual(["kept for ever", "kept too"]);
  expect(kept.map(({ about }) => about)).toContainEqual(expect.stringContaining("Which one?"));
});

test("bookmarks have own labels, are filtered by them, and those that can be asked can be practised", async () => {
  const { student, other, lessonId, questionId } = await build();
  await setBookmark(db, student, { questionId }, ["ward", "drugs"], NOW);
  await setBookmark(db, student, { lessonId }, ["drugs"], NOW);
  await setBookmark(db, other, { questionId }, ["not mine"], NOW);
  // The only bookmark with a label may spell it anew; one that shares it takes the spelling of the other.
  await setBookmark(db, student, { questionId }, ["Ward", "Drugs"], NOW);
  expect(await listNotebook(db, student, { ...EVERYTHING, label: "Ward" })).toMatchObject({
    entries: [{ labels: ["Ward", "drugs"] }],
  });
  await setBookmark(db, student, { questionId }, ["ward", "drugs"], NOW);

  expect(await listNotebook(db, student, { ...EVERYTHING, label: "ward" })).toMatchObject({
    entries: [{ kind: "bookmark", about: expect.stringContaining("Which one?"), labels: ["ward", "drugs"] }],
    labels: ["drugs", "ward"],
    askable: 1,
  });
  expect(await chooseBookmarked(db, student, { kind: "all", label: "", find: "" }, 20)).toEqual([questionId]);
  await db.update(questions).set({ withdrawnAt: NOW }).where(eq(questions.id, questionId));
  expect(await chooseBookmarked(db, student, { kind: "all", label: "", find: "" }, 20)).toEqual([]);
  expect(await setBookmark(db, student, { lessonId: newId<"lesson">() }, [], NOW)).toEqual({ kind: "unknown" });
  expect(await setBookmark(db, student, { questionId: newId<"question">() }, [], NOW)).toEqual({ kind: "unknown" });
  expect(await setBookmark(db, student, { questionId }, null, NOW)).toEqual({ kind: "taken-off" });
  expect(await listed(student)).toMatchObject([{ lessonId }]);
});

test("highlights are listed in the order of the text, and each place once", async () => {
  const { student, other, lessonId } = await build();
  const mark = (start: number, quote: string) =>
    addHighlight(db, student, lessonId, { quote, before: "", after: "", start }, NOW);
  await mark(40, "second");
  await mark(3, "first");
  await mark(40, "second and more");
  expect((await listHighlights(db, student, lessonId)).map(({ quote }) => quote)).toEqual(["first", "second and more"]);
  expect(await listHighlights(db, other, lessonId)).toEqual([]);
  expect(await listed(student, { kind: "highlight", find: "second" })).toMatchObject([{ text: "second and more" }]);
});

test("limits hold, and are said", async () => {
  const { student, lessonId, questionId } = await build();
  await db.insert(notes).values(
    Array.from({ length: NOTES_MAX }, () => ({
      ...{ id: newId<"note">(), studentId: student.studentId, about: "gone", text: "full", writtenAt: NOW },
    })),
  );
  expect(await saveNote(db, student, { questionId }, "one more", NOW)).toEqual({ kind: "full" });
  for (let start = 0; start < HIGHLIGHTS_MAX; start += 1) {
    await addHighlight(db, student, lessonId, { quote: "x", before: "", after: "", start }, NOW);
  }
  const more = { quote: "x", before: "", after: "", start: HIGHLIGHTS_MAX };
  expect(await addHighlight(db, student, lessonId, more, NOW)).toEqual({ kind: "full" });
  expect(await addHighlight(db, student, lessonId, { ...more, start: 0 }, NOW)).toMatchObject({ kind: "marked" });
  expect(await addHighlight(db, student, newId<"lesson">(), more, NOW)).toEqual({ kind: "unknown" });
  expect(NoteForm.safeParse({ text: "x".repeat(NOTE_MAX + 1) }).success).toBe(false);
  expect(BookmarkForm.parse({ labels: " ward, drugs,ward ,, " }).labels).toEqual(["ward", "drugs"]);
  expect(BookmarkForm.safeParse({ labels: "x".repeat(LABEL_MAX + 1) }).success).toBe(false);
  expect(BookmarkForm.safeParse({ labels: "a,b,c,d,e,f" }).success).toBe(false);
});

test("no page, list or file of the institute reads notes, bookmarks, highlights or what students say about how sure they are", async () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const files = (await readdir(path.join(root, "app/admin"), { recursive: true })).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = await readFile(path.join(root, "app/admin", file), "utf8");
    expect(text, file).not.toMatch(/modules\/notebook|app\/student\/notebook|confidence\.ts/);
  }
  // The tables are read for the student alone: by the notebook, and for the file with the own data.
  const readers = new Set<string>();
  for (const file of await readdir(path.join(root, "modules"), { recursive: true })) {
    if (!/(?<!\.test)\.ts$/.test(file)) continue;
    const text = await readFile(path.join(root, "modules", file), "utf8");
    const [, imported = ""] = /import (?:type )?\{([^}]*)\} from "[./]*db\/schema\.ts"/.exec(text) ?? [];
    if (/\b(notes|bookmarks|highlights)\b/.test(imported)) readers.add(file.split(path.sep)[0] ?? "");
  }
  expect([...readers].sort()).toEqual(["notebook", "privacy"]);
});

test("others' choices and earlier answers are told with the solution, from thirty answers on, and not while it is withheld", async () => {
  const { student, lessonId, questionId } = await build();
  const similar = await buildQuestion(db, lessonId);
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, seededRandom(1));
  if (started.kind !== "started") throw new Error(started.kind);
  const { attemptId } = started;
  const about = (now: Date) => findAboutQuestion(db, student, attemptId, 1, { today: "2026-03-01", now });
  expect(await about(NOW)).toBeNull();

  await saveAnswers(db, student, attemptId, [{ position: 1, basedOn: 0, answer: { chosen: "c" }, ageMs: 0 }], NOW);
  await submitAttempt(db, student, attemptId, NOW);
  const first = await about(NOW);
  const asked = first?.questionId === questionId ? similar.questionId : questionId;
  expect(first?.told).toMatchObject({
    history: [{ correctness: "wrong" }],
    exposures: 1,
    shares: null,
    similarId: asked,
  });

  const [item] = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  const versionId = item?.versionId ?? newId<"version">();
  const measure = (count: number) =>
    db
      .insert(measuredVersions)
      .values({ versionId, asked: count })
      .onConflictDoUpdate({ target: measuredVersions.versionId, set: { asked: count } });
  const chose = (option: string, chosen: number) => ({
    versionId,
    formId: NO_FORM,
    option,
    chosen,
    judged: 0,
    criterionSum: 0,
  });
  await db.insert(measuredOptions).values([chose("a", 21), chose("c", 6)]);
  await measure(29);
  expect((await about(NOW))?.told?.shares).toBeNull();
  await measure(30);
  expect((await about(NOW))?.told?.shares).toMatchObject({
    answers: 30,
    options: expect.arrayContaining([
      expect.objectContaining({ key: "a", share: 70, isRight: true }),
      expect.objectContaining({ key: "c", share: 20, isRight: false }),
      expect.objectContaining({ key: "b", share: 0 }),
    ]),
  });
  // Another test asks the same now.
  await startCustomTest(db, student, { lessons: [lessonId], count: 2, minutes: 10 }, NOW, seededRandom(2));
  expect(await about(NOW)).toEqual({ questionId: first?.questionId, told: null });
  expect(
    await findAboutQuestion(db, await buildStudent(db), attemptId, 1, { today: "2026-03-01", now: NOW }),
  ).toBeNull();
});

test("of a test whose solutions are not released nothing is told, whatever else asked the question", async () => {
  const course = unique("Course");
  const student = await buildStudent(db, { course });
  const { lessonId } = await buildLesson(db);
  const question = await buildQuestion(db, lessonId);
  const { testId } = await buildInstituteTest(db, {
    questions: [question],
    delivery: { course },
    rules: { release: { score: "submission", solutions: "by-hand" } },
  });
  const attemptId: Id<"attempt"> = await takeInstituteTest(db, student, testId, { right: 1, at: NOW });
  expect(await findAboutQuestion(db, student, attemptId, 1, { today: "2026-03-01", now: NOW })).toEqual({
    questionId: question.questionId,
    told: null,
  });
});
