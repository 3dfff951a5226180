/** What the Question Bank knows of the questions of a stimulus. */
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { buildAdmin, buildLesson } from "../../testing/build.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { buildStimulus } from "../../testing/build-stimulus.ts";
import { db } from "../../testing/test-db.ts";
import { type BankFilter, NO_FILTER } from "../questions/bank-filter.ts";
import { findNeighbours } from "../questions/queries/find-neighbours.server.ts";
import { listQuestions } from "../questions/queries/list-questions.server.ts";
import { findStimulus } from "./queries/find-stimulus.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const admin = await buildAdmin(db);

async function buildBank() {
  const place = await buildLesson(db);
  const { questionId } = await buildQuestion(db, place.lessonId);
  const study = await buildStimulus(db, admin, place, NOW);
  const displayId = (await findStimulus(db, admin, study.stimulusId))?.displayId ?? 0;
  return { ...place, questionId, study: { ...study, displayId } };
}

test("Questions of a stimulus are found by what they are part of, and a reserved question is one that stands alone", async () => {
  const { lessonId, subjectId, questionId, study } = await buildBank();
  const trend = await buildStimulus(db, admin, { lessonId, subjectId, kind: "trend" }, NOW);
  const idsOf = async (filter: Partial<BankFilter>) =>
    (await listQuestions(db, admin, { subjectId, ...filter })).questions.map(({ id }) => id).toSorted();
  expect(await idsOf({ partOf: "alone" })).toEqual([questionId]);
  expect(await idsOf({ partOf: "case" })).toEqual(study.questionIds.toSorted());
  expect(await idsOf({ partOf: "trend" })).toEqual(trend.questionIds);
  expect(await idsOf({ partOf: "passage" })).toEqual([]);
  expect(await idsOf({ isReserved: true })).toEqual([]);
});

test("The number of a stimulus finds its questions, which say which of its questions they are", async () => {
  const { study } = await buildBank();
  const { questions } = await listQuestions(db, admin, { search: `c${study.displayId}` });
  const places = new Map(questions.map(({ id, stimulus }) => [id, stimulus]));
  expect(study.questionIds.map((id) => places.get(id))).toEqual(
    [1, 2, 3, 4, 5, 6].map((position) => ({
      ...{ id: study.stimulusId, kind: "case", displayId: study.displayId, title: "Chest pain at night", position },
    })),
  );
});

test("Whoever goes from question to question comes to none that is edited with its stimulus", async () => {
  const { subjectId, questionId, study } = await buildBank();
  const [first = newId<"question">()] = study.questionIds;
  const filter = { ...NO_FILTER, subjectId };
  const { previous, next } = await findNeighbours(db, admin, filter, first);
  expect([previous, next].toSorted()).toEqual([questionId, null].toSorted());
  expect(await findNeighbours(db, admin, filter, questionId)).toMatchObject({ previous: null, next: null, left: 0 });
});
