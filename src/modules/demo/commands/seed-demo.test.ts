import { arrayContains, eq, isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { questionLabels, questions, questionVersions } from "../../../db/schema.ts";
import { problemsOf } from "../../../items/registry/authoring.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { buildAdmin } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { listPracticeTests } from "../../practice-tests/queries/list-practice-tests.server.ts";
import { deleteQuestion } from "../../questions/commands/delete-question.server.ts";
import { JUDGMENT_STEPS } from "../../questions/taxonomy.ts";
import { listSubjects } from "../../subjects/queries/list-subjects.server.ts";
import { EXAM_PLANS } from "../../tests/exam-plans.ts";
import { strayLessonTitles } from "../content/demo-subjects.ts";
import { seedDemo } from "./seed-demo.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);

test("two starts at once put the demo content in once, whole", async () => {
  const results = await Promise.all([1, 2].map(() => seedDemo(db, { adminEmail: admin.email }, NOW)));

  expect(results.map(({ kind }) => kind).sort()).toEqual(["left-alone", "seeded"]);
  const subjects = await listSubjects(db, admin);
  const lessons = subjects.flatMap((subject) => subject.lessons);
  const count = await db.$count(questions);
  expect(subjects.length).toBeGreaterThanOrEqual(3);
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  expect(count).toBeGreaterThanOrEqual(40);
  expect(lessons.every(({ hasContent }) => hasContent)).toBe(true);
  expect(await db.$count(questions, eq(questions.needsRationale, true))).toBe(0);
  expect(await db.$count(questions, isNull(questions.difficultyId))).toBe(0);
  const difficulties = await db.select().from(questionLabels).where(eq(questionLabels.kind, "difficulty"));
  expect(difficulties.map(({ name, logit }) => [name, logit]).toSorted()).toEqual([
    ["easy", -1],
    ["hard", 1],
    ["medium", 0],
  ]);
  expect(await db.$count(questions, isNotNull(questions.categoryId))).toBeGreaterThanOrEqual(20);
  // Each exam whose nurses study here finds every question, under several of its areas.
  for (const { id, areas } of EXAM_PLANS.filter(({ id }) => ["nclex-rn", "norcet", "snle", "gulf"].includes(id))) {
    const counts = await Promise.all(
      areas.map(({ code }) => db.$count(questions, arrayContains(questions.areas, [code]))),
    );
    expect({ id, questions: counts.reduce((sum, found) => sum + found) }).toEqual({ id, questions: count });
    expect(counts.filter((found) => found > 0).length).toBeGreaterThanOrEqual(3);
  }
  for (const step of JUDGMENT_STEPS) {
    expect(await db.$count(questions, eq(questions.judgmentStep, step))).toBeGreaterThanOrEqual(4);
  }
  expect((await listPracticeTests(db)).total).toBe(Math.floor(count / 10));
});

test("the form has no problem and no warning for any demo question", async () => {
  const versions = await db.select().from(questionVersions);
  const bodies = versions.map(({ type, content, solution }) => parseQuestionBody({ type, content, solution }));

  expect(bodies.length).toBeGreaterThanOrEqual(40);
  expect(
    bodies.flatMap((body) => problemsOf(body).map((problem) => ({ ...problem, stem: body.content.stem }))),
  ).toEqual([]);
});

test("every question of a file of its own belongs to a lesson that there is", () => {
  expect(strayLessonTitles()).toEqual([]);
});

test("what somebody deletes does not come back at the next start", async () => {
  const before = await db.$count(questions);
  const [question] = await db.select({ id: questions.id }).from(questions).limit(1);
  if (!question) throw new Error("missing");
  await deleteQuestion(db, admin, question.id, NOW);

  expect(await seedDemo(db, { adminEmail: admin.email }, NOW)).toEqual({ kind: "left-alone" });
  expect(await db.$count(questions)).toBe(before - 1);
});
