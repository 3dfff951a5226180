import { expect, test } from "vitest";
import { unique } from "../testing/build.ts";
import { db } from "../testing/test-db.ts";
import { doWhenDue, findLastRun, type Recurring } from "./recurring-work.ts";

const HOUR_MS = 3_600_000;
const noon = new Date("2026-11-21T12:00:00Z");
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS);

function daily(): Recurring {
  return { name: unique("work"), everyMs: 24 * HOUR_MS, retryMs: HOUR_MS, giveUpAfterMs: 2 * HOUR_MS };
}

test("of many processes that look concurrently, one does the work", async () => {
  const work = daily();
  let runs = 0;
  const run = async () => `run ${++runs}`;

  const results = await Promise.all(Array.from({ length: 6 }, () => doWhenDue(db, work, run, noon)));

  expect(results.filter(({ kind }) => kind === "done")).toEqual([{ kind: "done", outcome: "run 1" }]);
  expect(await findLastRun(db, work.name)).toMatchObject({ startedAt: noon, hasFailed: false, outcome: "run 1" });
});

test("it is due again after its interval, not before", async () => {
  const work = daily();
  const run = async () => "done";
  await doWhenDue(db, work, run, noon);

  expect(await doWhenDue(db, work, run, hoursLater(23.9))).toEqual({ kind: "not-due" });
  expect(await doWhenDue(db, work, run, hoursLater(24))).toEqual({ kind: "done", outcome: "done" });
});

test("the message of a failure is kept, and the work is soon retried", async () => {
  const work = daily();
  const fail = () => Promise.reject(new Error("the disk is full\nparams: asha@example.org"));

  expect(await doWhenDue(db, work, fail, noon)).toMatchObject({ kind: "failed" });
  expect(await findLastRun(db, work.name)).toMatchObject({ hasFailed: true, outcome: "the disk is full" });

  expect(await doWhenDue(db, work, fail, hoursLater(0.9))).toEqual({ kind: "not-due" });
  expect(await doWhenDue(db, work, async () => "done", hoursLater(1))).toEqual({ kind: "done", outcome: "done" });
  expect(await findLastRun(db, work.name)).toMatchObject({ hasFailed: false, outcome: "done" });
});

test("work that is interrupted stays due, whatever its last outcome", async () => {
  const work = daily();
  const stop = new AbortController();
  const breakOff = (at: Date) =>
    doWhenDue(db, work, () => Promise.reject(new Error("Broken off")).finally(() => stop.abort()), at, stop.signal);

  expect(await breakOff(noon)).toEqual({ kind: "broken-off" });
  expect(await findLastRun(db, work.name)).toBeNull();
  await doWhenDue(db, work, async () => "done", noon);
  const done = await findLastRun(db, work.name);
  expect(await breakOff(hoursLater(24))).toEqual({ kind: "broken-off" });
  expect(await findLastRun(db, work.name)).toEqual(done);
  expect(await doWhenDue(db, work, async () => "again", hoursLater(24))).toEqual({ kind: "done", outcome: "again" });
});

test("work whose process died is taken over, and a late end does not affect the new run", async () => {
  const work = daily();
  const slow = Promise.withResolvers<string>();
  const slowRun = doWhenDue(db, work, () => slow.promise, noon);
  await expect.poll(() => findLastRun(db, work.name)).toMatchObject({ finishedAt: null });

  expect(await doWhenDue(db, work, async () => "second", hoursLater(1.9))).toEqual({ kind: "not-due" });
  expect(await doWhenDue(db, work, async () => "second", hoursLater(2))).toEqual({ kind: "done", outcome: "second" });

  slow.resolve("first");
  await slowRun;
  expect(await findLastRun(db, work.name)).toMatchObject({ outcome: "second" });
});
