import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "../testing/test-db.ts";
import { repeat } from "./repeat.ts";

const HOUR = 3_600_000;

/** Work whose first runs end with these SQLSTATEs of the database. */
async function runWork(...states: string[]) {
  const faults: unknown[] = [];
  const work = vi.fn(async () => {
    const state = states.shift();
    if (state) await db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`));
  });
  const worker = repeat(HOUR, work, (error) => faults.push(error), "the work failed");
  await worker.stop();
  return { runs: work.mock.calls.length, faults: faults.length };
}

test("work that lost to a deadlock is done again at once, and is a fault if it loses again", async () => {
  expect(await runWork("40P01")).toEqual({ runs: 2, faults: 0 });
  expect(await runWork("40P01", "40P01")).toEqual({ runs: 2, faults: 1 });
});

test("work that fails for another reason waits for its next turn", async () => {
  expect(await runWork("22012")).toEqual({ runs: 1, faults: 1 });
});
