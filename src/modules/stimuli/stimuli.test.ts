/** Writing, publishing, changing, withdrawing and deleting a stimulus, with its questions as one. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { practicePlaces, questions, questionVersions, stimulusVersions } from "../../db/schema.ts";
import { buildAdmin, buildLesson } from "../../testing/build.ts";
import { singleChoiceBody } from "../../testing/build-attempts.ts";
import { buildStimulus, buildStimulusDraft, recordOf } from "../../testing/build-stimulus.ts";
import { db } from "../../testing/test-db.ts";
import { changeStimulus } from "./commands/change-stimulus.server.ts";
import { deleteStimulus } from "./commands/delete-stimulus.server.ts";
import { describeStimulus } from "./commands/describe-stimulus.server.ts";
import { discardStimulusDraft } from "./commands/discard-stimulus-draft.server.ts";
import { publishStimulus } from "./commands/publish-stimulus.server.ts";
import { withdrawStimulus } from "./commands/withdraw-stimulus.server.ts";
import { findStimulus } from "./queries/find-stimulus.server.ts";
import { findStimulusVersion } from "./queries/find-stimulus-version.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const LATER = new Date("2026-03-02T12:00:00Z");
const admin = await buildAdmin(db);

async function found(stimulusId: Awaited<ReturnType<typeof buildStimulus>>["stimulusId"]) {
  const stimulus = await findStimulus(db, admin, stimulusId);
  if (!stimulus) throw new Error("It is there.");
  return stimulus;
}

const questionsOf = (stimulusId: Awaited<ReturnType<typeof buildStimulus>>["stimulusId"]) =>
  db.select().from(questions).where(eq(questions.stimulusId, stimulusId));

test("A draft has no question in the bank; published, it has all six, and no practice test asks them", async () => {
  const { stimulusId } = await buildStimulusDraft(db, admin, {}, NOW);
  expect(await questionsOf(stimulusId)).toEqual([]);
  const published = await publishStimulus(db, admin, { stimulusId, basedOn: null }, NOW);
  expect(published).toEqual({ kind: "published", number: 1 });
  const rows = await questionsOf(stimulusId);
  expect(rows.map(({ isReserved, withdrawnAt }) => ({ isReserved, withdrawnAt }))).toEqual(
    Array(6).fill({ isReserved: true, withdrawnAt: null }),
  );
  for (const { id } of rows) expect(await db.$count(practicePlaces, eq(practicePlaces.questionId, id))).toBe(0);
  const { hasDraft, version } = await found(stimulusId);
  expect({ hasDraft, number: version?.number }).toEqual({ hasDraft: false, number: 1 });
});

test("What is missing is named, and nothing is published", async () => {
  const content = { v: 1 as const, client: "", exhibits: [] };
  const { stimulusId } = await buildStimulusDraft(db, admin, { content, bodies: [singleChoiceBody()] }, NOW);
  const result = await publishStimulus(db, admin, { stimulusId, basedOn: null }, NOW);
  if (result.kind !== "incomplete") throw new Error(result.kind);
  expect(result.problems.map(({ at }) => at)).toEqual(["content.client", "content.exhibits", "questions"]);
  expect(await questionsOf(stimulusId)).toEqual([]);
});

test("A new version changes only the question that was changed; a removed one is withdrawn and its version stays", async () => {
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { kind: "passage", bodies: bodies(3) }, NOW);
  const target = { stimulusId, basedOn: null };
  const [first, second] = (await found(stimulusId)).draft.questions;
  if (!first || !second) throw new Error("It has three.");
  await changeStimulus(db, admin, target, { kind: "question", question: { ...second, body: singleChoiceBody() } }, NOW);
  await changeStimulus(db, admin, target, { kind: "remove-question", questionId: first.questionId }, NOW);
  expect(await publishStimulus(db, admin, target, NOW)).toEqual({ kind: "published", number: 2 });

  const rows = new Map((await questionsOf(stimulusId)).map((row) => [row.id, row]));
  expect(rows.get(first.questionId)?.withdrawnAt).toEqual(NOW);
  const versionsOf = async (id: (typeof questionIds)[number]) =>
    db.$count(questionVersions, eq(questionVersions.questionId, id));
  expect(await Promise.all(questionIds.map(versionsOf))).toEqual([1, 2, 1]);
  expect((await found(stimulusId)).draft.questions.map(({ questionId }) => questionId)).toEqual(questionIds.slice(1));
  expect(await db.$count(stimulusVersions, eq(stimulusVersions.stimulusId, stimulusId))).toBe(2);
});

test("A version cannot be changed in the database either", async () => {
  const { versionId } = await buildStimulus(db, admin, {}, NOW);
  const change = db.update(stimulusVersions).set({ content: {} }).where(eq(stimulusVersions.id, versionId));
  await expect(change).rejects.toThrow();
});

test("A draft that says what is published is none, and one that is discarded neither", async () => {
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const target = { stimulusId, basedOn: null };
  const { content } = (await found(stimulusId)).draft;
  await changeStimulus(db, admin, target, { kind: "record", content: recordOf([1, 2]) }, NOW);
  expect((await found(stimulusId)).hasDraft).toBe(true);
  await changeStimulus(db, admin, target, { kind: "record", content }, NOW);
  expect((await found(stimulusId)).hasDraft).toBe(false);

  await changeStimulus(db, admin, target, { kind: "record", content: recordOf([1]) }, NOW);
  expect(await discardStimulusDraft(db, admin, target, NOW)).toEqual({ kind: "discarded" });
  expect((await found(stimulusId)).draft.content).toEqual(content);
});

test("A change based on something older is refused", async () => {
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const { updatedAt } = await found(stimulusId);
  const change = { kind: "record", content: recordOf([1]) } as const;
  expect((await changeStimulus(db, admin, { stimulusId, basedOn: updatedAt }, change, NOW)).kind).toBe("saved");
  expect((await changeStimulus(db, admin, { stimulusId, basedOn: updatedAt }, change, NOW)).kind).toBe("stale");
});

test("Scripts are taken out of what is read", async () => {
  const { stimulusId } = await buildStimulusDraft(db, admin, {}, NOW);
  const record = recordOf([1]);
  const [notes] = record.exhibits;
  if (notes?.kind !== "notes") throw new Error("The first tab has notes.");
  const [note] = notes.entries;
  if (!note) throw new Error("It has one.");
  const content = {
    ...record,
    exhibits: [{ ...notes, entries: [{ ...note, text: "<p onclick=x>Hi<script>alert(1)</script></p>" }] }],
  };
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, { kind: "record", content }, NOW);
  expect(JSON.stringify((await found(stimulusId)).draft)).not.toMatch(/script|onclick/);
});

test("Lesson and labels hold for all its questions at once", async () => {
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const { lessonId, subjectId } = await buildLesson(db);
  const stimulus = await found(stimulusId);
  await describeStimulus(db, admin, { stimulusId, basedOn: null }, { ...stimulus, lessonId, subjectId }, NOW);
  expect(new Set((await questionsOf(stimulusId)).map((question) => question.lessonId))).toEqual(new Set([lessonId]));
  const other = await buildLesson(db);
  const wrong = { ...stimulus, lessonId, subjectId: other.subjectId };
  expect(await describeStimulus(db, admin, { stimulusId, basedOn: null }, wrong, NOW)).toEqual({ kind: "lesson-gone" });
});

test("Every version can be looked at as it was, with the versions of its questions", async () => {
  const { stimulusId } = await buildStimulus(db, admin, { kind: "passage", bodies: bodies(2) }, NOW);
  const target = { stimulusId, basedOn: null };
  const before = (await found(stimulusId)).draft;
  const [first, second] = before.questions;
  if (!first || !second) throw new Error("It has two.");
  const body = singleChoiceBody();
  const changed = { ...body, content: { ...body.content, stem: "<p>Something else?</p>" } };
  await changeStimulus(db, admin, target, { kind: "question", question: { ...second, body: changed } }, NOW);
  await changeStimulus(db, admin, target, { kind: "remove-question", questionId: first.questionId }, NOW);
  const content = { ...recordOf([1]), client: "Somebody else" };
  await changeStimulus(db, admin, target, { kind: "record", content }, NOW);
  await publishStimulus(db, admin, target, LATER);

  expect(await findStimulusVersion(db, admin, stimulusId, 1)).toEqual({
    ...{ createdAt: NOW, authorName: admin.name, hasNewer: true, said: before },
    asked: [
      { questionId: first.questionId, number: 1 },
      { questionId: second.questionId, number: 1 },
    ],
  });
  expect(await findStimulusVersion(db, admin, stimulusId, 2)).toMatchObject({
    ...{ createdAt: LATER, hasNewer: false, said: { content, questions: [{ body: changed }] } },
    asked: [{ questionId: second.questionId, number: 2 }],
  });
  for (const number of [0, 3, -1, 1.5, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY]) {
    expect(await findStimulusVersion(db, admin, stimulusId, number)).toBeNull();
  }
  const other = await buildStimulusDraft(db, admin, {}, NOW);
  expect(await findStimulusVersion(db, admin, other.stimulusId, 1)).toBeNull();
});

test("It is withdrawn with all of its questions and comes back with those of its version", async () => {
  const { stimulusId } = await buildStimulus(db, admin, { kind: "passage", bodies: bodies(2) }, NOW);
  const target = { stimulusId, basedOn: null };
  const [first] = (await found(stimulusId)).draft.questions;
  if (!first) throw new Error("It has two.");
  await changeStimulus(db, admin, target, { kind: "remove-question", questionId: first.questionId }, NOW);
  await publishStimulus(db, admin, target, NOW);
  await withdrawStimulus(db, admin, { ...target, isWithdrawn: true }, NOW);
  expect((await questionsOf(stimulusId)).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
  expect(await publishStimulus(db, admin, target, NOW)).toEqual({ kind: "withdrawn" });
  await withdrawStimulus(db, admin, { ...target, isWithdrawn: false }, NOW);
  const inUse = (await questionsOf(stimulusId)).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(inUse.map(({ id }) => id)).not.toContain(first.questionId);
  expect(inUse).toHaveLength(1);
});

test("One that nobody was asked is deleted with everything", async () => {
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  expect(await deleteStimulus(db, admin, { stimulusId, basedOn: null }, NOW)).toEqual({ kind: "deleted" });
  expect(await findStimulus(db, admin, stimulusId)).toBeNull();
  expect(await questionsOf(stimulusId)).toEqual([]);
});

function bodies(count: number) {
  return Array.from({ length: count }, () => singleChoiceBody());
}
