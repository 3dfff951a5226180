/**
 * SIGKILL of the product, of its database, of both, while students answer and submit and visitors write. Whatever was
 * acknowledged is there afterwards, once, and nobody has to lend a hand.
 */
import { randomInt } from "node:crypto";
import timers from "node:timers/promises";
import { expect, test } from "vitest";
import { unique } from "../../src/testing/build.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { type Installation, install, SECRET, untilReady } from "./embedded.ts";
import { expectMailed } from "./outbox.ts";
import {
  expectCountedOnce,
  expectHonestSetbacks,
  expectNothingLost,
  expectReviewed,
  finish,
  haveAnswered,
  keepAnswering,
  startAttempts,
  type TestTaker,
} from "./test-takers.ts";

const ROUNDS = inForm({ short: 1, long: 5 });
const STUDENTS = 4;
const VICTIMS = ["database", "product", "both"] as const;
async function strike(victim: (typeof VICTIMS)[number], installation: Installation): Promise<void> {
  const killed = victim === "product" ? null : await installation.killServer();
  if (victim !== "database") {
    await installation.product().kill();
    await installation.startAgain();
  } else if (killed !== null) await installation.untilServerIsBack(killed);
  await untilReady(installation.url);
}

/** Writes to the institute again and again, each message until it is acknowledged. */
async function keepWriting(browser: () => Browser, sent: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const message = unique("Please call me");
    const from = browser();
    while (!sent.includes(message) && !isOver()) {
      const fields = { name: "Ravi", email: "ravi@example.org", message, took: "5000" };
      const answer = await from.submit("/contact", fields);
      if (answer?.status === 302) sent.push(message);
      else await timers.setTimeout(100);
    }
    await timers.setTimeout(100);
  }
}

test("after each SIGKILL of the product, the database or both, all that was acknowledged is there, once", async () => {
  const installation = await install();
  const { database, url } = installation;
  const students = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: STUDENTS });
  const written: string[] = [];
  const everybody: TestTaker[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const victim of VICTIMS) {
      const takers = await startAttempts(database.db, students, url);
      everybody.push(...takers);
      let isOver = false;
      const writing = keepWriting(
        () => openBrowser(url),
        written,
        () => isOver,
      );
      const [handsIn, ...others] = takers;
      const answering = others.map((taker) => keepAnswering(taker, () => isOver));
      const submitting =
        handsIn && keepAnswering(handsIn, () => handsIn.acknowledged.size > 3).then(() => finish(handsIn));
      await expect.poll(() => haveAnswered(others, 4), { timeout: 30_000, interval: 5 }).toBe(true);
      await timers.setTimeout(randomInt(100));

      await strike(victim, installation);

      await expectNothingLost(database.db, takers);
      const before = others.map(({ acknowledged }) =>
        [...acknowledged.values()].reduce((sum, { revision }) => sum + revision, 0),
      );
      const after = () =>
        others.map(({ acknowledged }) => [...acknowledged.values()].reduce((sum, { revision }) => sum + revision, 0));
      // They go on where they were.
      await expect
        .poll(() => after().every((count, index) => count > (before[index] ?? 0)), { timeout: 30_000 })
        .toBe(true);
      isOver = true;
      await Promise.all([...answering, submitting, writing]);
      await Promise.all(takers.map((taker) => finish(taker)));
      await expectNothingLost(database.db, takers);
      await expectReviewed(takers);
    }
  }

  expectHonestSetbacks(everybody);
  await expectCountedOnce(database.db);
  expect(written.length).toBeGreaterThan(VICTIMS.length);
  await expectMailed(installation, written);
});
