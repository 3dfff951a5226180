/** Adding, editing and deleting a question. */
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { auditEntries, questions, questionVersions } from "../../../db/schema.ts";
import { optionsOf } from "../../../items/options.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildResult } from "../../../testing/build-attempts.ts";
import { buildFilledLesson, questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { startCustomTest } from "../../attempts/commands/start-attempt.server.ts";
import { findQuestion } from "../queries/find-question.server.ts";
import { listLabels } from "../queries/list-labels.server.ts";
import { suggestQuestionId } from "../queries/suggest-question-id.server.ts";
import { changeQuestions } from "./change-questions.server.ts";
import { createQuestion } from "./create-question.server.ts";
import { deleteQuestion } from "./delete-question.server.ts";
import { editQuestion } from "./edit-question.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const LATER = new Date("2026-03-02T09:00:00Z");
const admin = await buildAdmin(db);
const place = await buildLesson(db);

async function created(over: Parameters<typeof questionInput>[1] = {}) {
  const result = await createQuestion(db, admin, questionInput(place, over), NOW);
  if (result.kind !== "created") throw new Error(JSON.stringify(result));
  return result;
}

async function versionsOf(questionId: Id<"question">) {
  return db
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(asc(questionVersions.number));
}

async function rowOf(questionId: Id<"question">) {
  const [row] = await db.select().from(questions).where(eq(questions.id, questionId));
  return row;
}

test("a new question is its first version, with all that lists need beside it", async () => {
  const body = textBody({
    stem: "<p>What does the <strong>Heart</strong> do?</p>",
    options: ["It PUMPS", "p < 0.05 & n > 3"],
  });

  const { questionId, displayId } = await created({ body, manualId: "HEART-1" });

  const [version, ...more] = await versionsOf(questionId);
  expect(more).toEqual([]);
  expect(version).toMatchObject({ number: 1, ...body, createdBy: admin.userId, createdAt: NOW });
  expect(await rowOf(questionId)).toMatchObject({
    displayId,
    manualId: "HEART-1",
    lessonId: place.lessonId,
    versionId: version?.id,
    type: "text",
    needsRationale: false,
    searchText: "heart-1 what does the heart do? it pumps p < 0.05 & n > 3",
    withdrawnAt: null,
    createdAt: NOW,
  });
});

test("display ids go up one by one", async () => {
  const [one, two] = [await created(), await created()];

  expect(two.displayId).toBe(one.displayId + 1);
});

test("rich texts are cleaned, the options are plain text and stay as they are", async () => {
  const body = parseQuestionBody({
    type: "multi-select",
    content: {
      v: 1,
      stem: '<p onclick="x()">Which?</p><script>alert(1)</script>',
      options: optionsOf(["<b>a</b>", "b"]),
    },
    solution: { correct: ["o1", "o2"], rationale: '<img src=x onerror="alert(1)"><p>Both.</p>' },
  });

  const { questionId } = await created({ body });

  expect((await findQuestion(db, admin, questionId))?.body).toEqual({
    type: "multi-select",
    content: { v: 1, stem: "<p>Which?</p>", options: optionsOf(["<b>a</b>", "b"]) },
    solution: { correct: ["o1", "o2"], rationale: "<p>Both.</p>" },
  });
});

test("a question of which cleaning leaves nothing is refused", async () => {
  const body = textBody({ stem: "<script>alert(1)</script>", rationale: '<img src="x">' });

  const result = await createQuestion(db, admin, questionInput(place, { body }), NOW);

  expect(result).toEqual({
    kind: "invalid",
    errors: {
      "content.stem": "Please enter the question text.",
      "solution.rationale": "Please enter the explanation.",
    },
  });
});

test("the rules hold for whoever calls, not only for the form", async () => {
  const body = textBody({ options: ["Same", " Same "], correct: "" });

  const result = await createQuestion(db, admin, questionInput(place, { body }), NOW);

  expect(result.kind === "invalid" && Object.entries(result.errors)).toEqual([
    ["solution.correct", "Please select the correct answer."],
    ["content.options.1", "Two options have the same text."],
  ]);
});

test("a lesson that is gone, or of another subject, is refused", async () => {
  const other = await buildLesson(db);

  for (const lessonId of [newId<"lesson">(), other.lessonId]) {
    const result = await createQuestion(db, admin, questionInput({ ...place, lessonId }), NOW);
    expect(result).toEqual({ kind: "lesson-gone" });
  }
});

test("a Question ID is given once, however many ask for it at once", async () => {
  const manualId = unique("id").toUpperCase();

  const results = await Promise.all(
    Array.from({ length: 8 }, () => createQuestion(db, admin, questionInput(place, { manualId }), NOW)),
  );

  expect(results.filter(({ kind }) => kind === "created")).toHaveLength(1);
  expect(results.filter(({ kind }) => kind === "duplicate-id")).toHaveLength(7);
});

test("a suggested ID is one that nobody has", async () => {
  const asked = { ...place, type: "text" };
  const first = await suggestQuestionId(db, admin, asked, NOW);
  await created({ manualId: first });

  const second = await suggestQuestionId(db, admin, asked, NOW);

  expect(first).toMatch(/^S-L-TE\d{3}$/);
  expect(second).not.toBe(first);
  expect(await suggestQuestionId(db, admin, { subjectId: "", lessonId: "", type: "text" }, NOW)).toMatch(/^Q\d{6}$/);
});

test("an edit makes a new version, and the old one stays as it was", async () => {
  const before = textBody();
  const { questionId } = await created({ body: before, manualId: unique("old").toUpperCase() });
  const other = await buildLesson(db);
  const body = textBody({ stem: "<p>Changed words</p>" });
  const manualId = unique("new").toUpperCase();

  const result = await editQuestion(
    db,
    admin,
    { questionId, basedOnVersion: 1, input: questionInput(other, { body, manualId }) },
    LATER,
  );

  expect(result).toEqual({ kind: "saved", versionNumber: 2 });
  expect(await versionsOf(questionId)).toMatchObject([
    { number: 1, ...before, createdAt: NOW },
    { number: 2, ...body, createdAt: LATER, createdBy: admin.userId },
  ]);
  expect(await findQuestion(db, admin, questionId)).toMatchObject({
    ...other,
    manualId,
    versionNumber: 2,
    body,
    createdAt: NOW,
    editedAt: LATER,
  });
  expect((await rowOf(questionId))?.searchText).toContain("changed words");
});

test("an edit may change the type", async () => {
  const { questionId } = await created();
  const body = parseQuestionBody({
    type: "multi-select",
    content: { v: 1, stem: "<p>Which?</p>", options: optionsOf(["a", "b"]) },
    solution: { correct: ["o1"], rationale: "<p>a</p>" },
  });

  await editQuestion(db, admin, { questionId, basedOnVersion: 1, input: questionInput(place, { body }) }, LATER);

  expect(await rowOf(questionId)).toMatchObject({ type: "multi-select" });
});

test("saving without a change makes no version", async () => {
  const { questionId } = await created();
  const found = await findQuestion(db, admin, questionId);
  if (!found) throw new Error("missing");
  const edit = { questionId, basedOnVersion: 1, input: questionInput(place, { body: found.body }) };

  expect(await editQuestion(db, admin, edit, LATER)).toEqual({ kind: "saved", versionNumber: 1 });
  expect(await versionsOf(questionId)).toHaveLength(1);
});

test("of two edits at once one is saved and the other one is told", async () => {
  const { questionId } = await created();
  const edit = () => ({ questionId, basedOnVersion: 1, input: questionInput(place, { body: textBody() }) });

  const results = await Promise.all([1, 2, 3].map(() => editQuestion(db, admin, edit(), LATER)));

  expect(results.filter(({ kind }) => kind === "saved")).toEqual([{ kind: "saved", versionNumber: 2 }]);
  expect(results.filter(({ kind }) => kind === "stale")).toEqual(
    [1, 2].map(() => ({ kind: "stale", versionNumber: 2 })),
  );
  expect(await versionsOf(questionId)).toHaveLength(2);
});

test("a save that would undo a move or a label of meanwhile says what it is now, and stores nothing", async () => {
  const { questionId } = await created();
  const basedOnMetadata = await findQuestion(db, admin, questionId);
  const other = await buildLesson(db);
  const labels = await listLabels(db, admin);
  const category = labels.find(({ kind }) => kind === "category");
  const difficulty = labels.find(({ kind }) => kind === "difficulty");
  if (!category || !difficulty) throw new Error("The bank has no labels.");
  const ids = { kind: "ids" as const, ids: [questionId] };
  await changeQuestions(db, admin, ids, { kind: "move", lessonId: other.lessonId }, NOW);
  await changeQuestions(db, admin, ids, { kind: "tag", categoryId: category.id, difficultyId: difficulty.id }, NOW);
  const save = (from: typeof basedOnMetadata, over: Parameters<typeof questionInput>[1] = {}) =>
    editQuestion(
      db,
      admin,
      { questionId, basedOnVersion: 1, basedOnMetadata: from, input: questionInput(place, over) },
      LATER,
    );

  // What both chose is no conflict.
  const refused = await save(basedOnMetadata, { body: textBody(), difficultyId: difficulty.id });

  expect(refused).toMatchObject({
    kind: "moved",
    metadata: { lessonId: other.lessonId, categoryId: category.id, difficultyId: difficulty.id },
    lost: ["lessonId", "categoryId"],
    names: { category: category.name, difficulty: difficulty.name },
  });
  expect(await versionsOf(questionId)).toHaveLength(1);
  expect(await rowOf(questionId)).toMatchObject({ lessonId: other.lessonId, categoryId: category.id });

  // Known by now, it is meant.
  expect(await save(await findQuestion(db, admin, questionId), { body: textBody() })).toMatchObject({ kind: "saved" });
  expect(await rowOf(questionId)).toMatchObject({ lessonId: place.lessonId, categoryId: null, difficultyId: null });
});

test("areas, step and reservation describe the question: they make no version, and the audit names them", async () => {
  const described = { areas: ["norcet:pharmacology"], judgmentStep: "take-action", isReserved: true } as const;
  const body = textBody();
  const { questionId } = await created({ ...described, areas: [...described.areas], body });
  expect(await findQuestion(db, admin, questionId)).toMatchObject(described);
  const save = (over: Parameters<typeof questionInput>[1]) =>
    editQuestion(db, admin, { questionId, basedOnVersion: 1, input: questionInput(place, { body, ...over }) }, LATER);

  expect(await save({ areas: ["snle:adult", "norcet:pharmacology"] })).toEqual({ kind: "saved", versionNumber: 1 });
  expect(await findQuestion(db, admin, questionId)).toMatchObject({
    areas: ["snle:adult", "norcet:pharmacology"],
    judgmentStep: null,
    isReserved: false,
  });

  const [added, edited] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, questionId))
    .orderBy(auditEntries.id);
  expect(added?.after).toMatchObject(described);
  expect(edited).toMatchObject({
    before: described,
    after: { areas: ["norcet:pharmacology", "snle:adult"], judgmentStep: null, isReserved: false },
  });
  // The same areas in another order are no change.
  await save({ areas: ["norcet:pharmacology", "snle:adult"] });
  expect(await db.$count(auditEntries, eq(auditEntries.subjectId, questionId))).toBe(2);
});

