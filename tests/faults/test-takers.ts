/**
 * Students in the middle of a test, as their browsers behave: one request at a time, an answer is kept and sent again until
 * it is acknowledged. They write down what the server acknowledged; the database and the review must say the same.
 */
import timers from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod/mini";
import type { Id } from "../../src/core/id.ts";
import type { Db } from "../../src/db/client.ts";
import { attemptItems, attempts, testAnswers, testResults } from "../../src/db/schema.ts";
import type { Student } from "../../src/modules/accounts/viewer.ts";
import { buildOpenAttempt, singleChoiceBody } from "../../src/testing/build-attempts.ts";
import { type Answer, type Browser, openBrowser } from "./browser.ts";

export type TestTaker = {
  student: Student;
  browser: Browser;
  attemptId: Id<"attempt">;
  /** What the server said it has, by position. */
  acknowledged: Map<number, { revision: number; chosen: string }>;
  /** What was given last, by position; not acknowledged as long as it differs. */
  given: Map<number, string>;
  /** Whether the server said that the test is submitted. */
  isSubmitted: boolean;
  /** Answers that were no acknowledgement. */
  setbacks: Answer[];
};

const QUESTIONS = 6;
const CHOICES = ["a", "b", "c", "d"];
const PAUSE_MS = 60;

const Saved = z.object({
  saved: z.array(z.object({ kind: z.string(), position: z.number(), revision: z.optional(z.number()) })),
});
const Submitted = z.object({ kind: z.enum(["submitted", "already-submitted"]) });

type SignedIn = Student & { cookie: string };

/** Students who have just started a test of their own each. */
export async function startAttempts(
  db: Db,
  students: ReadonlyArray<SignedIn>,
  urlOf: () => string,
): Promise<TestTaker[]> {
  const takers: TestTaker[] = [];
  for (const student of students) {
    const bodies = Array.from({ length: QUESTIONS }, () => singleChoiceBody());
    const { attemptId } = await buildOpenAttempt(db, { student, bodies, startedAt: new Date() });
    takers.push({
      student,
      browser: openBrowser(urlOf, student.cookie),
      attemptId,
      acknowledged: new Map(),
      given: new Map(),
      isSubmitted: false,
      setbacks: [],
    });
  }
  return takers;
}

/** Students in the middle of a test, each with some answers acknowledged. `finishAll` ends it and looks whether all is there. */
export async function startAnswering(db: Db, students: ReadonlyArray<SignedIn>, urlOf: () => string) {
  const takers = await startAttempts(db, students, urlOf);
  let isOver = false;
  const answering = takers.map((taker) => keepAnswering(taker, () => isOver));
  await expect.poll(() => haveAnswered(takers, 3), { timeout: 30_000 }).toBe(true);
  const finishAll = async () => {
    isOver = true;
    await Promise.all(answering);
    await Promise.all(takers.map((taker) => finish(taker)));
    await expectNothingLost(db, takers);
    await expectReviewed(takers);
  };
  return { takers, finishAll };
}

/** Answers question after question until `isOver`; the last answer may then be unacknowledged. */
export async function keepAnswering(taker: TestTaker, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const position = (turn % QUESTIONS) + 1;
    const earlier = CHOICES.indexOf(taker.given.get(position) ?? "");
    taker.given.set(position, CHOICES[(earlier + 1 + position) % CHOICES.length] ?? "a");
    await sendAnswer(taker, position, isOver);
    await timers.setTimeout(PAUSE_MS / 4);
  }
}

/** Sends what is unacknowledged, then submits, until the server says that it is done. */
export async function finish(taker: TestTaker, isOver: () => boolean = () => false): Promise<void> {
  for (const position of taker.given.keys()) await sendAnswer(taker, position, isOver);
  while (!taker.isSubmitted && !isOver()) {
    const answer = await taker.browser.send(`/attempts/${taker.attemptId}/submit`, {});
    if (answer?.status === 200) {
      Submitted.parse(JSON.parse(answer.text));
      taker.isSubmitted = true;
    } else await setBack(taker, answer);
  }
}

async function sendAnswer(taker: TestTaker, position: number, isOver: () => boolean): Promise<void> {
  const chosen = taker.given.get(position) ?? "a";
  let basedOn = taker.acknowledged.get(position)?.revision ?? 0;
  while (taker.acknowledged.get(position)?.chosen !== chosen && !isOver()) {
    const saves = [{ position, basedOn, answer: { chosen }, ageMs: 0 }];
    const answer = await taker.browser.send(`/attempts/${taker.attemptId}/save`, { saves });
    if (answer?.status !== 200) {
      await setBack(taker, answer);
      continue;
    }
    const [reply] = Saved.parse(JSON.parse(answer.text)).saved;
    if (reply?.kind === "saved") taker.acknowledged.set(position, { revision: reply.revision ?? 0, chosen });
    // An earlier answer of ours whose acknowledgement was lost: this one builds on it.
    else if (reply?.kind === "stale") basedOn = reply.revision ?? 0;
    else throw new Error(`An answer in time was ${reply?.kind}.`);
  }
}

