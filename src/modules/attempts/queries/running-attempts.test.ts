import { expect, test } from "vitest";
import { countProgress, parseQuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { buildOpenAttempt, selectAllBody, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { discardAttempt } from "../commands/discard-attempt.server.ts";
import { saveAnswers } from "../commands/save-answers.server.ts";
import { submitAttempt } from "../commands/submit-attempt.server.ts";
import { findOpenAttempt } from "./open-attempt.server.ts";
import { findReview } from "./review.server.ts";
import { listRunningAttempts } from "./running-attempts.server.ts";

const { content, solution } = sampleOf("prioritize_hypothesis");
const CHOOSE_TWO = parseQuestionBody({ type: "prioritize_hypothesis", content, solution });

async function buildAttempt() {
  const built = await buildOpenAttempt(db, {
    bodies: [singleChoiceBody(), CHOOSE_TWO, selectAllBody(), singleChoiceBody(), CHOOSE_TWO],
  });
  const save = (position: number, basedOn: number, answer: unknown) =>
    saveAnswers(db, built.student, built.attemptId, [{ position, basedOn, answer, ageMs: 0 }], built.startedAt);
  return { ...built, save };
}

test("the list counts as the test, its result and its review do: answered, in part, left out", async () => {
  const { student, attemptId, startedAt, save } = await buildAttempt();
  await save(1, 0, { chosen: "a" });
  await save(2, 0, { chosen: ["o1"] });
  await save(3, 0, { chosen: ["a"] });
  await save(3, 1, { chosen: [] });

  const [running] = await listRunningAttempts(db, student, startedAt);
  const page = await findOpenAttempt(db, student, attemptId, startedAt);
  await submitAttempt(db, student, attemptId, startedAt);
  const found = await findReview(db, student, attemptId, startedAt);

  expect(running).toMatchObject({ questionCount: 5, answeredCount: 1, partlyCount: 1 });
  if (page.kind !== "open" || found.kind !== "review") throw new Error(`${page.kind}, ${found.kind}`);
  expect(countProgress(page.attempt.questions.map(({ item }) => item))).toEqual({
    untouched: 3,
    partly: 1,
    complete: 1,
  });
  expect(found.review.answeredCount).toBe(2);
  expect(found.review.questions.filter(({ isAnswered }) => !isAnswered).map(({ position }) => position)).toEqual([
    3, 4, 5,
  ]);
});

test("a test in which every answer was taken back can be discarded, one that is answered in part cannot", async () => {
  const [takenBack, partly] = [await buildAttempt(), await buildAttempt()];
  await takenBack.save(3, 0, { chosen: ["a"] });
  await takenBack.save(3, 1, { chosen: [] });
  await partly.save(2, 0, { chosen: ["o1"] });
  const discard = ({ student, attemptId, startedAt }: typeof partly) =>
    discardAttempt(db, student, attemptId, startedAt);

  expect(await discard(takenBack)).toEqual({ kind: "discarded" });
  expect(await discard(takenBack)).toEqual({ kind: "not-discarded" });
  expect(await discard(partly)).toEqual({ kind: "not-discarded" });
});

test("a deadline that passes when every answer was taken back makes no result", async () => {
  const { student, attemptId, closesAt, save } = await buildAttempt();
  await save(3, 0, { chosen: ["a"] });
  await save(3, 1, { chosen: [] });

  expect(await submitAttempt(db, student, attemptId, closesAt)).toEqual({ kind: "expired" });
  expect(await findReview(db, student, attemptId, closesAt)).toMatchObject({ kind: "expired" });
});