test("a save that would undo an area, a step or a reservation of meanwhile says so", async () => {
  const { questionId } = await created();
  const basedOnMetadata = await findQuestion(db, admin, questionId);
  const area = { plan: "snle", code: "snle:adult" };
  const change = { kind: "tag" as const, area, judgmentStep: "analyze-cues" as const, isReserved: true };
  await changeQuestions(db, admin, { kind: "ids", ids: [questionId] }, change, NOW);

  const edit = { questionId, basedOnVersion: 1, basedOnMetadata, input: questionInput(place) };

  expect(await editQuestion(db, admin, edit, LATER)).toMatchObject({
    kind: "moved",
    lost: ["areas", "judgmentStep", "isReserved"],
    metadata: { areas: ["snle:adult"], judgmentStep: "analyze-cues", isReserved: true },
  });
});

test("an edit keeps the rules: own ID yes, another one's no, and no empty explanation", async () => {
  const [mine, theirs] = [unique("mine").toUpperCase(), unique("theirs").toUpperCase()];
  const { questionId } = await created({ manualId: mine });
  await created({ manualId: theirs });
  const save = (over: Parameters<typeof questionInput>[1]) =>
    editQuestion(db, admin, { questionId, basedOnVersion: 1, input: questionInput(place, over) }, LATER);

  expect(await save({ manualId: theirs })).toMatchObject({ kind: "duplicate-id" });
  expect(await save({ manualId: mine, body: textBody({ rationale: "<p> </p>" }) })).toMatchObject({
    kind: "invalid",
    errors: { "solution.rationale": "Please enter the explanation." },
  });
  expect(await save({ manualId: mine })).toEqual({ kind: "saved", versionNumber: 2 });
});

