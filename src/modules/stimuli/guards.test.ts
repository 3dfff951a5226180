/** What is done to questions, lessons and subjects leaves no stimulus in pieces. */
import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { bankChangeItems, questionLabels, questions, stimuli, stimulusVersions } from "../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildResult, singleChoiceBody } from "../../testing/build-attempts.ts";
import { buildFilledLesson } from "../../testing/build-content.ts";
import { buildStimulus, buildStimulusDraft } from "../../testing/build-stimulus.ts";
import { openServices } from "../../testing/services.ts";
import { db } from "../../testing/test-db.ts";
import type { BankChange } from "../questions/bank-change.ts";
import { NO_FILTER } from "../questions/bank-filter.ts";
import { changeQuestions, undoChange } from "../questions/commands/change-questions.server.ts";
import { deleteQuestion } from "../questions/commands/delete-question.server.ts";
import { deleteLabel } from "../questions/commands/edit-labels.server.ts";
import { editQuestion } from "../questions/commands/edit-question.server.ts";
import { withdrawQuestionsOf } from "../questions/commands/withdraw-questions.server.ts";
import { findQuestion } from "../questions/queries/find-question.server.ts";
import { findQuestionDeletion } from "../questions/queries/find-question-deletion.server.ts";
import { findUndoableChange } from "../questions/queries/find-undoable-change.server.ts";
import { metadataOf } from "../questions/question-metadata.ts";
import { deleteLesson, deleteSubject } from "../subjects/commands/delete-subject.server.ts";
import { findDeletionPlan } from "../subjects/queries/find-deletion-plan.server.ts";
import { findStimulus } from "./queries/find-stimulus.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const LATER = new Date("2026-03-01T12:05:00Z");
const admin = await buildAdmin(db);
const office = openServices();

const rowsOf = (stimulusId: Id<"stimulus">) =>
  db.select().from(questions).where(eq(questions.stimulusId, stimulusId)).orderBy(questions.id);

test("A question of a stimulus is not edited by itself", async () => {
  const { stimulusId, subjectId, questionIds } = await buildStimulus(db, admin, {}, NOW);
  const [questionId] = questionIds;
  const question = questionId && (await findQuestion(db, admin, questionId));
  if (!question) throw new Error("It is there.");
  const before = await rowsOf(stimulusId);
  const input = { subjectId, ...metadataOf(question), isReserved: false, body: singleChoiceBody() };
  const edit = { questionId: question.id, basedOnVersion: question.versionNumber, input };
  expect(await editQuestion(db, admin, edit, LATER)).toEqual({ kind: "of-stimulus", stimulusId });
  expect(await rowsOf(stimulusId)).toEqual(before);
});

test("A question of a stimulus is not deleted by itself, and what it belongs to is named before", async () => {
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { title: "Wheezing" }, NOW);
  const third = questionIds[2];
  if (!third) throw new Error("It has six.");
  expect(await findQuestionDeletion(db, admin, third)).toMatchObject({
    stimulus: { id: stimulusId, kind: "case", title: "Wheezing", position: 3 },
  });
  expect(await deleteQuestion(db, admin, third, LATER)).toEqual({ kind: "of-stimulus" });
  expect(await rowsOf(stimulusId)).toHaveLength(6);
});

test("A change of many questions leaves those of a stimulus as they are and says how many, as does its undo", async () => {
  const mine = await buildAdmin(db);
  const { lessonId, subjectId, questionIds: loose } = await buildFilledLesson(db, mine, 2, NOW);
  const { stimulusId } = await buildStimulus(
    db,
    mine,
    { kind: "passage", lessonId, subjectId, bodies: bodies(3) },
    NOW,
  );
  const before = await rowsOf(stimulusId);
  const target = await buildLesson(db);
  const labelId = await buildLabel();
  const selected = { kind: "matching", filter: { ...NO_FILTER, subjectId } } as const;
  const changes: BankChange[] = [
    { kind: "tag", categoryId: labelId },
    { kind: "tag", area: { plan: "nclex-rn", code: null }, judgmentStep: "take-action" },
    { kind: "withdraw" },
    { kind: "move", lessonId: target.lessonId },
  ];
  for (const change of changes) {
    const all = { kind: "ids", ids: [...loose, ...before.map(({ id }) => id)] } as const;
    expect(await changeQuestions(db, mine, all, change, LATER)).toEqual({ kind: "changed", count: 2, ofStimuli: 3 });
  }
  expect(await rowsOf(stimulusId)).toEqual(before);
  const undoable = await findUndoableChange(db, mine, LATER);
  if (!undoable) throw new Error("It can be undone.");
  for (const { id } of before) expect(await db.$count(bankChangeItems, eq(bankChangeItems.questionId, id))).toBe(0);
  expect(await undoChange(db, mine, undoable.id, LATER)).toMatchObject({ kind: "undone", count: 2, left: 0 });
  expect(await rowsOf(stimulusId)).toEqual(before);
  expect(await changeQuestions(db, mine, selected, { kind: "withdraw" }, LATER)).toEqual({
    kind: "nothing",
    ofStimuli: 3,
  });
});

