import timers from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { messageOf } from "../core/errors.ts";
import { createDatabase } from "../testing/other-databases.ts";
import { openDatabase } from "./client.ts";
import { allowLongStatements } from "./long-statements.ts";

/** A server whose administrator has limited idle transactions and lock waits, and connections that soon count as silent. */
const SERVER = "-c idle_in_transaction_session_timeout=200 -c lock_timeout=200";
const { url } = await createDatabase("migrated");
const { db, pool, close } = await openDatabase({ url: `${url}&options=${encodeURIComponent(SERVER)}` }, () => {}, {
  limits: { statementMs: 200, patienceMs: 400 },
});
afterAll(close);

const LONG = sql`select pg_sleep(1.5)`;
const TOO_LONG_PAUSE_MS = 600;

const causeOf = (error: unknown) => messageOf(error instanceof Error ? error.cause : error);

test("a transaction that allows long statements is not cut: in a statement, between two, or waiting for a lock", async () => {
  const holder = await pool.connect();
  await holder.query("begin; set local idle_in_transaction_session_timeout = 0");
  await holder.query("select pg_advisory_xact_lock(1)");
  const release = timers.setTimeout(TOO_LONG_PAUSE_MS).then(() => holder.query("commit"));

  const done = await db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    await tx.execute(LONG);
    await timers.setTimeout(TOO_LONG_PAUSE_MS);
    const { rows } = await tx.execute(sql`select 'done' as word`);
    return rows;
  });

  expect(done).toEqual([{ word: "done" }]);
  await release;
  holder.release();
});

test("every other statement is cut, also a later one on the same connection", async () => {
  await db.transaction((tx) => allowLongStatements(tx));
  const [other, inside] = await Promise.all([
    db.execute(LONG).catch(causeOf),
    db.transaction((tx) => tx.execute(LONG)).catch(causeOf),
  ]);
  expect([other, inside]).toEqual(Array(2).fill("canceling statement due to statement timeout"));
});