async function setBack(taker: TestTaker, answer: Answer | null): Promise<void> {
  if (answer) taker.setbacks.push(answer);
  await timers.setTimeout(PAUSE_MS);
}

/** True when everybody has been acknowledged so many answers. */
export function haveAnswered(takers: ReadonlyArray<TestTaker>, least: number): boolean {
  return takers.every(({ acknowledged }) => acknowledged.size >= least);
}

/**
 * No acknowledged answer is lost, nothing is between two states, no attempt has two results. May be asked while they go on:
 * what is acknowledged meanwhile is not looked at.
 */
export async function expectNothingLost(db: Db, takers: ReadonlyArray<TestTaker>): Promise<void> {
  for (const taker of takers) {
    const acknowledged = new Map(taker.acknowledged);
    const { attemptId, isSubmitted } = taker;
    const { items, state, results } = await readAttempt(db, attemptId);
    expect(items).toHaveLength(QUESTIONS);
    for (const { position, answer, revision } of items) {
      const known = acknowledged.get(position);
      expect(revision).toBeGreaterThanOrEqual(known?.revision ?? 0);
      // One more may be there whose acknowledgement was lost, unless all is done.
      if (isSubmitted) expect(revision).toBe(known?.revision ?? 0);
      if (revision === known?.revision) expect(answer).toEqual({ chosen: known.chosen });
    }
    if (isSubmitted) expect(state).toBe("submitted");
    expect([state, results.length]).toEqual(results.length === 1 ? ["submitted", 1] : ["open", 0]);
    for (const { score, answers } of results) {
      expect(answers).toEqual(items.map(({ answer }) => answer));
      expect(score).toBe(scoreOf(answers));
    }
  }
}

/** All that is stored of an attempt, at one moment. */
function readAttempt(db: Db, attemptId: Id<"attempt">) {
  return db.transaction(
    async (tx) => {
      const items = await tx
        .select()
        .from(attemptItems)
        .where(eq(attemptItems.attemptId, attemptId))
        .orderBy(attemptItems.position);
      const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId));
      const found = await tx.select().from(testResults).where(eq(testResults.attemptId, attemptId));
      const results = [];
      for (const { id, score } of found) {
        const scored = tx.select().from(testAnswers).where(eq(testAnswers.testResultId, id));
        const rows = await scored.orderBy(testAnswers.position);
        results.push({ score, answers: rows.map(({ answer }) => answer) });
      }
      return { items, state: attempt?.state, results };
    },
    { isolationLevel: "repeatable read" },
  );
}

function scoreOf(answers: ReadonlyArray<unknown>): number {
  const right = answers.filter((answer) => JSON.stringify(answer) === '{"chosen":"a"}').length;
  return Math.round((right / QUESTIONS) * 100);
}

/** What a student sees afterwards is what was acknowledged. */
export async function expectReviewed(takers: ReadonlyArray<TestTaker>): Promise<void> {
  for (const { browser, attemptId, acknowledged } of takers) {
    const review = await browser.ask(`/attempts/${attemptId}/review`);
    expect(review?.status).toBe(200);
    const answers = [...acknowledged.values()].map(({ chosen }) => ({ chosen }));
    expect(review?.text).toContain(`${scoreOf(answers)}%`);
  }
}

/** Whatever was no acknowledgement named its request, and was no fault but "not now". */
export function expectHonestSetbacks(takers: ReadonlyArray<TestTaker>): void {
  for (const { status, requestId, text } of takers.flatMap(({ setbacks }) => setbacks)) {
    expect([status, text.slice(0, 40)]).toEqual([503, expect.stringContaining("Back in a moment")]);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).toContain(requestId);
  }
}

const Sums = z.object({ uncounted: z.number(), results: z.number(), of_days: z.number(), of_students: z.number() });
const Asked = z.object({ answers: z.number(), asked: z.number() });

/** In the end the figures of the institute count every result once. */
export async function expectCountedOnce(db: Db): Promise<void> {
  const readSums = async () => {
    const { rows } = await db.execute(sql`
      select count(*) filter (where not is_counted or not is_measured)::int as uncounted, count(*)::int as results,
        (select coalesce(sum(tests), 0)::int from day_statistics) as of_days,
        (select coalesce(sum(tests), 0)::int from student_statistics) as of_students
      from test_results`);
    return Sums.parse(rows[0]);
  };
  await expect.poll(async () => (await readSums()).uncounted, { timeout: 30_000, interval: 250 }).toBe(0);
  const { results, of_days, of_students } = await readSums();
  expect({ of_days, of_students }).toEqual({ of_days: results, of_students: results });
  const { rows } = await db.execute(sql`
    select (select count(*)::int from test_answers where is_first) as answers,
      (select coalesce(sum(asked), 0)::int from measured_versions) as asked`);
  const { answers, asked } = Asked.parse(rows[0]);
  expect(asked).toBe(answers);
}
