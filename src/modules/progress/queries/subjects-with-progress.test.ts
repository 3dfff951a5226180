import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { lessonCompletions, lessons, subjectCourses, subjects } from "../../../db/schema.ts";
import { buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { buildCourse, buildLessonIn } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import {
  findSubjectWithProgress,
  findTestableLesson,
  LESSONS_PER_PAGE,
  LESSONS_PER_SUBJECT,
  listSubjectsWithProgress,
  listTestableLessons,
  listTestableSubjects,
  SUBJECTS_PER_PAGE,
} from "./subjects-with-progress.server.ts";

const reader = await buildStudent(db);

/** The cursor right before all names that begin so, among the subjects of the student's course that nobody ordered. */
const before = (prefix: string) => `0.${prefix.slice(0, -1)}`;

test("the subjects go on by name from page to page, each once, and back again", async () => {
  const prefix = unique("aa-page");
  const count = SUBJECTS_PER_PAGE + 3;
  for (let nth = 0; nth < count; nth += 1) {
    // Upper and lower case stand side by side.
    const letter = String.fromCharCode((nth % 2 === 0 ? 97 : 65) + nth);
    await buildSubject(`${prefix} ${letter}`, 0);
  }

  const first = await listSubjectsWithProgress(db, reader, { after: before(prefix) });
  const second = await listSubjectsWithProgress(db, reader, { after: first.after ?? "" });
  const back = await listSubjectsWithProgress(db, reader, { before: second.before ?? "" });

  const names = [...first.subjects, ...second.subjects].map(({ name }) => name).slice(0, count);
  expect(first.subjects).toHaveLength(SUBJECTS_PER_PAGE);
  expect(names.map((name) => name.at(-1)?.toLowerCase())).toEqual([..."abcdefghijklm"].slice(0, count));
  expect(back.subjects).toEqual(first.subjects);
});

test("a subject in the list shows its first lessons by title and says how many there are", async () => {
  const name = unique("aa-first");
  const subjectId = await buildSubject(name, LESSONS_PER_SUBJECT + 2);

  const { subjects: shown } = await listSubjectsWithProgress(db, reader, { after: before(name) });
  const subject = shown.find(({ id }) => id === subjectId);

  expect(subject?.lessonCount).toBe(LESSONS_PER_SUBJECT + 2);
  expect(subject?.lessons.map(({ title }) => title)).toEqual(titles(LESSONS_PER_SUBJECT));
});

test("a subject without lessons is shown, too", async () => {
  const name = unique("aa-empty");
  const subjectId = await buildSubject(name, 0);

  const { subjects: shown } = await listSubjectsWithProgress(db, reader, { after: before(name) });

  expect(shown.find(({ id }) => id === subjectId)).toMatchObject({ lessonCount: 0, lessons: [] });
});

test("a subject's own page has all of its lessons, page after page", async () => {
  const subjectId = await buildSubject(unique("Long"), LESSONS_PER_PAGE + 5);

  const first = await findSubjectWithProgress(db, reader, subjectId, {});
  const second = await findSubjectWithProgress(db, reader, subjectId, { after: first?.after ?? "" });
  const back = await findSubjectWithProgress(db, reader, subjectId, { before: second?.before ?? "" });

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

  const found = await findSubjectWithProgress(db, reader, subjectId, {});

  expect(found?.subject).toMatchObject({ lessonCount: 1, readableCount: 0, completedCount: 0 });
  expect(found?.subject.lessons).toEqual([
    { id: lessonId, title: "Questions", hasContent: false, questionCount: 2, isCompleted: false },
  ]);
});

test("subjects of the student's course come first, then those the institute ordered, then the names", async () => {
  const course = unique("Course");
  const other = unique("Course");
  const places = [
    { name: unique("a"), courses: [other], position: 0 },
    { name: unique("b"), courses: [other, course], position: 2 },
    { name: unique("c"), courses: [course], position: 1 },
    { name: unique("d"), courses: [other], position: 1 },
    { name: unique("E"), courses: [course], position: 2 },
  ];
  for (const { name, courses, position } of places) {
    const subjectId = await buildSubject(name, 1, position);
    await db.insert(subjectCourses).values(courses.map((title) => ({ subjectId, course: title })));
  }
  const student = await buildStudent(db, { course });
  const ours = new Set(places.map(({ name }) => name));

  const names: string[] = [];
  const isInCourse: boolean[] = [];
  for (let at: { after?: string } | null = {}; at; ) {
    const { subjects: shown, after } = await listSubjectsWithProgress(db, student, at);
    for (const subject of shown.filter(({ name }) => ours.has(name))) {
      names.push(subject.name);
      isInCourse.push(subject.isInCourse);
    }
    at = after === null ? null : { after };
  }

  const [, b, c, , e] = places.map(({ name }) => name);
  expect(names).toEqual([c, b, e]);
  expect(isInCourse).toEqual([true, true, true]);
  const testable = (await listTestableSubjects(db, course)).map(({ name }) => name);
  expect(testable.filter((name) => ours.has(name))).toEqual(names);
});

test("lessons stand as the institute ordered them, on every page", async () => {
  const { course, subjectId } = await buildCourse(db, 0);
  for (const [title, position] of [
    ["a", 3],
    ["b", 1],
    ["c", 2],
    ["D", 2],
  ] as const) {
    await buildLessonIn(db, subjectId, { title, position });
  }
  const titlesOf = (found: Awaited<ReturnType<typeof findSubjectWithProgress>>) =>
    found?.subject.lessons.map(({ title }) => title);

  expect(titlesOf(await findSubjectWithProgress(db, reader, subjectId, {}))).toEqual(["b", "c", "D", "a"]);
  expect(titlesOf(await findSubjectWithProgress(db, reader, subjectId, { after: "2.c" }))).toEqual(["D", "a"]);
  expect(titlesOf(await findSubjectWithProgress(db, reader, subjectId, { before: "2.d" }))).toEqual(["b", "c"]);
  expect((await listTestableLessons(db, course, subjectId)).map(({ title }) => title)).toEqual(["b", "c", "D", "a"]);
});

test("completed lessons are marked and counted, the student's own only and those with a text", async () => {
  const { course, subjectId, subjectName, lessonIds } = await buildCourse(db, 3);
  const container = await buildLessonIn(db, subjectId, { content: "" });
  const [student, neighbour] = [await buildStudent(db, { course }), await buildStudent(db, { course })];
  const complete = ({ studentId }: typeof student, lessonId: Id<"lesson"> | undefined) =>
    db.insert(lessonCompletions).values({ studentId, lessonId: lessonId ?? newId(), completedAt: new Date() });
  await complete(student, lessonIds[1]);
  // It had a text when it was completed.
  await complete(student, container);
  for (const lessonId of lessonIds) await complete(neighbour, lessonId);
  const counts = { lessonCount: 4, readableCount: 3, completedCount: 1, isInCourse: true };

  const found = await findSubjectWithProgress(db, student, subjectId, {});
  const { subjects: shown } = await listSubjectsWithProgress(db, student, { after: before(subjectName.toLowerCase()) });

  expect(found?.subject).toMatchObject(counts);
  expect(found?.subject.lessons.find(({ id }) => id === lessonIds[0])?.isCompleted).toBe(false);
  expect(found?.subject.lessons.find(({ id }) => id === lessonIds[1])?.isCompleted).toBe(true);
  expect(shown.find(({ id }) => id === subjectId)).toEqual(found?.subject);
});

test.each(["", "x", "0", "x.name", "0.", "99999999999.name", "0.a\0"])(
  "the cursor %j is none and shows the first page",
  async (cursor) => {
    const first = await listSubjectsWithProgress(db, reader, {});

    expect(await listSubjectsWithProgress(db, reader, { after: cursor })).toEqual(first);
    expect(await listSubjectsWithProgress(db, reader, { before: cursor })).toEqual(first);
  },
);

test("a subject that does not exist is not found", async () => {
  expect(await findSubjectWithProgress(db, reader, newId<"subject">(), {})).toBeNull();
});

test("a test can be made of subjects that hold lessons, and of all lessons of one", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const emptyId = await buildSubject(unique("Nothing"), 0);
  await buildQuestion(db, lessonId);

  const offered = (await listTestableSubjects(db, reader.course)).map(({ id }) => id);

  expect(offered).toContain(subjectId);
  expect(offered).not.toContain(emptyId);
  expect(await listTestableLessons(db, "NCLEX-RN", subjectId)).toMatchObject([{ id: lessonId, questionCount: 1 }]);
  expect(await listTestableLessons(db, "NCLEX-RN", emptyId)).toEqual([]);
});