test("a question that nobody was asked is deleted with its versions", async () => {
  const { questionId } = await created();

  expect(await deleteQuestion(db, admin, questionId, LATER)).toEqual({ kind: "deleted" });
  expect(await rowOf(questionId)).toBeUndefined();
  expect(await versionsOf(questionId)).toEqual([]);
  expect(await deleteQuestion(db, admin, questionId, LATER)).toEqual({ kind: "not-found" });
});

test("a question in a result is withdrawn: the result keeps it, nobody finds it any more", async () => {
  const { questionId } = await created();
  const [version] = await versionsOf(questionId);
  if (!version) throw new Error("missing");
  const question = { questionId, versionId: version.id };
  await buildResult(db, await buildStudent(db), { answers: [{ lessonId: place.lessonId, question }] });

  expect(await deleteQuestion(db, admin, questionId, LATER)).toEqual({ kind: "withdrawn" });

  expect(await rowOf(questionId)).toMatchObject({ withdrawnAt: LATER });
  expect(await findQuestion(db, admin, questionId)).toBeNull();
  expect(await deleteQuestion(db, admin, questionId, LATER)).toEqual({ kind: "not-found" });
  const edit = { questionId, basedOnVersion: 1, input: questionInput(place) };
  expect(await editQuestion(db, admin, edit, LATER)).toEqual({ kind: "not-found" });
});

test("a question in an attempt is withdrawn, also when only its old version stands there", async () => {
  const { subjectId, lessonId, questionIds } = await buildFilledLesson(db, admin, 1, NOW);
  const [questionId] = questionIds;
  if (!questionId) throw new Error("missing");
  await startCustomTest(db, await buildStudent(db), { lessons: [lessonId] }, NOW, Math.random);
  const input = questionInput({ subjectId, lessonId }, { body: textBody() });
  await editQuestion(db, admin, { questionId, basedOnVersion: 1, input }, LATER);

  expect(await deleteQuestion(db, admin, questionId, LATER)).toEqual({ kind: "withdrawn" });
  expect(await versionsOf(questionId)).toHaveLength(2);
});
