import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { inRequest } from "../core/current-request.server.ts";
import { urlOf } from "../testing/other-databases.ts";
import { testConnection } from "../testing/test-db.ts";
import { openDatabase } from "./client.ts";
import { type SlowQuery, tellSome } from "./slow-queries.ts";

const request = { id: "request-1", method: "GET", route: "/dashboard", address: "203.0.113.9" };

async function openWatched(thresholdMs: number, poolSize = 3) {
  const told: SlowQuery[] = [];
  const slowQueries = { thresholdMs, tell: (query: SlowQuery) => told.push(query) };
  const database = await openDatabase({ url: urlOf(testConnection.database) }, () => {}, { slowQueries, poolSize });
  return { ...database, told: () => told.filter(({ statement }) => statement.includes("pg_sleep")) };
}

test("a slow statement is told by its text, for whom it was, and without its values", async () => {
  const { db, told, close } = await openWatched(50);
  const secret = "what nobody may read";

  await inRequest(request, async () => {
    await db.execute(sql`select pg_sleep(0.06),\n    ${secret}::text`);
    await db.execute(sql`select pg_sleep(0.001)`);
  });
  await close();

  expect(told().filter(({ milliseconds }) => milliseconds >= 60)).toEqual([
    { statement: "select pg_sleep(0.06), $1::text", milliseconds: expect.any(Number), request },
  ]);
  expect(JSON.stringify(told())).not.toContain(secret);
});

test("of requests that wait for one connection, each is told in its own name", async () => {
  const { db, told, close } = await openWatched(0, 1);
  const ids = Array.from({ length: 6 }, (_, index) => `request-${index}`);

  await Promise.all(
    ids.map((id) =>
      inRequest({ ...request, id }, async () => db.execute(sql.raw(`select pg_sleep(0.005) as "${id}"`))),
    ),
  );
  await close();

  expect(told().map(({ statement, request: told }) => [statement, told?.id])).toEqual(
    ids.map((id) => [`select pg_sleep(0.005) as "${id}"`, id]),
  );
});

test("statements of the queue, of transactions, and those that fail are told too", async () => {
  const { db, pool, told, close } = await openWatched(0);

  await pool.query("select pg_sleep(0), $1::int", [1]);
  await db.transaction((tx) => tx.execute(sql`select pg_sleep(0), 'in a transaction'`));
  await expect(pool.query("select pg_sleep(0), 1 / $1::int", [0])).rejects.toThrow("division by zero");
  await close();

  expect(told().map(({ statement }) => statement)).toEqual([
    "select pg_sleep(0), $1::int",
    "select pg_sleep(0), 'in a transaction'",
    "select pg_sleep(0), 1 / $1::int",
  ]);
});

test("of many slow statements ten a second are told, and then how many were left out", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const leftOut: number[] = [];
  const tell = tellSome(
    ({ statement }) => told.push(statement),
    (count) => leftOut.push(count),
  );
  const crowd = (count: number) => {
    for (let number = 0; number < count; number += 1) tell({ statement: `${number}`, milliseconds: 300, request });
  };

  crowd(500);
  expect([told.length, leftOut]).toEqual([10, []]);
  vi.advanceTimersByTime(1_000);
  expect([told.length, leftOut]).toEqual([10, [490]]);
  crowd(7);
  vi.advanceTimersByTime(1_000);
  expect([told.length, leftOut]).toEqual([17, [490]]);
});
