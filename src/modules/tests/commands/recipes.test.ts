/** Saving choices under a name, renaming, deleting and starting them, and that nobody reaches those of somebody else. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { newId } from "../../../core/id.ts";
import { attemptItems, attempts, recipes } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { buildStimulus } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { startCustomTest, startRecipe } from "../../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { findReview, findReviewOfStudent } from "../../attempts/queries/review.server.ts";
import { findChosenResult, findChosenResultOfStudent } from "../../progress/queries/chosen-result.server.ts";
import { listResults, listResultsOfStudent } from "../../progress/queries/list-results.server.ts";
import { findScoreLinesOfStudent } from "../../progress/queries/score-lines.server.ts";
import { listTakenTests, listTakenTestsOfStudent } from "../../progress/queries/taken-options.server.ts";
import { EVERYTHING } from "../../progress/queries/taken-tests.server.ts";
import type { CustomChoices } from "../custom-choices.ts";
import { findRecipe, findTestsOfRecipes, listRecipes } from "../queries/list-recipes.server.ts";
import { RECIPES_MAX } from "../recipe-rules.ts";
import { deleteRecipe } from "./delete-recipe.server.ts";
import { renameRecipe } from "./rename-recipe.server.ts";
import { saveRecipe } from "./save-recipe.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const { lessonId } = await buildLesson(db);
for (let number = 0; number < 6; number += 1) await buildQuestion(db, lessonId);
const usual: CustomChoices = { lessons: [lessonId] };

const save = (student: Student, name: string, choices = usual) => saveRecipe(db, student, { name, choices }, NOW);

async function saved(student: Student, name: string, choices = usual) {
  expect(await save(student, name, choices)).toEqual({ kind: "saved" });
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.studentId, student.studentId), eq(recipes.name, name)));
  if (!row) throw new Error("It was saved.");
  return row.id;
}

test("choices are kept under a name and listed by it, with what they ask for", async () => {
  const student = await buildStudent(db);
  const special: CustomChoices = { ...usual, count: 5, minutes: null, only: ["wrong", "flagged"], types: ["text"] };
  await saved(student, "Tuesday");
  const id = await saved(student, "monday mix", special);

  expect(await listRecipes(db, student)).toEqual([
    {
      ...{
        id,
        name: "monday mix",
        lessonCount: 1,
        count: 5,
        minutes: null,
        units: [],
        explain: false,
        only: ["flagged", "wrong"],
      },
      ...{ types: 1, difficulties: 0, areas: 0 },
    },
    expect.objectContaining({ name: "Tuesday", count: 20, minutes: 45, only: [], types: 0 }),
  ]);
  expect(await findRecipe(db, student, id)).toEqual({ ...special, only: ["flagged", "wrong"] });
});

test("case studies and trends are kept and listed, and a result of these choices has the name", async () => {
  const student = await buildStudent(db);
  const admin = await buildAdmin(db);
  const place = await buildLesson(db);
  await buildStimulus(db, admin, place, NOW);
  await buildStimulus(db, admin, { ...place, kind: "trend" }, NOW);
  await buildQuestion(db, place.lessonId);
  const lessons = [place.lessonId];
  const mixes: [string, CustomChoices][] = [
    ["A case", { lessons, cases: 1, count: 0 }],
    ["Both", { lessons, cases: 1, trends: 1, minutes: null, only: ["unused"] }],
    ["Neither", { lessons }],
  ];
  for (const [name, choices] of mixes) await saved(student, name, choices);

  const [first, second] = await listRecipes(db, student);
  expect(first).toMatchObject({ name: "A case", count: 0, units: [{ kind: "case", questions: 6, count: 1 }] });
  expect(second?.units.map(({ kind }) => kind)).toEqual(["case", "trend"]);
  for (const [name, choices] of mixes) {
    const started = await startCustomTest(db, student, choices, NOW, Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    await submitAttempt(db, student, started.attemptId, NOW);
    const { results } = await listResults(db, student, { page: 1 }, NOW);
    expect(results.find(({ attemptId }) => attemptId === started.attemptId)?.test).toMatchObject({ name });
  }
});

test("a name is taken once for each student, capitals aside, also by renaming", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const id = await saved(student, "Monday mix");
  const second = await saved(student, "Second");

  expect(await save(student, "MONDAY MIX")).toEqual({ kind: "taken" });
  expect(await save(other, "Monday mix")).toEqual({ kind: "saved" });
  expect(await renameRecipe(db, student, { recipeId: second, name: "monday mix" })).toEqual({ kind: "taken" });
  expect(await renameRecipe(db, student, { recipeId: id, name: "MONDAY mix" })).toEqual({ kind: "renamed" });
  expect((await listRecipes(db, student)).map(({ name }) => name)).toEqual(["MONDAY mix", "Second"]);
});

test("a student has at most so many, also when two are saved at once", async () => {
  const student = await buildStudent(db);
  const { studentId } = student;
  await db.insert(recipes).values(
    Array.from({ length: RECIPES_MAX - 1 }, (_, index) => ({
      ...{ id: newId<"recipe">(), studentId, name: `Mix ${index}`, choices: usual, createdAt: NOW },
    })),
  );

  const results = await Promise.all([save(student, "Last"), save(student, "One too many")]);

  expect(results.map(({ kind }) => kind).sort()).toEqual(["saved", "too-many"]);
  expect(await listRecipes(db, student)).toHaveLength(RECIPES_MAX);
});

test("a recipe of somebody else is not found, renamed, deleted or started", async () => {
  const [owner, other] = [await buildStudent(db), await buildStudent(db)];
  const id = await saved(owner, "Mine");

  expect(await findRecipe(db, other, id)).toBeNull();
  expect(await renameRecipe(db, other, { recipeId: id, name: "Yours" })).toEqual({ kind: "gone" });
  expect(await deleteRecipe(db, other, id)).toEqual({ kind: "gone" });
  expect(await startRecipe(db, other, id, NOW, Math.random)).toEqual({ kind: "not-offered" });

  expect(await deleteRecipe(db, owner, id)).toEqual({ kind: "deleted", name: "Mine" });
  expect(await startRecipe(db, owner, id, NOW, Math.random)).toEqual({ kind: "not-offered" });
});

test("a recipe asks other questions each time", async () => {
  const student = await buildStudent(db);
  const id = await saved(student, "Half", { ...usual, count: 3 });
  const asked = async () => {
    const started = await startRecipe(db, student, id, NOW, Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    const items = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, started.attemptId));
    await submitAttempt(db, student, started.attemptId, NOW);
    return items.map(({ versionId }) => versionId);
  };

  const [first, second] = [await asked(), await asked()];

  expect(new Set([...first, ...second]).size).toBe(6);
});

test("results of own tests have the name of the saved test of the same choices, as it is now, for their student alone", async () => {
  const [student, admin] = [await buildStudent(db), await buildAdmin(db)];
  const other = await buildLesson(db);
  await buildQuestion(db, other.lessonId);
  const both: CustomChoices = {
    lessons: [other.lessonId, lessonId, lessonId],
    minutes: null,
    types: ["text"],
    count: 7,
  };
  const take = async (choices: CustomChoices) => {
    const started = await startCustomTest(db, student, choices, NOW, Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    await submitAttempt(db, student, started.attemptId, NOW);
    return started.attemptId;
  };
  const attemptId = await take({ types: ["text"], minutes: null, count: 7, lessons: [lessonId, other.lessonId] });
  await take(usual);
  await take({ ...usual, count: 19 });
  const id = await saved(student, "Monday mix", both);
  await saved(student, "Usual");
  await saved(await buildStudent(db), "Of somebody else", { ...usual, count: 19 });

  const titles = async () =>
    (await listResults(db, student, { page: 1 }, NOW)).results.map(({ test }) => attemptTexts.titleOf(test)).sort();
  const unnamed = expect.stringMatching(/^Custom Test \(.+\)$/);
  expect(await titles()).toEqual([unnamed, "Monday mix", "Usual"]);
  await renameRecipe(db, student, { recipeId: id, name: "Tuesday mix" });
  expect(await findReview(db, student, attemptId, NOW)).toMatchObject({ review: { test: { name: "Tuesday mix" } } });
  expect((await listTakenTests(db, student, null)).map(({ test }) => attemptTexts.titleOf(test)).sort()).toEqual([
    "Tuesday mix",
    "Usual",
  ]);
  const { studentId } = student;
  const seen = [
    await listResultsOfStudent(db, admin, studentId, { page: 1 }),
    await listTakenTestsOfStudent(db, admin, studentId, null),
    await findScoreLinesOfStudent(db, admin, studentId, EVERYTHING),
    await findReviewOfStudent(db, admin, studentId, attemptId, NOW),
    await findChosenResultOfStudent(db, admin, studentId, attemptId),
  ];
  expect(JSON.stringify(seen)).toContain(attemptId);
  expect(JSON.stringify(seen)).not.toMatch(/Tuesday mix|Usual/);
  await deleteRecipe(db, student, id);
  expect(await titles()).toEqual([unnamed, unnamed, "Usual"]);
});

test("another result is chosen among those of the same test, and only by the student who has it", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const take = async (count: number, minutes: number) => {
    const at = new Date(NOW.getTime() + minutes * 60_000);
    const started = await startCustomTest(db, student, { ...usual, count }, at, Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    await submitAttempt(db, student, started.attemptId, at);
    return started.attemptId;
  };
  const first = await take(2, 0);
  await take(2, 1);
  await take(2, 2);
  const single = await take(3, 3);

  const { results } = await listResults(db, student, { page: 1 }, NOW);
  expect(results.map((result) => result.other?.results ?? null)).toEqual([null, 3, 3, 3]);
  const chosen = await findChosenResult(db, student, first);
  expect((await listResults(db, student, { page: 1, test: chosen?.takenTest ?? null }, NOW)).total).toBe(3);
  expect((await findChosenResult(db, student, single))?.takenTest).not.toBe(chosen?.takenTest);
  expect(await findChosenResult(db, other, first)).toBeNull();
});

test("the test of a recipe is the one that its start takes, whatever it is called, also before it is started", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const id = await saved(student, "Short", { ...usual, count: 2, minutes: 10, types: ["text"] });
  const testOf = async (who: Student) => (await findTestsOfRecipes(db, who, [id])).get(id);

  expect(await testOf(other)).toBeUndefined();
  const before = await testOf(student);
  const started = await startRecipe(db, student, id, NOW, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  const [attempt] = await db
    .select({ testId: attempts.testId })
    .from(attempts)
    .where(eq(attempts.id, started.attemptId));
  await renameRecipe(db, student, { recipeId: id, name: "Shorter" });

  expect([before, await testOf(student)]).toEqual([attempt?.testId, attempt?.testId]);
});
