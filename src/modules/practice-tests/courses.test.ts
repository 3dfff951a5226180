/** Practice tests of several courses: which questions stand together, and for whose students (record 79). */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { practicePlaces, practiceTests, questions, subjectCourses, subjects } from "../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import { startPracticeTest } from "../attempts/commands/start-attempt.server.ts";
import { editSubject } from "../subjects/commands/edit-subject.server.ts";
import { findSubject } from "../subjects/queries/find-subject.server.ts";
import { formPracticeTests } from "./commands/form-practice-tests.server.ts";
import { listPracticeTests } from "./queries/list-practice-tests.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const form = () => db.transaction((tx) => formPracticeTests(tx));

async function buildLessonFor(...courses: string[]) {
  const lesson = await buildLesson(db);
  if (courses.length > 0) {
    await db.insert(subjectCourses).values(courses.map((course) => ({ subjectId: lesson.subjectId, course })));
  }
  return lesson;
}

async function ask({ lessonId }: { lessonId: Id<"lesson"> }, count: number): Promise<Id<"question">[]> {
  const ids: Id<"question">[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push((await buildQuestion(db, lessonId)).questionId);
  return ids;
}

async function membersOf(id: Id<"practice-test">): Promise<Set<Id<"question">>> {
  const rows = await db.select().from(practicePlaces).where(eq(practicePlaces.practiceTestId, id));
  return new Set(rows.map(({ questionId }) => questionId));
}

async function offeredTo(course: string) {
  return (await listPracticeTests(db, await buildStudent(db, { course }))).tests;
}

const setCourses = async (subjectId: Id<"subject">, courses: string[]) => {
  const subject = await findSubject(db, admin, subjectId);
  if (!subject) throw new Error("missing");
  const { name, description, updatedAt } = subject;
  const services = { db, queue: { enqueue: async () => {} } };
  const edit = { subjectId, basedOn: updatedAt, input: { name, description, courses } };
  expect(await editSubject(services, admin, edit, NOW)).toEqual({ kind: "saved" });
};

test("new tests ask questions of the same courses, in the order of their creation, and are offered in these courses alone", async () => {
  const [one, other] = [unique("Course"), unique("Course")];
  const [nursing, shared, english] = [
    await buildLessonFor(one),
    await buildLessonFor(one, other),
    await buildLessonFor(other),
  ];
  const asked: Record<"nursing" | "shared" | "english", Id<"question">[]> = { nursing: [], shared: [], english: [] };
  for (let nth = 0; nth < 11; nth += 1) {
    asked.english.push(...(await ask(english, 1)));
    asked.nursing.push(...(await ask(nursing, 1)));
    asked.shared.push(...(await ask(shared, 1)));
  }
  await form();

  const [ofOne, ofOther] = [await offeredTo(one), await offeredTo(other)];
  expect([ofOne.length, ofOther.length]).toEqual([2, 2]);
  const members = await Promise.all([...ofOther, ...ofOne].map(({ id }) => membersOf(id)));
  const [english1, shared1, nursing1, shared2] = members;
  expect(english1).toEqual(new Set(asked.english.slice(0, 10)));
  expect(nursing1).toEqual(new Set(asked.nursing.slice(0, 10)));
  expect(shared1).toEqual(new Set(asked.shared.slice(0, 10)));
  expect(shared2).toEqual(shared1);
  const numbers = (await db.select().from(practiceTests)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("an open place is filled by a question of the same courses alone", async () => {
  const [one, other] = [unique("Course"), unique("Course")];
  const [nursing, english] = [await buildLessonFor(one), await buildLessonFor(other)];
  const [leaving] = await ask(nursing, 10);
  await form();
  const [made] = await offeredTo(one);
  if (!made || !leaving) throw new Error("missing");
  await ask(english, 3);
  await db.delete(questions).where(eq(questions.id, leaving));
  await form();
  expect(await offeredTo(one)).toEqual([]);

  const [next] = await ask(nursing, 1);
  await form();

  expect(await offeredTo(one)).toEqual([made]);
  expect((await membersOf(made.id)).has(next ?? leaving)).toBe(true);
});

test("a test that lost all of its questions takes the next ten of any courses, before a new test is made", async () => {
  const [one, other] = [unique("Course"), unique("Course")];
  const first = await ask(await buildLessonFor(one), 10);
  await form();
  const [emptied] = await offeredTo(one);
  for (const id of first) await db.delete(questions).where(eq(questions.id, id));
  await ask(await buildLessonFor(other), 10);
  await form();

  expect((await offeredTo(other)).map(({ number }) => number)).toEqual([emptied?.number]);
});

test("a test of before keeps its ten questions and is offered where all ten belong to the course", async () => {
  const [nursing, english] = [await buildLesson(db), await buildLesson(db)];
  const made = [...(await ask(nursing, 9)), ...(await ask(english, 1))];
  await form();
  const student = await buildStudent(db, { course: "PTE" });
  const mixed = (await listPracticeTests(db, student)).tests.at(-1);
  if (!mixed) throw new Error("missing");
  expect(await membersOf(mixed.id)).toEqual(new Set(made));
  const open = await startPracticeTest(db, student, mixed.id, NOW);
  expect(open.kind).toBe("started");
  const isOffered = async (course: string) => (await offeredTo(course)).some(({ id }) => id === mixed.id);

  await setCourses(nursing.subjectId, ["NCLEX-RN", "DHA"]);
  expect([await isOffered("NCLEX-RN"), await isOffered("PTE")]).toEqual([true, false]);
  await setCourses(english.subjectId, ["DHA", "OET"]);
  expect([await isOffered("NCLEX-RN"), await isOffered("DHA"), await isOffered("OET")]).toEqual([false, true, false]);
  expect(await membersOf(mixed.id)).toEqual(new Set(made));

  // An attempt in progress goes on; no new attempt starts, even with the address of the test.
  expect(await startPracticeTest(db, student, mixed.id, NOW)).toMatchObject({ kind: "resumed" });
  const other = await buildStudent(db, { course: "OET" });
  expect(await startPracticeTest(db, other, mixed.id, NOW)).toEqual({ kind: "no-questions" });
});

test("when a subject gets other courses, its waiting questions stand with those of the same courses", async () => {
  const [lone, rest] = [await buildLesson(db), await buildLesson(db)];
  await db.insert(subjectCourses).values({ subjectId: rest.subjectId, course: "TEAS 7" });
  await ask(rest, 6);
  await ask(lone, 4);
  await form();
  const before = (await offeredTo("TEAS 7")).length;

  await setCourses(lone.subjectId, ["TEAS 7"]);

  expect((await offeredTo("TEAS 7")).length).toBe(before + 1);
  expect(await db.$count(subjects, eq(subjects.id, lone.subjectId))).toBe(1);
});
