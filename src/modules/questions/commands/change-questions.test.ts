import { desc, eq, gt, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  auditEntries,
  bankChanges,
  drawPlaces,
  lessons,
  practicePlaces,
  practiceTests,
  questionLabels,
  questions,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { buildFilledLesson } from "../../../testing/build-content.ts";
import { buildStimulus } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { addSubject } from "../../subjects/commands/add-subject.server.ts";
import { BankChange } from "../bank-change.ts";
import { NO_FILTER } from "../bank-filter.ts";
import { findUndoableChange } from "../queries/find-undoable-change.server.ts";
import { listLabels } from "../queries/list-labels.server.ts";
import { listQuestions } from "../queries/list-questions.server.ts";
import { changeQuestions, undoChange } from "./change-questions.server.ts";
import { deleteLabel } from "./edit-labels.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-03-01T10:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const labels = await listLabels(db, admin);
const [category = null, otherCategory = null] = labels.filter(({ kind }) => kind === "category").map(({ id }) => id);
const [difficulty = null] = labels.filter(({ kind }) => kind === "difficulty").map(({ id }) => id);

/** An administrator of this test alone: only one's own last change can be undone. */
async function buildBank(count = 3) {
  const admin = await buildAdmin(db);
  const filled = await buildFilledLesson(db, admin, count, NOW);
  const change = (change: BankChange, ids: ReadonlyArray<Id<"question">> = filled.questionIds, now = NOW) =>
    changeQuestions(db, admin, { kind: "ids", ids }, change, now);
  const undo = async (now = NOW) => {
    const undoable = await findUndoableChange(db, admin, now);
    return undoable && undoChange(db, admin, undoable.id, now);
  };
  const rows = () =>
    db
      .select({
        lessonId: questions.lessonId,
        categoryId: questions.categoryId,
        difficultyId: questions.difficultyId,
        withdrawnAt: questions.withdrawnAt,
        areas: questions.areas,
        judgmentStep: questions.judgmentStep,
        isReserved: questions.isReserved,
      })
      .from(questions)
      .where(inArray(questions.id, filled.questionIds))
      .orderBy(questions.displayId);
  return { ...filled, admin, change, undo, rows };
}

test("questions are moved to a lesson, and back", async () => {
  const { admin, change, undo, rows, questionIds, lessonId } = await buildBank();
  const { lessonId: target } = await buildLesson(db);
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, target));

  expect(await change({ kind: "move", lessonId: target })).toEqual({ kind: "changed", count: 3, ofStimuli: 0 });
  expect((await rows()).map((row) => row.lessonId)).toEqual([target, target, target]);
  expect(await db.$count(drawPlaces, eq(drawPlaces.lessonId, target))).toBe(3);
  expect(await findUndoableChange(db, admin, NOW)).toMatchObject({
    count: questionIds.length,
    done: { kind: "move", lesson: lesson?.title },
  });
  expect(await undo()).toEqual({ kind: "undone", count: 3, left: 0 });
  expect((await rows()).map((row) => row.lessonId)).toEqual([lessonId, lessonId, lessonId]);
  expect(await undo()).toBeNull();
});

test("questions are tagged, each label by itself, and get their own former labels back", async () => {
  const { change, undo, rows, questionIds } = await buildBank();
  await change({ kind: "tag", categoryId: otherCategory }, questionIds.slice(0, 1));

  expect(await change({ kind: "tag", categoryId: category, difficultyId: difficulty })).toEqual({
    kind: "changed",
    count: 3,
    ofStimuli: 0,
  });
  expect(await change({ kind: "tag", categoryId: null })).toEqual({ kind: "changed", count: 3, ofStimuli: 0 });
  expect(new Set((await rows()).map((row) => `${row.categoryId} ${row.difficultyId}`))).toEqual(
    new Set([`null ${difficulty}`]),
  );
  await undo();
  expect((await rows()).map((row) => row.categoryId)).toEqual([category, category, category]);
  await undo();
  expect((await rows()).map((row) => [row.categoryId, row.difficultyId])).toEqual([
    [otherCategory, null],
    [null, null],
    [null, null],
  ]);
});

