import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { parseForm } from "../../core/forms.ts";
import { type Id, newId } from "../../core/id.ts";
import {
  attemptItems,
  auditEntries,
  lessonCompletions,
  lessonReadings,
  lessons,
  questions,
  questionVersions,
  subjects,
} from "../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildResult } from "../../testing/build-attempts.ts";
import { buildFilledLesson } from "../../testing/build-content.ts";
import { buildLessonIn } from "../../testing/build-learning.ts";
import { openServices } from "../../testing/services.ts";
import { db } from "../../testing/test-db.ts";
import { startCustomTest } from "../attempts/commands/start-attempt.server.ts";
import { withdrawQuestionsOf } from "../questions/commands/withdraw-questions.server.ts";
import { addLesson } from "./commands/add-lesson.server.ts";
import { addSubject } from "./commands/add-subject.server.ts";
import { deleteLesson, deleteSubject } from "./commands/delete-subject.server.ts";
import { LessonForm, SubjectForm } from "./forms.ts";
import { findDeletionPlan } from "./queries/find-deletion-plan.server.ts";
import { findLesson } from "./queries/find-lesson.server.ts";
import { listSubjects } from "./queries/list-subjects.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const office = openServices();

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function auditOf(id: string) {
  return db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
}

async function removeSubject(subjectId: Id<"subject">) {
  const { name: typed = "" } = (await findDeletionPlan(db, admin, { subjectId })) ?? {};
  return deleteSubject(office, admin, { subjectId, typed }, NOW);
}

async function removeLesson(lessonId: Id<"lesson">) {
  const { name: typed = "" } = (await findDeletionPlan(db, admin, { lessonId })) ?? {};
  return deleteLesson(office, admin, { lessonId, typed }, NOW);
}

