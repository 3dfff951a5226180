import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { questions } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { NO_FILTER } from "../bank-filter.ts";
import { createQuestion } from "../commands/create-question.server.ts";
import { findNeighbours } from "./find-neighbours.server.ts";
import { listQuestions } from "./list-questions.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-03-01T09:00:00Z");

/** Questions of one moment, which only their ids put in order, and the order of their list. */
async function buildList(stems: ReadonlyArray<string>, filter: Parameters<typeof listQuestions>[2] = {}) {
  const place = await buildLesson(db);
  for (const stem of stems) {
    const input = questionInput(place, { body: textBody({ stem: `<p>${stem}</p>` }) });
    const created = await createQuestion(db, admin, input, NOW);
    if (created.kind !== "created") throw new Error(JSON.stringify(created));
  }
  const whole = { ...NO_FILTER, ...place, ...filter };
  const ids = (await listQuestions(db, admin, whole)).questions.map(({ id }) => id);
  return { filter: whole, ids };
}

test("each question of a list knows those beside it and how many come after it", async () => {
  const { filter, ids } = await buildList([unique("a"), unique("b"), unique("c")]);
  const [first, second, third] = ids;

  expect(await findNeighbours(db, admin, filter, first ?? newId())).toEqual({
    previous: null,
    next: second,
    left: 2,
    isLeftCapped: false,
  });
  expect(await findNeighbours(db, admin, filter, second ?? newId())).toMatchObject({
    previous: first,
    next: third,
    left: 1,
  });
  expect(await findNeighbours(db, admin, filter, third ?? newId())).toMatchObject({
    previous: second,
    next: null,
    left: 0,
  });
});

test("a question that has left the list still leads on to the one that came after it", async () => {
  const { filter, ids } = await buildList([unique("a"), unique("b"), unique("c")]);
  const needed = { ...filter, needsRationale: true };
  for (const id of ids) await db.update(questions).set({ needsRationale: true }).where(eq(questions.id, id));
  const [first, second, third] = ids;

  await db
    .update(questions)
    .set({ needsRationale: false })
    .where(eq(questions.id, second ?? newId()));

  expect(await findNeighbours(db, admin, needed, second ?? newId())).toMatchObject({
    previous: first,
    next: third,
    left: 1,
  });
  expect(await findNeighbours(db, admin, needed, first ?? newId())).toMatchObject({ next: third, left: 1 });
});

test("the hits of a search go on in the order in which they are listed", async () => {
  const word = unique("xenon").toLowerCase();
  const { filter, ids } = await buildList([`pre${word}`, word, `pre${word} again`, `${word} again`], { search: word });
  expect(ids).toHaveLength(4);

  for (const [index, id] of ids.entries()) {
    expect(await findNeighbours(db, admin, filter, id)).toEqual({
      previous: ids[index - 1] ?? null,
      next: ids[index + 1] ?? null,
      left: ids.length - index - 1,
      isLeftCapped: false,
    });
  }
});

test("a question that does not exist has nothing beside it", async () => {
  expect(await findNeighbours(db, admin, NO_FILTER, newId())).toMatchObject({ previous: null, next: null, left: 0 });
});