test("questions are withdrawn and brought back, and both can be undone", async () => {
  const { change, undo, rows, lessonId } = await buildBank();
  const inUse = () => db.$count(drawPlaces, eq(drawPlaces.lessonId, lessonId));

  expect(await change({ kind: "withdraw" })).toEqual({ kind: "changed", count: 3, ofStimuli: 0 });
  expect(await inUse()).toBe(0);
  expect(await undo()).toEqual({ kind: "undone", count: 3, left: 0 });
  expect(await inUse()).toBe(3);
  await change({ kind: "withdraw" });
  expect(await change({ kind: "bring-back" })).toEqual({ kind: "changed", count: 3, ofStimuli: 0 });
  expect(await inUse()).toBe(3);
  await undo();
  expect((await rows()).map((row) => row.withdrawnAt)).toEqual([NOW, NOW, NOW]);
});

test("what is so already is left out, and nothing to do is said", async () => {
  const { admin, change, lessonId, questionIds } = await buildBank();
  await change({ kind: "withdraw" }, questionIds.slice(0, 2));

  expect(await change({ kind: "withdraw" })).toEqual({ kind: "changed", count: 1, ofStimuli: 0 });
  expect(await findUndoableChange(db, admin, NOW)).toMatchObject({ count: 1 });
  expect(await change({ kind: "move", lessonId })).toEqual({ kind: "nothing", ofStimuli: 0 });
  expect(await change({ kind: "tag" })).toEqual({ kind: "nothing", ofStimuli: 0 });
  expect(await change({ kind: "withdraw" }, [newId()])).toEqual({ kind: "nothing", ofStimuli: 0 });
});

test("all that a filter lets through are changed, and no others", async () => {
  const { admin, subjectId, lessonId, rows, questionIds } = await buildBank();
  const other = await buildBank();
  const filter = { ...NO_FILTER, subjectId, lessonId };

  expect(await changeQuestions(db, admin, { kind: "matching", filter }, { kind: "withdraw" }, NOW)).toEqual({
    kind: "changed",
    count: questionIds.length,
    ofStimuli: 0,
  });
  expect((await rows()).every((row) => row.withdrawnAt !== null)).toBe(true);
  expect((await other.rows()).every((row) => row.withdrawnAt === null)).toBe(true);
});

test("a lesson or a label that is gone changes nothing", async () => {
  const { admin, change } = await buildBank();

  expect(await change({ kind: "move", lessonId: newId() })).toEqual({ kind: "target-gone" });
  expect(await change({ kind: "tag", categoryId: newId() })).toEqual({ kind: "target-gone" });
  expect(await change({ kind: "tag", categoryId: difficulty })).toEqual({ kind: "target-gone" });
  expect(await findUndoableChange(db, admin, NOW)).toBeNull();
});

test("a change is history, and not offered any more, once something else was done", async () => {
  const { admin, change } = await buildBank();
  await change({ kind: "withdraw" });
  expect(await findUndoableChange(db, admin, later(2))).toMatchObject({ count: 3, msLeft: 8 * 60_000 });

  await addSubject(db, admin, { name: unique("Later"), description: "", courses: [] }, later(1));

  expect(await findUndoableChange(db, admin, later(2))).toBeNull();
});

test("a change can be taken back for ten minutes, by whoever made it", async () => {
  const { admin, change, undo } = await buildBank();
  await change({ kind: "withdraw" });
  const undoable = await findUndoableChange(db, admin, later(9));

  expect(undoable).not.toBeNull();
  expect(await undoChange(db, await buildAdmin(db), undoable?.id ?? newId(), NOW)).toEqual({ kind: "gone" });
  expect(await undo(later(10))).toBeNull();
  expect(await undoChange(db, admin, undoable?.id ?? newId(), later(10))).toEqual({ kind: "gone" });
  expect(await undo(later(9))).toEqual({ kind: "undone", count: 3, left: 0 });
});

