import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { measuredVersions, questions } from "../../../db/schema.ts";
import { buildAdmin } from "../../../testing/build.ts";
import { singleChoiceBody } from "../../../testing/build-attempts.ts";
import { buildStimulus, buildStimulusDraft } from "../../../testing/build-stimulus.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { findStimulusFigures } from "./stimulus-figures.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const admin = await buildAdmin(db);

test("the figures of a stimulus are those of its questions, in sum and by position", async () => {
  const bodies = [singleChoiceBody(), singleChoiceBody(), singleChoiceBody()];
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { kind: "passage", bodies }, NOW);
  const sums = [
    { asked: 4, earned: 6, possible: 12 },
    { asked: 4, earned: 3, possible: 4 },
  ];
  for (const [index, sum] of sums.entries()) {
    const [question] = await db
      .select({ versionId: questions.versionId })
      .from(questions)
      .where(eq(questions.id, questionIds[index] ?? newId()));
    if (question) await db.insert(measuredVersions).values({ ...question, ...sum });
  }
  expect(await findStimulusFigures(db, admin, stimulusId)).toEqual({
    asked: 4,
    mean: { earned: 2.25, possible: 4 },
    questions: [
      { position: 1, asked: 4, mean: { earned: 1.5, possible: 3 } },
      { position: 2, asked: 4, mean: { earned: 0.75, possible: 1 } },
      { position: 3, asked: 0, mean: null },
    ],
  });
});

test("a draft has no figures", async () => {
  const { stimulusId } = await buildStimulusDraft(db, admin, {}, NOW);
  expect(await findStimulusFigures(db, admin, stimulusId)).toEqual({ asked: 0, mean: null, questions: [] });
});

test("no sum of another question and no answer is read for them", async () => {
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const plans = await findPlans((listening) => findStimulusFigures(listening, admin, stimulusId), /from "stimuli"/);
  const steps = plans.flat();
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter(({ table }) => table === "test_answers" || table === "attempt_items")).toEqual([]);
});
