import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { buildLesson, unique } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import {
  findShelfSubject,
  LESSONS_PER_PAGE,
  LESSONS_PER_SUBJECT,
  listShelfSubjects,
  listTestableLessons,
  listTestableSubjects,
  SUBJECTS_PER_PAGE,
} from "./subject-shelf.server.ts";

test("the subjects go on by name from page to page, each once, and back again", async () => {
  const prefix = unique("aa-page");
  const count = SUBJECTS_PER_PAGE + 3;
  for (let nth = 0; nth < count; nth += 1) {
    // Upper and lower case stand side by side.
    const letter = String.fromCharCode((nth % 2 === 0 ? 97 : 65) + nth);
    await buildSubject(`${prefix} ${letter}`, 0);
  }

  const first = await listShelfSubjects(db, { after: prefix });
  const second = await listShelfSubjects(db, { after: first.after ?? "" });
  const back = await listShelfSubjects(db, { before: second.before ?? "" });

  const names = [...first.subjects, ...second.subjects].map(({ name }) => name).slice(0, count);
  expect(first.subjects).toHaveLength(SUBJECTS_PER_PAGE);
  expect(names.map((name) => name.at(-1)?.toLowerCase())).toEqual([..."abcdefghijklm"].slice(0, count));
  expect(back.subjects).toEqual(first.subjects);
});

test("a subject in the list shows its first lessons by title and says how many there are", async () => {
  const name = unique("aa-first");
  const subjectId = await buildSubject(name, LESSONS_PER_SUBJECT + 2);

  const { subjects: shown } = await listShelfSubjects(db, { after: name.slice(0, -1) });
  const subject = shown.find(({ id }) => id === subjectId);

  expect(subject?.lessonCount).toBe(LESSONS_PER_SUBJECT + 2);
  expect(subject?.lessons.map(({ title }) => title)).toEqual(titles(LESSONS_PER_SUBJECT));
});

test("a subject without lessons is shown, too", async () => {
  const name = unique("aa-empty");
  const subjectId = await buildSubject(name, 0);

  const { subjects: shown } = await listShelfSubjects(db, { after: name.slice(0, -1) });

  expect(shown.find(({ id }) => id === subjectId)).toMatchObject({ lessonCount: 0, lessons: [] });
});

test("a subject's own page has all of its lessons, page after page", async () => {
  const subjectId = await buildSubject(unique("Long"), LESSONS_PER_PAGE + 5);

  const first = await findShelfSubject(db, subjectId, {});
  const second = await findShelfSubject(db, subjectId, { after: first?.after ?? "" });
  const back = await findShelfSubject(db, subjectId, { before: second?.before ?? "" });

  expect(first?.subject.lessonCount).toBe(LESSONS_PER_PAGE + 5);
  expect([...(first?.subject.lessons ?? []), ...(second?.subject.lessons ?? [])].map(({ title }) => title)).toEqual(
    titles(LESSONS_PER_PAGE + 5),
  );
  expect([first?.before, second?.after]).toEqual([null, null]);
  expect(back).toEqual({ ...first, after: back?.after });
});

test("a lesson without a text holds only questions, and says how many", async () => {
  const subjectId = await buildSubject(unique("Container"), 0);
  const lessonId = newId<"lesson">();
  await db.insert(lessons).values({ id: lessonId, subjectId, title: "Questions" });
  await buildQuestion(db, lessonId);
  await buildQuestion(db, lessonId);

  const found = await findShelfSubject(db, subjectId, {});

  expect(found?.subject.lessons).toEqual([{ id: lessonId, title: "Questions", hasContent: false, questionCount: 2 }]);
});

test("a subject that does not exist is not found", async () => {
  expect(await findShelfSubject(db, newId<"subject">(), {})).toBeNull();
});

test("a test can be made of subjects that hold lessons, and of all lessons of one", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const emptyId = await buildSubject(unique("Nothing"), 0);
  await buildQuestion(db, lessonId);

  const offered = (await listTestableSubjects(db)).map(({ id }) => id);

  expect(offered).toContain(subjectId);
  expect(offered).not.toContain(emptyId);
  expect(await listTestableLessons(db, subjectId)).toMatchObject([{ id: lessonId, questionCount: 1 }]);
  expect(await listTestableLessons(db, emptyId)).toEqual([]);
});

async function buildSubject(name: string, lessonCount: number): Promise<Id<"subject">> {
  const subjectId = newId<"subject">();
  await db.insert(subjects).values({ id: subjectId, name });
  for (const title of titles(lessonCount).toReversed()) {
    await db.insert(lessons).values({ id: newId<"lesson">(), subjectId, title, content: "<p>Read this.</p>" });
  }
  return subjectId;
}

/** In the order of the alphabet; every second one in capitals, which makes no difference. */
function titles(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const title = `lesson ${String(nth).padStart(3, "0")}`;
    return nth % 2 === 0 ? title : title.toUpperCase();
  });
}
