import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { inRequest } from "../core/current-request.server.ts";
import { urlOf } from "../testing/other-databases.ts";
import { testConnection } from "../testing/test-db.ts";
import { openDatabase } from "./client.ts";
import { limitReports, type SlowQuery } from "./slow-queries.ts";

const request = { id: "request-1", method: "GET", route: "/dashboard", address: "203.0.113.9" };

async function openWatched(thresholdMs: number, poolSize = 3) {
  const reported: SlowQuery[] = [];
  const slowQueries = { thresholdMs, report: (query: SlowQuery) => reported.push(query) };
  const database = await openDatabase({ url: urlOf(testConnection.database) }, () => {}, { slowQueries, poolSize });
  return { ...database, reported: () => reported.filter(({ statement }) => statement.includes("pg_sleep")) };
}

test("a slow statement is reported with its text and its request, without its values", async () => {
  const { db, reported, close } = await openWatched(50);
  const secret = "what nobody may read";

  await inRequest(request, async () => {
    await db.execute(sql`select pg_sleep(0.06),\n    ${secret}::text`);
    await db.execute(sql`select pg_sleep(0.001)`);
  });
  await close();

  expect(reported().filter(({ milliseconds }) => milliseconds >= 60)).toEqual([
    { statement: "select pg_sleep(0.06), $1::text", milliseconds: expect.any(Number), request },
  ]);
  expect(JSON.stringify(reported())).not.toContain(secret);
});

test("of requests that wait for one connection, each is reported under its own name", async () => {
  const { db, reported, close } = await openWatched(0, 1);
  const ids = Array.from({ length: 6 }, (_, index) => `request-${index}`);

  await Promise.all(
    ids.map((id) =>
      inRequest({ ...request, id }, async () => db.execute(sql.raw(`select pg_sleep(0.005) as "${id}"`))),
    ),
  );
  await close();

  expect(reported().map(({ statement, request: reported }) => [statement, reported?.id])).toEqual(
    ids.map((id) => [`select pg_sleep(0.005) as "${id}"`, id]),
  );
});

test("statements of the queue, of transactions, and failed ones are reported too", async () => {
  const { db, pool, reported, close } = await openWatched(0);

  await pool.query("select pg_sleep(0), $1::int", [1]);
  await db.transaction((tx) => tx.execute(sql`select pg_sleep(0), 'in a transaction'`));
  await expect(pool.query("select pg_sleep(0), 1 / $1::int", [0])).rejects.toThrow("division by zero");
  await close();

  expect(reported().map(({ statement }) => statement)).toEqual([
    "select pg_sleep(0), $1::int",
    "select pg_sleep(0), 'in a transaction'",
    "select pg_sleep(0), 1 / $1::int",
  ]);
});

test("of many slow statements ten a second are reported, then how many were left out", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reported: string[] = [];
  const leftOut: number[] = [];
  const report = limitReports(
    ({ statement }) => reported.push(statement),
    (count) => leftOut.push(count),
  );
  const crowd = (count: number) => {
    for (let number = 0; number < count; number += 1) report({ statement: `${number}`, milliseconds: 300, request });
  };

  crowd(500);
  expect([reported.length, leftOut]).toEqual([10, []]);
  vi.advanceTimersByTime(1_000);
  expect([reported.length, leftOut]).toEqual([10, [490]]);
  crowd(7);
  vi.advanceTimersByTime(1_000);
  expect([reported.length, leftOut]).toEqual([17, [490]]);
});