async function countJobs(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'recompute-progress'`,
  );
  return rows[0]?.count ?? 0;
}

async function addedLesson(subjectId: string, title: string, content = "<p>Read this.</p>") {
  const parsed = parseForm(LessonForm, formOf({ subjectId, title, content }));
  if (parsed.kind !== "valid") throw new Error(JSON.stringify(parsed.errors));
  return addLesson(office, admin, parsed.data, NOW);
}

test("a subject needs a name, a description is optional, both are tidied", () => {
  expect(parseForm(SubjectForm, formOf({}))).toMatchObject({
    kind: "invalid",
    errors: { name: "Please enter the subject name." },
  });
  expect(parseForm(SubjectForm, formOf({ name: " \n " }))).toMatchObject({
    errors: { name: "Please enter the subject name." },
  });
  expect(parseForm(SubjectForm, formOf({ name: "  Adult \t health\u0000 " }))).toMatchObject({
    kind: "valid",
    data: { name: "Adult health", description: "", courses: [] },
  });
  expect(parseForm(SubjectForm, formOf({ name: "x".repeat(10_000_000) }))).toMatchObject({
    errors: { name: "A subject name may have at most 120 characters." },
  });
});

test("a lesson needs a title and content that can be read", () => {
  const subjectId = newId<"subject">();

  expect(parseForm(LessonForm, formOf({ subjectId }))).toMatchObject({
    errors: { title: "Please enter the lesson title.", content: "Please enter the lesson content." },
  });
  expect(parseForm(LessonForm, formOf({ subjectId, title: "A", content: "<p>&nbsp;</p><p><br></p>" }))).toMatchObject({
    errors: { content: "Please enter the lesson content." },
  });
  expect(parseForm(LessonForm, formOf({ subjectId: "1", title: "A", content: "x" }))).toMatchObject({
    errors: { subjectId: "This subject no longer exists. Please select another." },
  });
});

test("a name can be taken once, capitals aside", async () => {
  const name = unique("Cardiology");

  const first = await addSubject(db, admin, { name, description: "The heart", courses: [] }, NOW);
  const second = await addSubject(db, admin, { name: name.toUpperCase(), description: "", courses: [] }, NOW);

  expect(first.kind).toBe("added");
  expect(second).toEqual({ kind: "name-taken" });
});

test("a title can be taken once in its subject, and again in another", async () => {
  const [one, other] = [await buildLesson(db), await buildLesson(db)];

  expect(await addedLesson(one.subjectId, "Valves")).toMatchObject({ kind: "added" });
  expect(await addedLesson(one.subjectId, "VALVES")).toEqual({ kind: "title-taken" });
  expect(await addedLesson(other.subjectId, "Valves")).toMatchObject({ kind: "added" });
});

test("a lesson is cleaned when it is saved, and refused when nothing is left", async () => {
  const { subjectId } = await buildLesson(db);

  const added = await addedLesson(subjectId, "Clean", '<p onclick="x()">Text</p><script>alert(1)</script>');
  const refused = await addedLesson(subjectId, "Empty", "<script>alert(1)</script>");

  if (added.kind !== "added") throw new Error("missing");
  expect(await findLesson(db, admin, added.lessonId)).toMatchObject({
    title: "Clean",
    content: "<p>Text</p>",
    subjectId,
  });
  expect(refused).toEqual({ kind: "content-missing" });
});

test("a lesson cannot be added to a subject that is gone", async () => {
  expect(await addedLesson(newId<"subject">(), "Lost")).toEqual({ kind: "subject-gone" });
});

test("subjects are listed by name and lessons by title, whatever the capitals, with their counts", async () => {
  const name = unique("zz-listed");
  const later = await addSubject(db, admin, { name: `${name} b`, description: "", courses: [] }, NOW);
  const earlier = await addSubject(
    db,
    admin,
    { name: `${name.toUpperCase()} A`, description: "First", courses: [] },
    NOW,
  );
  if (later.kind !== "added" || earlier.kind !== "added") throw new Error("missing");
  for (const title of ["beta", "Alpha", "Gamma"]) await addedLesson(earlier.subjectId, title);
  await db.insert(lessons).values({ id: newId<"lesson">(), subjectId: earlier.subjectId, title: "Delta" });

  const listed = (await listSubjects(db, admin)).slice(-2);

  expect(listed.map((subject) => subject.name)).toEqual([`${name.toUpperCase()} A`, `${name} b`]);
  expect(listed[0]).toMatchObject({ description: "First", questionCount: 0 });
  expect(listed[0]?.lessons.map(({ title, hasContent }) => [title, hasContent])).toEqual([
    ["Alpha", true],
    ["beta", true],
    ["Delta", false],
    ["Gamma", true],
  ]);
  expect(listed[1]?.lessons).toEqual([]);
});

test("the question counts of the list are those that a test can draw", async () => {
  const { subjectId, lessonId, questionIds } = await buildFilledLesson(db, admin, 3, NOW);
  await db
    .update(questions)
    .set({ withdrawnAt: NOW })
    .where(eq(questions.id, questionIds[0] ?? newId()));

  const subject = (await listSubjects(db, admin)).find(({ id }) => id === subjectId);

  expect(subject).toMatchObject({ questionCount: 2, lessons: [{ id: lessonId, questionCount: 2 }] });
});

test("deleting a subject names the counts and takes its lessons and questions with it", async () => {
  const { subjectId, lessonId, questionIds } = await buildFilledLesson(db, admin, 12, NOW);
  await addedLesson(subjectId, "Another");
  const plan = { lessons: 2, questions: 12, answeredQuestions: 0, questionsInUse: 12 };

  expect(await findDeletionPlan(db, admin, { subjectId })).toMatchObject(plan);
  expect(await removeSubject(subjectId)).toMatchObject({ kind: "deleted", plan });

  expect(await db.$count(subjects, eq(subjects.id, subjectId))).toBe(0);
  expect(await db.$count(lessons, eq(lessons.subjectId, subjectId))).toBe(0);
  expect(await db.$count(questions, eq(questions.lessonId, lessonId))).toBe(0);
  expect(await db.$count(questionVersions, eq(questionVersions.questionId, questionIds[0] ?? newId()))).toBe(0);
});

test("a subject with lessons and a lesson with questions are deleted only by their name, an empty lesson at once", async () => {
  const { subjectId, lessonId } = await buildFilledLesson(db, admin, 2, NOW);
  const empty = await buildLessonIn(db, subjectId);
  const { name = "" } = (await findDeletionPlan(db, admin, { subjectId })) ?? {};
  const { name: title = "" } = (await findDeletionPlan(db, admin, { lessonId })) ?? {};

  for (const typed of ["", "yes", title]) {
    expect(await deleteSubject(office, admin, { subjectId, typed }, NOW)).toMatchObject({
      ...{ kind: "not-confirmed", plan: { name, lessons: 2, questions: 2 } },
    });
  }
  expect(await deleteLesson(office, admin, { lessonId, typed: name }, NOW)).toMatchObject({ kind: "not-confirmed" });
  expect(await db.$count(questions, eq(questions.lessonId, lessonId))).toBe(2);

  expect(await deleteLesson(office, admin, { lessonId: empty, typed: "" }, NOW)).toMatchObject({ kind: "deleted" });
  const typed = ` ${title.toUpperCase()}  `;
  expect(await deleteLesson(office, admin, { lessonId, typed }, NOW)).toMatchObject({ kind: "deleted" });
});

test("a deletion names who completed what and how long it was read, lets progress follow, and is recorded", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const other = await buildLessonIn(db, subjectId);
  const [one, two] = [await buildStudent(db), await buildStudent(db)];
  await db.insert(lessonCompletions).values(
    [
      { studentId: one.studentId, lessonId },
      { studentId: one.studentId, lessonId: other },
      { studentId: two.studentId, lessonId },
    ].map((completion) => ({ ...completion, completedAt: NOW })),
  );
  const reading = { studentId: one.studentId, day: "2026-03-01", lastAt: NOW };
  await db.insert(lessonReadings).values([
    { ...reading, lessonId, seconds: 100 },
    { ...reading, lessonId: other, seconds: 20 },
  ]);
  const plan = { lessons: 2, completedBy: 2, readingSeconds: 120 };
  const jobs = await countJobs();

  expect(await findDeletionPlan(db, admin, { lessonId: other })).toMatchObject({ completedBy: 1, readingSeconds: 20 });
  expect(await findDeletionPlan(db, admin, { subjectId })).toMatchObject(plan);
  expect(await removeLesson(other)).toMatchObject({ kind: "deleted" });
  expect(await removeSubject(subjectId)).toMatchObject({ kind: "deleted" });

  expect(await countJobs()).toBe(jobs + 2);
  expect(await db.$count(lessonCompletions, eq(lessonCompletions.studentId, one.studentId))).toBe(0);
  expect(await auditOf(other)).toMatchObject([
    { action: "lesson.deleted", before: { questions: 0, completedBy: 1 }, after: null },
  ]);
  expect(await auditOf(subjectId)).toMatchObject([
    { action: "subject.deleted", before: { lessons: 1, questions: 0, completedBy: 2 }, after: null },
  ]);
});

test("deleting a lesson leaves its subject and the other lessons", async () => {
  const { subjectId, lessonId } = await buildFilledLesson(db, admin, 1, NOW);
  await addedLesson(subjectId, "Stays");

  expect(await removeLesson(lessonId)).toMatchObject({
    kind: "deleted",
    plan: { lessons: 1, questions: 1 },
  });

  const subject = (await listSubjects(db, admin)).find(({ id }) => id === subjectId);
  expect(subject?.lessons.map(({ title }) => title)).toEqual(["Stays"]);
});

test("what holds answers is not deleted, and can be withdrawn", async () => {
  const { subjectId, lessonId } = await buildFilledLesson(db, admin, 3, NOW);
  await buildResult(db, await buildStudent(db), { answers: [{ lessonId }] });
  const plan = { lessons: 1, questions: 4, answeredQuestions: 1, questionsInUse: 4 };

  expect(await removeLesson(lessonId)).toMatchObject({ kind: "holds-answers", plan });
  expect(await removeSubject(subjectId)).toMatchObject({ kind: "holds-answers", plan });
  expect(await withdrawQuestionsOf(db, admin, { subjectId }, NOW)).toBe(4);
  expect(await withdrawQuestionsOf(db, admin, { lessonId }, NOW)).toBe(0);

  expect(await findDeletionPlan(db, admin, { lessonId })).toMatchObject({ ...plan, questionsInUse: 0 });
  expect(await auditOf(subjectId)).toMatchObject([{ action: "questions.withdrawn", after: { questions: 4 } }]);
  expect(await auditOf(lessonId)).toEqual([]);
  expect((await listSubjects(db, admin)).find(({ id }) => id === subjectId)).toMatchObject({ questionCount: 0 });
});

test("an attempt that has only been started holds its questions as well", async () => {
  const { lessonId } = await buildFilledLesson(db, admin, 2, NOW);
  await startCustomTest(db, await buildStudent(db), { lessons: [lessonId] }, NOW, Math.random);

  expect(await removeLesson(lessonId)).toMatchObject({
    kind: "holds-answers",
    plan: { answeredQuestions: 2 },
  });
});

test("attempts that start while a lesson is deleted lose no question", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { lessonId } = await buildFilledLesson(db, admin, 3, NOW);
    const student = await buildStudent(db);

    const [deleted, started] = await Promise.allSettled([
      removeLesson(lessonId),
      startCustomTest(db, student, { lessons: [lessonId] }, NOW, Math.random),
    ]);

    if (deleted.status !== "fulfilled") throw deleted.reason;
    const asked = started.status === "fulfilled" && started.value.kind === "started";
    expect(deleted.value.kind).toBe(asked ? "holds-answers" : "deleted");
  }
  const orphans = await db
    .select({ versionId: attemptItems.versionId })
    .from(attemptItems)
    .leftJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId));
  expect(orphans.every(({ versionId }) => versionId !== null)).toBe(true);
});

test("what is not there is not found", async () => {
  expect(await removeSubject(newId())).toEqual({ kind: "not-found" });
  expect(await removeLesson(newId())).toEqual({ kind: "not-found" });
  expect(await findDeletionPlan(db, admin, { subjectId: newId() })).toBeNull();
  expect(await findLesson(db, admin, newId())).toBeNull();
});

test("an empty subject can be deleted", async () => {
  const added = await addSubject(db, admin, { name: unique("Empty"), description: "", courses: [] }, NOW);
  if (added.kind !== "added") throw new Error("missing");

  expect(await removeSubject(added.subjectId)).toMatchObject({
    kind: "deleted",
    plan: { lessons: 0, questions: 0 },
  });
});
