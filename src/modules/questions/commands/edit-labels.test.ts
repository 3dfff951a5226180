import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries, questions } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { questionInput } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { findLabelDeletion } from "../queries/find-label-deletion.server.ts";
import { findQuestion } from "../queries/find-question.server.ts";
import { listLabels } from "../queries/list-labels.server.ts";
import { createQuestion } from "./create-question.server.ts";
import { addLabel, deleteLabel, editLabel } from "./edit-labels.server.ts";
import { editQuestion } from "./edit-question.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-03-01T09:00:00Z");

async function add(name: string, kind: "category" | "difficulty" = "category") {
  const result = await addLabel(db, admin, { kind, name }, NOW);
  if (result.kind !== "added") throw new Error(JSON.stringify(result));
  return result.labelId;
}

test("the lists begin with three categories and three difficulties", async () => {
  const labels = await listLabels(db, admin);

  expect(
    labels
      .filter(({ kind }) => kind === "category")
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(["anatomy", "pharmacology", "pathology"]);
  expect(
    labels
      .filter(({ kind }) => kind === "difficulty")
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(["easy", "medium", "hard"]);
});

test("a new label stands at the end, and no two of a kind have the same name", async () => {
  const name = unique("Genetics");
  const labelId = await add(name);

  expect((await listLabels(db, admin)).filter(({ kind }) => kind === "category").at(-1)).toMatchObject({
    id: labelId,
    name,
  });
  expect(await addLabel(db, admin, { kind: "category", name: name.toUpperCase() }, NOW)).toEqual({ kind: "taken" });
  expect(await addLabel(db, admin, { kind: "difficulty", name }, NOW)).toMatchObject({ kind: "added" });
  const dose = `${name}\u2019s 50 \u00B5g`;
  const otherId = await add(dose);
  for (const same of [`${name}'s 50 \u03BCg`, `${name}\u2019s\u00A0５０ \u00B5g`]) {
    expect(await addLabel(db, admin, { kind: "category", name: same }, NOW)).toEqual({ kind: "taken" });
    expect(await editLabel(db, admin, labelId, { name: same }, NOW)).toEqual({ kind: "taken" });
  }
  expect(await editLabel(db, admin, otherId, { name: `${name}'s 50 \u03BCg` }, NOW)).toEqual({ kind: "saved" });
});

test("a label is renamed for all its questions", async () => {
  const [name, other] = [unique("Before"), unique("Other")];
  const labelId = await add(name);
  await add(other);

  expect(await editLabel(db, admin, labelId, { name: other.toUpperCase() }, NOW)).toEqual({ kind: "taken" });
  expect(await editLabel(db, admin, labelId, { name: name.toUpperCase() }, NOW)).toEqual({ kind: "saved" });
  expect(await editLabel(db, admin, newId(), { name: "x" }, NOW)).toEqual({ kind: "not-found" });
  expect((await listLabels(db, admin)).find(({ id }) => id === labelId)?.name).toBe(name.toUpperCase());
});

test("a difficulty has a place on the logit scale, a category has none, and the audit tells a name from a place", async () => {
  const name = unique("brutal");
  const [difficultyId, categoryId] = [await add(name, "difficulty"), await add(unique("c"))];
  const logitOf = async (id: string) => (await listLabels(db, admin)).find((label) => label.id === id)?.logit;
  const edit = (id: typeof difficultyId, logit?: number | null) => editLabel(db, admin, id, { name, logit }, NOW);
  expect(await logitOf(difficultyId)).toBeNull();

  await edit(difficultyId, -1.25);
  expect(await logitOf(difficultyId)).toBe(-1.25);
  await edit(difficultyId);
  expect(await logitOf(difficultyId)).toBe(-1.25);
  await edit(difficultyId, null);
  expect(await logitOf(difficultyId)).toBeNull();
  await edit(categoryId, 2);
  expect(await logitOf(categoryId)).toBeNull();

  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, difficultyId))
    .orderBy(auditEntries.id);
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ["label.added", null, { kind: "difficulty", name }],
    ["label.placed", { logit: null }, { logit: -1.25 }],
    ["label.placed", { logit: -1.25 }, { logit: null }],
  ]);
});

test("deleting a label names how many questions lose it, and leaves the questions", async () => {
  const [categoryId, difficultyId] = [await add(unique("c")), await add(unique("d"), "difficulty")];
  const input = questionInput(await buildLesson(db), { categoryId, difficultyId });
  const created = await createQuestion(db, admin, input, NOW);
  const questionId = created.kind === "created" ? created.questionId : newId<"question">();

  expect(await findLabelDeletion(db, admin, categoryId)).toMatchObject({ kind: "category", questions: 1 });
  expect(await deleteLabel(db, admin, categoryId, NOW)).toEqual({ kind: "deleted", questions: 1 });
  expect(await deleteLabel(db, admin, categoryId, NOW)).toEqual({ kind: "gone" });
  expect(await findLabelDeletion(db, admin, categoryId)).toBeNull();
  expect(await findQuestion(db, admin, questionId)).toMatchObject({ categoryId: null, difficultyId });
});

test("a label describes the question: tagging makes no new version, and a label of the other kind is refused", async () => {
  const [categoryId, difficultyId] = [await add(unique("c")), await add(unique("d"), "difficulty")];
  const input = questionInput(await buildLesson(db));
  const created = await createQuestion(db, admin, input, NOW);
  const questionId = created.kind === "created" ? created.questionId : newId<"question">();
  const edit = (over: object) =>
    editQuestion(db, admin, { questionId, basedOnVersion: 1, input: { ...input, ...over } }, NOW);

  expect(await edit({ categoryId, difficultyId })).toEqual({ kind: "saved", versionNumber: 1 });
  expect(await findQuestion(db, admin, questionId)).toMatchObject({ categoryId, difficultyId, versionNumber: 1 });
  expect(await edit({ categoryId: difficultyId })).toEqual({ kind: "labels-gone", gone: ["category"] });
  expect(await edit({ difficultyId: newId() })).toEqual({ kind: "labels-gone", gone: ["difficulty"] });
  expect(await db.$count(questions, eq(questions.categoryId, categoryId))).toBe(1);
});
