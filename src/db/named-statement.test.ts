import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { testConnection } from "../testing/test-db.ts";
import type { Db } from "./client.ts";
import { nameStatement } from "./named-statement.ts";
import * as schema from "./schema.ts";

const pool = new Pool({ ...testConnection, max: 1 });
const db: Db = drizzle(pool, { schema });
afterAll(() => pool.end());

const addTwo = nameStatement<{ sum: number }>(
  "add",
  sql`select ${sql.placeholder("a")}::int + ${sql.placeholder("b")}::int as sum`,
);

async function preparedNames(): Promise<string[]> {
  const { rows } = await pool.query("select name from pg_prepared_statements");
  return rows.map(({ name }) => name);
}

test("a connection prepares a statement once, and each call sends its own values", async () => {
  expect(await addTwo(db, { a: 1, b: 2 })).toEqual([{ sum: 3 }]);
  expect(await addTwo(db, { b: 5, a: 4 })).toEqual([{ sum: 9 }]);

  expect((await preparedNames()).filter((name) => name.startsWith("add_"))).toHaveLength(1);
});

test("two texts under one name are two statements", async () => {
  const addThree = nameStatement<{ sum: number }>("add", sql`select ${sql.placeholder("a")}::int + 3 as sum`);

  expect(await addTwo(db, { a: 1, b: 2 })).toEqual([{ sum: 3 }]);
  expect(await addThree(db, { a: 1 })).toEqual([{ sum: 4 }]);
});

test("inside a transaction the statement is part of it", async () => {
  const remember = nameStatement<never>("remember", sql`insert into kept (value) values (${sql.placeholder("value")})`);
  await pool.query("create temporary table kept (value int)");

  await expect(
    db.transaction(async (tx) => {
      await remember(tx, { value: 1 });
      throw new Error("undo");
    }),
  ).rejects.toThrow("undo");
  await remember(db, { value: 2 });

  expect((await pool.query("select value from kept")).rows).toEqual([{ value: 2 }]);
});
