import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, testResults } from "../../db/schema.ts";
import { buildAdmin } from "../../testing/build.ts";
import { buildSectionedAttempt } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import { recordSectionAct } from "./commands/record-section-act.server.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { findOpenAttempt, findSentLater } from "./queries/open-attempt.server.ts";
import { findReview, findReviewOfStudent } from "./queries/review.server.ts";

const START = new Date("2026-03-01T09:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const LATER = new Date("2026-03-02T09:00:00Z");
const AS_WRITTEN = ["a", "b", "c", "d"];

type Built = Awaited<ReturnType<typeof buildSectionedAttempt>>;
type Shown = { item: { type: string; content: unknown } };

/** Two questions in each of two sections, their options in the order of this seed. */
async function buildShuffled(seed: number, over: Parameters<typeof buildSectionedAttempt>[1] = {}) {
  const built = await buildSectionedAttempt(db, { startedAt: START, shuffle: "questions-and-options", ...over });
  await db.update(attempts).set({ seed }).where(eq(attempts.id, built.attemptId));
  return built;
}

async function openedOf({ student, attemptId }: Built, now: Date) {
  const found = await findOpenAttempt(db, student, attemptId, now);
  if (found.kind !== "open") throw new Error(`The attempt is ${found.kind}.`);
  return found.attempt;
}

/** The ids of the options of each question. */
function ordersOf(questions: ReadonlyArray<Shown>): string[][] {
  return questions.map(({ item }) => {
    if (item.type !== "text") throw new Error(`Not a choice of one: ${item.type}.`);
    const { content } = item;
    const isChoice = typeof content === "object" && content !== null && "options" in content;
    const options: unknown = isChoice ? content.options : [];
    return Array.isArray(options) ? options.map(({ id }) => String(id)) : [];
  });
}

test("a seed gives each question of an attempt an order of its own, and the review shows the same", async () => {
  const built = await buildShuffled(7);
  const { student, attemptId } = built;
  const orders = ordersOf((await openedOf(built, at(1))).questions);

  for (const order of orders) expect(order.toSorted()).toEqual(AS_WRITTEN);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  expect(ordersOf((await openedOf(built, at(2))).questions)).toEqual(orders);

  // Whatever stands where, `a` is right.
  const saves = [
    { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 },
    { position: 2, basedOn: 0, answer: { chosen: "b" }, ageMs: 0 },
  ];
  await saveAnswers(db, student, attemptId, saves, at(3));
  await submitAttempt(db, student, attemptId, at(4));
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ correctCount: 1, answeredCount: 2 });
  for (const found of [
    await findReview(db, student, attemptId, LATER),
    await findReviewOfStudent(db, await buildAdmin(db), student.studentId, attemptId, LATER),
  ]) {
    expect(found.kind === "review" && ordersOf(found.review.questions)).toEqual(orders);
  }
});

test("another seed gives other orders, and a test that does not ask for it shows the author's", async () => {
  const orders = await Promise.all(
    [7, 8].map(async (seed) => ordersOf((await openedOf(await buildShuffled(seed), at(1))).questions)),
  );
  expect(orders[0]).not.toEqual(orders[1]);

  for (const shuffle of ["none", "questions"] as const) {
    const { questions } = await openedOf(await buildShuffled(7, { shuffle }), at(1));
    expect(ordersOf(questions)).toEqual(questions.map(() => AS_WRITTEN));
  }
});

test("questions that come when their section opens have the order in which a reload shows them", async () => {
  const built = await buildShuffled(7, { content: "by-section" });
  await recordSectionAct(db, built.student, built.attemptId, { section: 1, act: "close", ageMs: 0 }, at(1));
  const opened = await openedOf(built, at(2));
  const { opened: sent } = await findSentLater(db, built.student, opened);

  const everything = await openedOf(await buildShuffled(7), at(1));
  expect(ordersOf(sent.filter(({ section }) => section === 2))).toEqual(
    ordersOf(everything.questions.filter(({ section }) => section === 2)),
  );
});