test("a lesson with questions can be practised and comes with the ones beside it; one without cannot", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const emptyId = newId<"lesson">();
  await db.insert(lessons).values({ id: emptyId, subjectId, title: "Only read" });
  await buildQuestion(db, lessonId);

  const found = await findTestableLesson(db, "NCLEX-RN", lessonId);

  expect(found).toMatchObject({ id: lessonId, subjectId, questionCount: 1 });
  expect(found?.ofSubject.map(({ id }) => id).toSorted()).toEqual([lessonId, emptyId].toSorted());
  expect(await findTestableLesson(db, "NCLEX-RN", emptyId)).toBeNull();
  expect(await findTestableLesson(db, "NCLEX-RN", newId<"lesson">())).toBeNull();
});

async function buildSubject(name: string, lessonCount: number, position = 0): Promise<Id<"subject">> {
  const subjectId = newId<"subject">();
  await db.insert(subjects).values({ id: subjectId, name, position });
  for (const title of titles(lessonCount).toReversed()) {
    await db.insert(lessons).values({ id: newId<"lesson">(), subjectId, title, content: "<p>Read this.</p>" });
  }
  return subjectId;
}

/** In their natural order; every second one in capitals, which makes no difference. */
function titles(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const title = `lesson ${nth}`;
    return nth % 2 === 0 ? title : title.toUpperCase();
  });
}
