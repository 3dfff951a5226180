import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "../testing/test-db.ts";
import { shareQuery } from "./shared-query.ts";

function openCounting() {
  const asked: string[] = [];
  const find = shareQuery(async (on: typeof db, word: string) => {
    asked.push(word);
    const { rows } = await on.execute<{ word: string }>(sql`select ${word}::text as word`);
    return rows[0]?.word;
  });
  return { asked, find };
}

test("callers who ask the same together share one query, others do not", async () => {
  const { asked, find } = openCounting();

  expect(await Promise.all([find(db, "OET"), find(db, "PTE"), find(db, "OET")])).toEqual(["OET", "PTE", "OET"]);

  expect(asked.sort()).toEqual(["OET", "PTE"]);
});

test("a later caller gets the answer of that moment", async () => {
  const find = shareQuery(async (on: typeof db, _: string) => {
    const { rows } = await on.execute<{ value: string }>(sql`select nextval('a_shared_query')::text as value`);
    return rows[0]?.value;
  });
  await db.execute(sql`create sequence a_shared_query`);

  expect(await find(db, "x")).toBe("1");
  expect(await find(db, "x")).toBe("2");
});