test("Nobody takes the reservation off a question of a stimulus, and reserving it changes nothing", async () => {
  const { questionIds } = await buildStimulus(db, admin, {}, NOW);
  const selected = { kind: "ids", ids: questionIds } as const;
  const change = (isReserved: boolean) => changeQuestions(db, admin, selected, { kind: "tag", isReserved }, LATER);
  expect(await change(false)).toEqual({ kind: "nothing", ofStimuli: 6 });
  expect(await change(true)).toEqual({ kind: "nothing", ofStimuli: 0 });
});

test("Withdrawing what is in a lesson withdraws its stimuli, and a draft stays one", async () => {
  const { lessonId, subjectId } = await buildLesson(db);
  const { stimulusId } = await buildStimulus(db, admin, { lessonId, subjectId }, NOW);
  const { stimulusId: draftId } = await buildStimulusDraft(db, admin, { lessonId, subjectId }, NOW);
  expect(await withdrawQuestionsOf(db, admin, { lessonId }, NOW)).toBe(6);
  const withdrawn = await findStimulus(db, admin, stimulusId);
  expect(withdrawn?.withdrawnAt).toEqual(NOW);
  expect(withdrawn && withdrawn.updatedAt > NOW).toBe(true);
  expect((await findStimulus(db, admin, draftId))?.withdrawnAt).toBeNull();
  const open = and(eq(questions.stimulusId, stimulusId), isNull(questions.withdrawnAt));
  expect(await db.$count(questions, open)).toBe(0);
});

test("A lesson goes with its stimuli, drafts too, after they were named", async () => {
  const { lessonId, subjectId } = await buildLesson(db);
  const { versionId } = await buildStimulus(db, admin, { lessonId, subjectId }, NOW);
  await buildStimulusDraft(db, admin, { lessonId, subjectId, kind: "passage" }, NOW);
  expect(await findDeletionPlan(db, admin, { lessonId })).toMatchObject({
    questions: 6,
    stimuli: { case: 1, trend: 0, passage: 1 },
  });
  const { name: typed = "" } = (await findDeletionPlan(db, admin, { lessonId })) ?? {};
  expect(await deleteLesson(office, admin, { lessonId, typed }, NOW)).toMatchObject({ kind: "deleted" });
  expect(await db.$count(stimuli, eq(stimuli.lessonId, lessonId))).toBe(0);
  expect(await db.$count(stimulusVersions, eq(stimulusVersions.id, versionId))).toBe(0);
});

test("A lesson and a subject with a stimulus that somebody was asked are kept", async () => {
  const { lessonId, subjectId } = await buildLesson(db);
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { lessonId, subjectId }, NOW);
  const [questionId] = questionIds;
  const question = questionId && (await findQuestion(db, admin, questionId));
  if (!question) throw new Error("It has six.");
  const asked = { questionId, versionId: question.versionId };
  await buildResult(db, await buildStudent(db), { answers: [{ lessonId, question: asked }] });
  expect(await deleteLesson(office, admin, { lessonId, typed: "" }, NOW)).toMatchObject({ kind: "holds-answers" });
  expect(await deleteSubject(office, admin, { subjectId, typed: "" }, NOW)).toMatchObject({ kind: "holds-answers" });
  expect(await findStimulus(db, admin, stimulusId)).not.toBeNull();
});

test("A stimulus loses a label that is deleted, with its questions", async () => {
  const labelId = await buildLabel();
  const { stimulusId } = await buildStimulus(db, admin, { categoryId: labelId }, NOW);
  await deleteLabel(db, admin, labelId, NOW);
  expect((await findStimulus(db, admin, stimulusId))?.categoryId).toBeNull();
  expect((await rowsOf(stimulusId)).every(({ categoryId }) => categoryId === null)).toBe(true);
});

function bodies(count: number) {
  return Array.from({ length: count }, () => singleChoiceBody());
}

async function buildLabel(): Promise<Id<"label">> {
  const id = newId<"label">();
  await db.insert(questionLabels).values({ id, kind: "category", name: unique("Category"), position: 50 });
  return id;
}
