import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { unique } from "../testing/build.ts";
import { db } from "../testing/test-db.ts";
import type { Use } from "./limiter.server.ts";
import { openMemoryLimiter } from "./memory-limiter.server.ts";
import * as schema from "./schema.ts";

const MOST = 40;
const MIN_UNSETTLED = 10;
const RULES = {
  narrow: { perMinute: MOST, minUnsettled: MIN_UNSETTLED },
  wide: { perMinute: 10 * MOST, minUnsettled: 1 },
};
const MINUTE = 60_000;

type Name = keyof typeof RULES;

/** A process whose clock the test sets; each test uses minutes of its own. */
function openProcess(clock: { now: number }, onDb = db) {
  return openMemoryLimiter<Name>(onDb, RULES, () => clock.now);
}

let lastHour = Math.floor(Date.now() / 3_600_000);

function newClock() {
  lastHour += 1;
  return { now: lastHour * 3_600_000 };
}

const use = (word: string): Use<Name> => ({ limit: "narrow", of: [unique(word)] });

function passTimes(limits: ReturnType<typeof openProcess>, uses: Use<Name>[], times: number): number {
  let free = 0;
  for (let time = 0; time < times; time += 1) free += limits.count(uses).kind === "free" ? 1 : 0;
  return free;
}

test("one process lets through exactly what the rule allows, and gives the seconds until the next minute", () => {
  const clock = newClock();
  const limits = openProcess(clock);
  const saves = use("alone");

  expect(passTimes(limits, [saves], 3 * MOST)).toBe(MOST);
  clock.now += 18_500;
  expect(limits.count([saves])).toEqual({ kind: "limited", seconds: 42 });
  clock.now += 41_500;
  expect(limits.count([saves])).toEqual({ kind: "free" });
});

test("what one process has settled counts in the other, except what is not settled yet", async () => {
  const clock = newClock();
  const one = openProcess(clock);
  const other = openProcess(clock);
  const saves = use("shared");

  passTimes(one, [saves], MOST / 2);
  await one.settle();
  passTimes(other, [saves], MIN_UNSETTLED);
  await other.settle();

  expect(passTimes(other, [saves], 3 * MOST)).toBe(MOST / 2 - MIN_UNSETTLED);
  // The first has not seen them yet: it may be off by what the other has let through since.
  expect(passTimes(one, [saves], MIN_UNSETTLED)).toBe(MIN_UNSETTLED);
  await one.settle();
  expect(one.count([saves])).toMatchObject({ kind: "limited" });
});

test("two concurrent processes let through no more than the rule plus what is unsettled within a second", async () => {
  const clock = newClock();
  const processes = [openProcess(clock), openProcess(clock)];
  const saves = use("both");
  let free = 0;
  for (let second = 0; second < 20; second += 1) {
    clock.now += 1_000;
    for (const limits of processes) free += passTimes(limits, [saves], 5);
    for (const limits of processes) await limits.settle();
  }

  expect(free).toBeGreaterThanOrEqual(MOST);
  expect(free).toBeLessThanOrEqual(MOST + MIN_UNSETTLED - 1 + 5);
});

test("a process that restarts finds what was settled", async () => {
  const clock = newClock();
  const saves = use("restart");
  const before = openProcess(clock);
  passTimes(before, [saves], MOST);
  await before.settle();

  const after = openProcess(clock);
  passTimes(after, [saves], MIN_UNSETTLED);
  await after.settle();

  expect(after.count([saves])).toMatchObject({ kind: "limited" });
});

test("a request refused by one limit counts against no other", () => {
  const clock = newClock();
  const limits = openProcess(clock);
  const wide: Use<Name> = { limit: "wide", of: [unique("wide")] };
  for (let student = 0; student < 10; student += 1) passTimes(limits, [use("student"), wide], MOST - 1);
  passTimes(limits, [use("flood"), wide], 20 * MOST);

  // Ten students and a flood: 10 × 39, plus the ten that were left.
  expect(passTimes(limits, [wide], 1)).toBe(0);
  expect(passTimes(limits, [use("other")], MOST)).toBe(MOST);
});

test("a class taking a test costs the database one row for all of them", async () => {
  const clock = newClock();
  const limits = openProcess(clock);
  const wide: Use<Name> = { limit: "wide", of: [unique("class")] };
  for (let student = 0; student < 30; student += 1) passTimes(limits, [use("pupil"), wide], MIN_UNSETTLED - 1);
  await limits.settle();

  const { rows } = await db.execute(
    sql`select split_part(key, ':', 1) as name, points from rate_limits where expire = ${clock.now + MINUTE}`,
  );
  expect(rows).toEqual([{ name: "wide", points: 30 * (MIN_UNSETTLED - 1) }]);
});

test("while the database is away the process counts alone, and settles everything later", async () => {
  const clock = newClock();
  const gone = new Pool({ host: "127.0.0.1", port: 1, max: 1 });
  const away = openProcess(clock, drizzle(gone, { schema }));
  const saves = use("away");

  expect(passTimes(away, [saves], 3 * MOST)).toBe(MOST);
  await expect(away.settle()).resolves.toBeUndefined();
  expect(away.count([saves])).toMatchObject({ kind: "limited" });
  await gone.end();
});

test("neither addresses nor accounts can be read from the table", async () => {
  const clock = newClock();
  const limits = openProcess(clock);
  const account = unique("secret");
  limits.count([{ limit: "wide", of: [account] }]);
  await limits.settle();

  const { rows } = await db.execute(sql`select key from rate_limits where expire = ${clock.now + MINUTE}`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(account);
});
