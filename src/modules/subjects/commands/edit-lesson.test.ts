import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { auditEntries, lessons, questions, testAnswers, testResults } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildResult } from "../../../testing/build-attempts.ts";
import { buildFilledLesson } from "../../../testing/build-content.ts";
import { buildLessonIn } from "../../../testing/build-learning.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import type { LessonInput } from "../forms.ts";
import { findLesson } from "../queries/find-lesson.server.ts";
import { addLesson } from "./add-lesson.server.ts";
import { editLesson } from "./edit-lesson.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const services = openServices();
const admin = await buildAdmin(db);

async function edit(lessonId: Id<"lesson">, change: Partial<LessonInput>) {
  const lesson = await findLesson(db, admin, lessonId);
  if (!lesson) throw new Error("missing");
  const { subjectId, title, content, updatedAt } = lesson;
  const input = { subjectId, title, content, ...change };
  return editLesson(services, admin, { lessonId, basedOn: updatedAt, input }, NOW);
}

async function jobsAdded(run: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = 'recompute-progress'`,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  await run();
  return (await count()) - before;
}

test("a lesson is cleaned when it is saved, and the audit has before and after", async () => {
  const { subjectId } = await buildLesson(db);
  const added = await addLesson(services, admin, { subjectId, title: "Valves", content: "<p>Two.</p>" }, NOW);
  if (added.kind !== "added") throw new Error("missing");
  const { lessonId } = added;

  const dirty = '<p onclick="x()">Four.</p><script>alert(1)</script>';
  expect(await edit(lessonId, { title: "The valves", content: dirty })).toEqual({ kind: "saved" });

  expect(await findLesson(db, admin, lessonId)).toMatchObject({
    title: "The valves",
    content: "<p>Four.</p>",
    subjectId,
  });
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, lessonId))
    .orderBy(auditEntries.id);
  expect(entries.map(({ action, subjectName, before, after }) => [action, subjectName, before, after])).toEqual([
    ["lesson.added", "Valves", null, { title: "Valves", content: "<p>Two.</p>", subject: expect.any(String) }],
    [
      "lesson.edited",
      "Valves",
      { title: "Valves", content: "<p>Two.</p>" },
      { title: "The valves", content: "<p>Four.</p>" },
    ],
  ]);
});

test("a lesson moves to another subject with its questions, and results stay as they are", async () => {
  const { lessonId, questionIds } = await buildFilledLesson(db, admin, 2, NOW);
  const { subjectId: target } = await buildLesson(db);
  const student = await buildStudent(db);
  await buildResult(db, student, { answers: [{ lessonId }] });
  const results = () =>
    db
      .select()
      .from(testAnswers)
      .innerJoin(testResults, eq(testResults.id, testAnswers.testResultId))
      .where(eq(testResults.studentId, student.studentId));
  const before = await results();

  expect(await jobsAdded(() => edit(lessonId, { subjectId: target }))).toBe(1);

  expect(await findLesson(db, admin, lessonId)).toMatchObject({ subjectId: target, questionCount: 3 });
  expect(await db.$count(questions, eq(questions.lessonId, lessonId))).toBe(questionIds.length + 1);
  expect(before).toHaveLength(1);
  expect(await results()).toEqual(before);
});

test("a moved lesson comes last where somebody has ordered by hand, and stands by title elsewhere", async () => {
  const [one, ordered, byTitle] = [await buildLesson(db), await buildLesson(db), await buildLesson(db)];
  await db.update(lessons).set({ position: 4 }).where(eq(lessons.id, ordered.lessonId));
  const place = async () =>
    (await db.select({ position: lessons.position }).from(lessons).where(eq(lessons.id, one.lessonId)))[0]?.position;

  await edit(one.lessonId, { subjectId: ordered.subjectId });
  expect(await place()).toBe(5);
  await edit(one.lessonId, { title: unique("Renamed") });
  expect(await place()).toBe(5);
  await edit(one.lessonId, { subjectId: byTitle.subjectId });
  expect(await place()).toBe(0);
});

test("a lesson with a text keeps one; a container may stay empty, and a picture is something to read", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const container = await buildLessonIn(db, subjectId, { content: "" });
  const picture = '<p><img src="https://example.org/heart.png" alt="The heart"></p>';

  for (const content of ["", "<p>&nbsp;</p>", "<script>alert(1)</script>"]) {
    expect(await edit(lessonId, { content })).toEqual({ kind: "content-missing" });
    expect(await edit(container, { title: unique("Questions only"), content })).toEqual({ kind: "saved" });
    expect(await findLesson(db, admin, container)).toMatchObject({ content: "" });
  }
  expect(await edit(container, { content: picture })).toEqual({ kind: "saved" });
  expect((await findLesson(db, admin, container))?.content).toContain("<img");
});

test("progress is recomputed when there is more to read, but not for a change of wording", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const container = await buildLessonIn(db, subjectId, { content: "" });

  expect(await jobsAdded(() => edit(lessonId, { content: "<p>Other words.</p>" }))).toBe(0);
  expect(await jobsAdded(() => edit(container, { title: unique("Still empty") }))).toBe(0);
  expect(await jobsAdded(() => edit(container, { content: "<p>Words.</p>" }))).toBe(1);
});

test("what was saved meanwhile is not overwritten, and is told", async () => {
  const { lessonId } = await buildLesson(db);
  const opened = await findLesson(db, admin, lessonId);
  if (!opened) throw new Error("missing");
  const { subjectId, title, updatedAt: basedOn } = opened;
  const save = (content: string) =>
    editLesson(services, admin, { lessonId, basedOn, input: { subjectId, title, content } }, basedOn);

  const answers = await Promise.all([save("<p>Mine</p>"), save("<p>Theirs</p>")]);

  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["saved", "stale"]);
  const lesson = await findLesson(db, admin, lessonId);
  expect(answers.find(({ kind }) => kind === "stale")).toEqual({ kind: "stale", lesson });
  expect(lesson?.updatedAt.getTime()).toBeGreaterThan(basedOn.getTime());
});

test("a title that is taken, a subject that is gone and a lesson that is gone are refused", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  await buildLessonIn(db, subjectId, { title: "Taken" });
  const input = { subjectId, title: "Any", content: "<p>Any</p>" };

  expect(await edit(lessonId, { title: "TAKEN" })).toEqual({ kind: "title-taken" });
  expect(await edit(lessonId, { subjectId: newId<"subject">() })).toEqual({ kind: "subject-gone" });
  expect(await editLesson(services, admin, { lessonId: newId(), basedOn: NOW, input }, NOW)).toEqual({
    kind: "not-found",
  });
});
