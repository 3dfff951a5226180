import { once } from "node:events";
import { createServer } from "node:net";
import timers from "node:timers/promises";
import { Client, Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { testConnection } from "../testing/test-db.ts";
import { DatabaseSilentError } from "./database-away.ts";
import { endSilence } from "./silence.ts";

test("who waits for a connection of a silent database is refused once, also when the pool gives up later", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const address = silent.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const pool = new Pool({ ...testConnection, max: 1, connectionTimeoutMillis: 2_000 });
  endSilence(pool, () => new Client({ host: "127.0.0.1", port: address.port, connectionTimeoutMillis: 50 }), 50);
  const taken = await pool.connect();
  taken.on("error", () => {});
  onTestFinished(() => pool.end());
  onTestFinished(() => taken.release());

  const refusals: unknown[] = [];
  pool.connect((error) => refusals.push(error));
  await expect.poll(() => refusals).toEqual([expect.any(DatabaseSilentError)]);
  await timers.setTimeout(2_000);
  expect(refusals).toHaveLength(1);
});
