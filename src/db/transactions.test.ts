import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "../testing/other-databases.ts";
import { openDatabase } from "./client.ts";

const POOL_SIZE = 2;
const { url } = await createDatabase("migrated");
const { db, pool, close } = await openDatabase({ url }, () => {}, { poolSize: POOL_SIZE });
afterAll(close);

test("connections lost as transactions begin are replaced, however many", async () => {
  const lose = (client: PoolClient) => void client.end();
  pool.on("acquire", lose);
  const transactions = Array.from({ length: POOL_SIZE + 1 }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  const lost = await Promise.allSettled(transactions);
  expect(lost.map(({ status }) => status)).toEqual(lost.map(() => "rejected"));
  pool.off("acquire", lose);

  const { rows } = await db.transaction((tx) => tx.execute(sql`select 'back' as word`));
  expect(rows).toEqual([{ word: "back" }]);
});

test("a transaction that fails leaves nothing, reports the error, and its connection is used again", async () => {
  await db.execute(sql`create table scratch (text text)`);
  const fault = new Error("not this one");
  for (let turn = 0; turn <= POOL_SIZE; turn += 1) {
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into scratch values ('half')`);
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
  }
  const { rows } = await db.transaction((tx) => tx.execute(sql`select text from scratch`), { accessMode: "read only" });
  expect(rows).toEqual([]);
  expect(pool.totalCount).toBeLessThanOrEqual(POOL_SIZE);
});