test("taking back leaves alone what was changed since, and what has no place to go back to", async () => {
  const { admin, change, undo, rows, questionIds, lessonId } = await buildBank();
  const [target, third] = [await buildLesson(db), await buildLesson(db)];
  await change({ kind: "move", lessonId: target.lessonId });
  await db
    .update(questions)
    .set({ lessonId: third.lessonId })
    .where(eq(questions.id, questionIds[0] ?? newId()));

  expect(await undo()).toEqual({ kind: "undone", count: 2, left: 1 });
  expect((await rows()).map((row) => row.lessonId)).toEqual([third.lessonId, lessonId, lessonId]);

  await change({ kind: "move", lessonId: target.lessonId });
  await db.delete(lessons).where(eq(lessons.id, lessonId));
  expect(await undo()).toEqual({ kind: "undone", count: 1, left: 2 });

  const label = newId<"label">();
  await db.insert(questionLabels).values({ id: label, kind: "category", name: unique("fleeting"), position: 9 });
  await change({ kind: "tag", categoryId: label });
  await change({ kind: "tag", categoryId: category });
  await deleteLabel(db, admin, label, NOW);
  expect(await undo()).toEqual({ kind: "undone", count: 3, left: 0 });
  expect((await rows()).map((row) => row.categoryId)).toEqual([null, null, null]);
});

const ADULT = { plan: "snle", code: "snle:adult" };

test("an area of one plan is set and taken off, and taking that back leaves the areas of other plans alone", async () => {
  const { admin, change, undo, rows, questionIds } = await buildBank();
  await change({ kind: "tag", area: { plan: "norcet", code: "norcet:pharmacology" } });
  await change({ kind: "tag", area: { plan: "snle", code: "snle:management" } }, questionIds.slice(0, 2));

  expect(await change({ kind: "tag", area: ADULT })).toEqual({ kind: "changed", count: 3, ofStimuli: 0 });
  expect(await change({ kind: "tag", area: ADULT })).toEqual({ kind: "nothing", ofStimuli: 0 });
  expect((await rows()).map(({ areas }) => areas.toSorted())).toEqual(
    questionIds.map(() => ["norcet:pharmacology", "snle:adult"]),
  );
  expect(await findUndoableChange(db, admin, NOW)).toMatchObject({ done: { kind: "tag", area: ADULT } });
  // Since then: another plan's area for the first, another area of this plan for the second.
  const set = (index: number, areas: string[]) =>
    db
      .update(questions)
      .set({ areas })
      .where(eq(questions.id, questionIds[index] ?? newId()));
  await set(0, ["snle:adult", "gulf:adult"]);
  await set(1, ["snle:fundamentals"]);

  expect(await undo()).toEqual({ kind: "undone", count: 2, left: 1 });
  expect((await rows()).map(({ areas }) => areas.toSorted())).toEqual([
    ["gulf:adult", "snle:management"],
    ["snle:fundamentals"],
    ["norcet:pharmacology"],
  ]);

  expect(await change({ kind: "tag", area: { plan: "snle", code: null } })).toEqual({
    kind: "changed",
    count: 2,
    ofStimuli: 0,
  });
  expect((await rows()).map(({ areas }) => areas)).toEqual([["gulf:adult"], [], ["norcet:pharmacology"]]);
  await undo();
  expect((await rows()).map(({ areas }) => areas.toSorted())).toEqual([
    ["gulf:adult", "snle:management"],
    ["snle:fundamentals"],
    ["norcet:pharmacology"],
  ]);
});

test("a step of clinical judgment is set together with an area, and each question gets its own former one back", async () => {
  const { change, undo, rows, questionIds } = await buildBank();
  await change({ kind: "tag", judgmentStep: "analyze-cues" }, questionIds.slice(0, 1));

  await change({ kind: "tag", judgmentStep: "take-action", area: ADULT });
  expect((await rows()).map(({ areas, judgmentStep }) => [judgmentStep, ...areas])).toEqual(
    questionIds.map(() => ["take-action", "snle:adult"]),
  );
  await undo();
  expect((await rows()).map(({ areas, judgmentStep }) => [judgmentStep, ...areas])).toEqual([
    ["analyze-cues"],
    [null],
    [null],
  ]);
  expect(await change({ kind: "tag", judgmentStep: null })).toEqual({ kind: "changed", count: 1, ofStimuli: 0 });
});

