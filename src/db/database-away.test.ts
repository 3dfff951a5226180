import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { brokenDatabase } from "../testing/broken-db.ts";
import { db } from "../testing/test-db.ts";
import { DatabaseSilentError, isDatabaseAway } from "./database-away.ts";

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

test("a server that is unreachable, out of room or silent is away; a wrong statement is not", async () => {
  const unreachable = new Pool({ host: "/nowhere", user: "nobody" });
  onTestFinished(() => unreachable.end());
  const raise = (code: string) =>
    db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`));

  expect(isDatabaseAway(await errorOf(drizzle(unreachable).execute(sql`select 1`)))).toBe(true);
  for (const code of ["53100", "53300", "57P01", "57P03", "08006", "25006"]) {
    expect(isDatabaseAway(await errorOf(raise(code))), code).toBe(true);
  }
  expect(isDatabaseAway(new DatabaseSilentError())).toBe(true);
  expect(isDatabaseAway(new Error("wrapped", { cause: new Error("Connection terminated unexpectedly") }))).toBe(true);

  expect(isDatabaseAway(await errorOf(db.execute(sql`select nonsense`)))).toBe(false);
  expect(isDatabaseAway(await errorOf(raise("23505")))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" }))).toBe(false);
  expect(isDatabaseAway(await errorOf((await brokenDatabase()).execute(sql`select 1`)))).toBe(false);
  expect(isDatabaseAway("away")).toBe(false);
});
