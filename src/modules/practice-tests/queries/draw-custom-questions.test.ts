import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { seededRandom } from "../../../core/random.ts";
import { questions } from "../../../db/schema.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { buildFilledLesson, questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { createQuestion } from "../../questions/commands/create-question.server.ts";
import { deleteQuestion } from "../../questions/commands/delete-question.server.ts";
import { editQuestion } from "../../questions/commands/edit-question.server.ts";
import { CUSTOM_TEST_LESSONS_MAX } from "../rules.ts";
import { drawCustomQuestions } from "./draw-custom-questions.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const random = seededRandom(3);

async function draw(lessonIds: Id<"lesson">[], count: number): Promise<Id<"question">[]> {
  const versionIds = await db.transaction((tx) => drawCustomQuestions(tx, lessonIds, count, random));
  const rows = await db.select({ id: questions.id, versionId: questions.versionId }).from(questions);
  const questionOf = new Map(rows.map(({ id, versionId }) => [versionId, id]));
  return versionIds.map((versionId) => {
    const id = questionOf.get(versionId);
    if (!id) throw new Error("This is not the current version of a question.");
    return id;
  });
}

test("20 different questions come from the lessons that were chosen and from no other", async () => {
  const first = await buildFilledLesson(db, admin, 15, NOW);
  const second = await buildFilledLesson(db, admin, 15, NOW);
  await buildFilledLesson(db, admin, 5, NOW);
  const offered = new Set([...first.questionIds, ...second.questionIds]);

  const drawn = await draw([first.lessonId, second.lessonId, first.lessonId], 20);

  expect(new Set(drawn).size).toBe(20);
  expect(drawn.every((id) => offered.has(id))).toBe(true);
});

test("with fewer questions all of them come, in another order each time", async () => {
  const { lessonId, questionIds } = await buildFilledLesson(db, admin, 6, NOW);

  const draws = await Promise.all(Array.from({ length: 8 }, () => draw([lessonId], 20)));

  for (const drawn of draws) expect(new Set(drawn)).toEqual(new Set(questionIds));
  expect(new Set(draws.map((drawn) => drawn.join())).size).toBeGreaterThan(1);
});

test("a question that was withdrawn or deleted is not drawn, an edited one in its new version", async () => {
  const { subjectId, lessonId, questionIds } = await buildFilledLesson(db, admin, 4, NOW);
  const [gone, withdrawn, edited] = questionIds;
  if (!gone || !withdrawn || !edited) throw new Error("missing");
  await deleteQuestion(db, admin, gone, NOW);
  await db.update(questions).set({ withdrawnAt: NOW }).where(eq(questions.id, withdrawn));
  const input = questionInput({ subjectId, lessonId }, { body: textBody() });
  await editQuestion(db, admin, { questionId: edited, basedOnVersion: 1, input }, NOW);

  expect(new Set(await draw([lessonId], 20))).toEqual(new Set(questionIds.slice(2)));
});

test("a reserved question is not drawn, not even where there are no others, until it is reserved no more", async () => {
  const lesson = await buildFilledLesson(db, admin, 1, NOW);
  const input = questionInput(lesson, { isReserved: true });
  const created = await createQuestion(db, admin, input, NOW);
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  const { questionId } = created;
  const edit = (questionId: Id<"question">, isReserved: boolean) =>
    editQuestion(db, admin, { questionId, basedOnVersion: 1, input: { ...input, isReserved } }, NOW);

  expect(await draw([lesson.lessonId], 20)).toEqual(lesson.questionIds);
  for (const id of lesson.questionIds) await edit(id, true);
  expect(await draw([lesson.lessonId], 20)).toEqual([]);
  await edit(questionId, false);
  expect(await draw([lesson.lessonId], 20)).toEqual([questionId]);
});

test("every question is drawn equally often, whatever the size of its lesson", async () => {
  const small = await buildFilledLesson(db, admin, 2, NOW);
  const large = await buildFilledLesson(db, admin, 8, NOW);
  const times = new Map<string, number>();

  for (let round = 0; round < 400; round += 1) {
    for (const id of await draw([small.lessonId, large.lessonId], 3)) times.set(id, (times.get(id) ?? 0) + 1);
  }

  // 120 on average; five standard deviations are 46.
  expect(times.size).toBe(10);
  for (const count of times.values()) expect(Math.abs(count - 120)).toBeLessThan(47);
});

test("no lessons, unknown ones and more than the product holds give nothing", async () => {
  const empty = await buildLesson(db);
  const tooMany = Array.from({ length: CUSTOM_TEST_LESSONS_MAX + 1 }, () => newId<"lesson">());

  expect(await draw([], 20)).toEqual([]);
  expect(await draw([empty.lessonId, newId<"lesson">()], 20)).toEqual([]);
  expect(await draw(tooMany, 20)).toEqual([]);
});