test("reserved questions leave practice tests and draws, others take their places, and taking it back lets them in", async () => {
  const { change, undo, rows, questionIds, lessonId } = await buildBank(11);
  const inDraws = () => db.$count(drawPlaces, eq(drawPlaces.lessonId, lessonId));
  const reserved = questionIds.slice(0, 2);
  const placesOf = () => db.$count(practicePlaces, inArray(practicePlaces.questionId, reserved));
  const openPlaces = () => db.$count(practiceTests, gt(practiceTests.openPlaces, 0));
  const openBefore = await openPlaces();

  expect(await change({ kind: "tag", isReserved: true }, reserved)).toEqual({
    kind: "changed",
    count: 2,
    ofStimuli: 0,
  });
  expect((await rows()).map(({ isReserved }) => isReserved)).toEqual(questionIds.map((_, index) => index < 2));
  expect([await inDraws(), await placesOf()]).toEqual([9, 0]);
  expect(await change({ kind: "tag", isReserved: true }, reserved)).toEqual({ kind: "nothing", ofStimuli: 0 });

  expect(await undo()).toEqual({ kind: "undone", count: 2, left: 0 });
  expect([await inDraws(), await placesOf()]).toEqual([11, 2]);
  // Whoever waits has filled what was opened.
  expect(await openPlaces()).toBe(openBefore);
});

test("changes are stored as release 0.8 stores and reads them: some a millisecond before their audit entry", async () => {
  const { admin, change, undo } = await buildBank();
  const sign = { kind: "sign", reviewer: "Anna Nair", qualification: "RN" } as const;
  const changes: [BankChange, number][] = [
    [{ kind: "tag", categoryId: category }, 0],
    [{ kind: "withdraw" }, 0],
    [{ kind: "tag", categoryId: null, area: ADULT }, 1],
    [{ kind: "tag", judgmentStep: "recognize-cues" }, 1],
    [{ kind: "tag", isReserved: true }, 1],
    [sign, 1],
  ];
  for (const [index, [one, ms]] of changes.entries()) {
    const now = later(index);
    expect(await change(one, undefined, now)).toMatchObject({ kind: "changed" });
    const [kept] = await db.select().from(bankChanges).where(eq(bankChanges.changedBy, admin.userId));
    expect([kept?.change, kept?.changedAt]).toEqual([one, new Date(now.getTime() - ms)]);
    expect(await undo(now)).toMatchObject({ kind: "undone", left: 0 });
  }
});

test("an area is one of the plan that it is set in", () => {
  for (const area of [
    { plan: "snle", code: "gulf:adult" },
    { plan: "snle", code: "snle:old" },
    { plan: "none", code: null },
  ]) {
    expect(BankChange.safeParse({ kind: "tag", area }).success).toBe(false);
  }
  expect(BankChange.safeParse({ kind: "tag", area: { plan: "snle", code: null } }).success).toBe(true);
});

test("questions are signed as they are now, also those of a stimulus, and an undo takes the signatures back", async () => {
  const { change, undo, questionIds, admin, subjectId } = await buildBank();
  const { questionIds: ofCase } = await buildStimulus(db, admin, {}, NOW);
  const sign = { kind: "sign", reviewer: "Anna Nair", qualification: "RN" } as const;
  const unreviewed = async () => (await listQuestions(db, admin, { isUnreviewed: true, subjectId })).total;
  expect(await change(sign, questionIds.slice(0, 1))).toEqual({ kind: "changed", count: 1, ofStimuli: 0 });
  expect(await unreviewed()).toBe(2);

  const all = [...questionIds, ...ofCase];
  expect(await change(sign, all, later(1))).toEqual({ kind: "changed", count: 8, ofStimuli: 0 });
  expect(await unreviewed()).toBe(0);
  expect(await change(sign, all, later(2))).toEqual({ kind: "nothing", ofStimuli: 0 });
  expect(await findUndoableChange(db, admin, later(2))).toMatchObject({
    count: 8,
    done: { kind: "sign", reviewer: "Anna Nair" },
  });
  const [entry] = await db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, admin.userId))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry?.after).toEqual({ ...sign, questions: 8 });
  expect(await undo(later(3))).toEqual({ kind: "undone", count: 8, left: 0 });
  expect(await unreviewed()).toBe(2);
});
