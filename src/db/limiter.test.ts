import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { unique } from "../testing/build.ts";
import { db, pool } from "../testing/test-db.ts";
import { minutesToWait, openLimiter, type Use } from "./limiter.server.ts";

const TRIES = 8;
const RULES = {
  narrow: { tries: TRIES, minutes: 5 },
  wide: { tries: 2 * TRIES, minutes: 60 },
  from: { tries: TRIES, minutes: 5, near: { tries: 2 * TRIES, minutes: 5 } },
};

type Name = keyof typeof RULES;

const openLimits = (onPool = pool) => openLimiter<Name>(onPool, RULES);
const use = (word: string): Use<Name> => ({ limit: "narrow", of: [unique(word)] });

async function takeTimes(limits: ReturnType<typeof openLimits>, what: Use<Name>, times: number) {
  const taken = [];
  for (let time = 0; time < times; time += 1) taken.push(await limits.take([what]));
  return taken;
}

test("two processes share one count", async () => {
  const one = openLimits();
  const other = openLimits();
  const guesses = use("shared");

  await takeTimes(one, guesses, TRIES / 2);
  await takeTimes(other, guesses, TRIES / 2);

  expect(await one.take([guesses])).toEqual({ kind: "limited", minutes: 5 });
  expect(await other.take([guesses])).toEqual({ kind: "limited", minutes: 5 });
});

test("a process that restarts finds the count unchanged", async () => {
  const guesses = use("restart");
  await takeTimes(openLimits(), guesses, TRIES);

  expect(await openLimits().take([guesses])).toMatchObject({ kind: "limited" });
});

test("concurrent tries are all counted", async () => {
  const limits = openLimits();
  const guesses = use("at-once");

  const taken = await Promise.all(Array.from({ length: 3 * TRIES }, () => limits.take([guesses])));

  expect(taken.filter(({ kind }) => kind === "free")).toHaveLength(TRIES);
});

test("one limited user does not limit another", async () => {
  const limits = openLimits();
  const guesses = use("one");
  await takeTimes(limits, guesses, TRIES + 1);

  expect(await limits.take([use("other")])).toEqual({ kind: "free" });
});

test("tries refused by one limit do not count against the next", async () => {
  const limits = openLimits();
  const narrow: Use<Name> = { limit: "narrow", of: [unique("narrow")] };
  const wide: Use<Name> = { limit: "wide", of: [unique("wide")] };
  for (let time = 0; time < 3 * TRIES; time += 1) await limits.take([narrow, wide]);

  expect(await limits.take([wide])).toEqual({ kind: "free" });
});

test("of several limits that are used up the longest wait is given, whichever refuses", async () => {
  const limits = openLimits();
  const narrow = use("narrow");
  const wide: Use<Name> = { limit: "wide", of: [unique("wide")] };
  await takeTimes(limits, narrow, TRIES);
  await takeTimes(limits, wide, 2 * TRIES - 1);

  expect(await limits.take([narrow, wide])).toEqual({ kind: "limited", minutes: 5 });
  await limits.take([wide]);
  expect(await limits.take([narrow, wide])).toEqual({ kind: "limited", minutes: 60 });
  expect(await limits.take([wide, narrow])).toEqual({ kind: "limited", minutes: 60 });
});

test.each([
  ["IPv6 places of one /48", (location: number) => `2001:db8:77:${location.toString(16)}::1`, "2001:db8:78::1"],
  ["IPv4 addresses of one /24", (location: number) => `198.51.100.${location}`, "198.51.101.1"],
])("%s use up what their network has, and nothing of what all have", async (_what, addressOf, elsewhere) => {
  const limits = openLimits();
  const what = unique("what");
  const all: Use<Name> = { limit: "wide", of: [what] };
  const from = (address: string): Use<Name> => ({ limit: "from", of: [what], from: address });
  // One try is left for everybody else.
  for (let time = 1; time < TRIES; time += 1) await limits.take([all]);

  const kinds = [];
  for (let location = 0; location < 3 * TRIES; location += 1)
    kinds.push(await limits.take([from(addressOf(location))]));

  expect(kinds.filter(({ kind }) => kind === "free")).toHaveLength(2 * TRIES);
  expect(kinds.at(-1)).toEqual({ kind: "limited", minutes: 5, isNear: true });
  expect(await limits.take([all, from(addressOf(250))])).toMatchObject({ isNear: true });
  expect(await limits.take([all, from(elsewhere)])).toEqual({ kind: "free" });
  await limits.giveBack(from(addressOf(1)));
  await limits.forget(from(addressOf(2)));
  expect(await limits.take([from(addressOf(1))])).toEqual({ kind: "free" });
});

test("a try given back does not count, and forgotten tries are gone", async () => {
  const limits = openLimits();
  const honest = use("honest");
  for (let time = 0; time < 3 * TRIES; time += 1) {
    expect(await limits.take([honest])).toEqual({ kind: "free" });
    await limits.giveBack(honest);
  }

  const forgotten = use("forgotten");
  await takeTimes(limits, forgotten, TRIES + 1);
  await limits.forget(forgotten);
  expect(await limits.take([forgotten])).toEqual({ kind: "free" });
});

test("the wait ends with the window, and trying meanwhile does not extend it", async () => {
  const limits = openLimits();
  const guesses = use("window");
  await takeTimes(limits, guesses, 3 * TRIES);

  await db.execute(sql`update rate_limits set expire = ${Date.now() + 61_000} where points >= ${3 * TRIES}`);
  expect(await limits.take([guesses])).toEqual({ kind: "limited", minutes: 2 });
  await db.execute(sql`update rate_limits set expire = ${Date.now() - 1} where points >= ${3 * TRIES}`);
  expect(await limits.take([guesses])).toEqual({ kind: "free" });
});

test("neither addresses nor accounts can be read from the table", async () => {
  const account = unique("secret");
  await openLimits().take([{ limit: "wide", of: [account] }]);

  const { rows } = await db.execute(sql`select key from rate_limits where key like 'wide:%'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(account);
});

test("a fault of the database is not taken for a used-up limit", async () => {
  const broken = { ...pool, constructor: pool.constructor, query: () => Promise.reject(new Error("gone")) };
  const limits = openLimits(Object.assign(Object.create(pool), broken));

  await expect(limits.take([use("fault")])).rejects.toThrow("gone");
});

test("a wait is given in whole minutes, at least one", () => {
  expect([0, 1, 59_999, 60_000, 60_001].map(minutesToWait)).toEqual([1, 1, 1, 1, 2]);
});
