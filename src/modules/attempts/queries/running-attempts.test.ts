import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { attempts, testVersions } from "../../../db/schema.ts";
import { countProgress, parseQuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { unique } from "../../../testing/build.ts";
import { buildOpenAttempt, selectAllBody, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { sectionOf, versionOf } from "../../tests/presets/preset.ts";
import { planOf, TestVersion } from "../../tests/test-version.ts";
import { endOf, timelineOf } from "../../tests/timeline.ts";
import { discardAttempt } from "../commands/discard-attempt.server.ts";
import { saveAnswers } from "../commands/save-answers.server.ts";
import { submitAttempt } from "../commands/submit-attempt.server.ts";
import { closesAtOf } from "../sections.ts";
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

test("a test of one section without a clock has no end to count down to, and is closed some day all the same", async () => {
  const { student, attemptId, startedAt, closesAt } = await buildAttempt();
  const section = sectionOf("all", "All", null, [[5, "norcet:fundamentals"]]);
  const version = TestVersion.parse(versionOf({ title: unique("Untimed"), sections: [section] }));
  const testVersionId = newId<"test-version">();
  await db.insert(testVersions).values({ id: testVersionId, content: version });
  await db.update(attempts).set({ testVersionId }).where(eq(attempts.id, attemptId));

  const [running] = await listRunningAttempts(db, student, startedAt);
  expect(running?.closesAt).toBeNull();
  const page = await findOpenAttempt(db, student, attemptId, startedAt);
  if (page.kind !== "open") throw new Error(page.kind);
  expect(endOf(timelineOf(page.attempt.plan, startedAt.getTime()))).toBe(Number.POSITIVE_INFINITY);
  expect(page.attempt.closesAt).toEqual(closesAt);
  expect(closesAtOf(timelineOf(planOf(version, 0), startedAt.getTime()), startedAt).getTime()).toBeGreaterThan(
    startedAt.getTime() + 13 * 86_400_000,
  );
});

test("a test with a clock says until when it runs", async () => {
  const { student, startedAt, closesAt } = await buildAttempt();

  expect(await listRunningAttempts(db, student, startedAt)).toMatchObject([{ closesAt }]);
});
