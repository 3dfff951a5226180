/** Everybody comes at once: pages wait for each other, and no answer waits behind them. */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { db, pool } from "../../src/testing/test-db.ts";
import { openBrowser } from "./browser.ts";
import { SECRET } from "./embedded.ts";
import { database, serve } from "./served.ts";
import { haveAnswered, keepAnswering, startAttempts } from "./test-takers.ts";

const PAGE = "/dashboard/tests/saved";
const AT_ONCE = 8;
/** Statements of the page that wait side by side. */
const STATEMENTS = 2;
/** More than there are connections. */
const STUDENTS = 60;

const { url } = await serve({ POOL_SIZE: "40" });
const students = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: STUDENTS });

test("who has gone when the turn comes is passed over", async () => {
  const letGo = await holdPages();
  const first = askAll(students.slice(0, AT_ONCE));
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(AT_ONCE * STATEMENTS);
  const gone = await askAll(students.slice(AT_ONCE), 1_000);
  expect(gone.every((page) => page === null)).toBe(true);

  await letGo();
  const letGoAgain = await holdPages();
  const last = askAll(students.slice(0, 1));
  for (const page of await first) expect(page?.status).toBe(200);
  await expect.poll(countWaiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(STATEMENTS);
  // Those who have gone would have come before the last, and wait as well.
  expect((await openBrowser(url).ask("/readyz"))?.status).toBe(200);
  expect(await countWaiting()).toBe(STATEMENTS);
  await letGoAgain();
  for (const page of await last) expect(page?.status).toBe(200);
});

test("however many ask, pages take the connections of eight; answers go on meanwhile, and the pages come when they can", async () => {
  const [taker] = await startAttempts(db, students.slice(0, 1), url);
  if (!taker) throw new Error("Nobody takes a test.");
  const letGo = await holdPages();
  const pages = askAll(students);
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(AT_ONCE * STATEMENTS);

  await keepAnswering(taker, () => haveAnswered([taker], 3));
  expect(taker.setbacks).toEqual([]);
  expect(await countWaiting()).toBe(AT_ONCE * STATEMENTS);

  await letGo();
  for (const page of await pages) expect(page?.status).toBe(200);
});

function askAll(by: ReadonlyArray<{ cookie: string }>, patienceMs?: number) {
  const patience = patienceMs === undefined ? {} : { patienceMs };
  return Promise.all(by.map(({ cookie }) => openBrowser(url, cookie).ask(PAGE, patience)));
}

/** Keeps the page waiting for what it shows, until the returned function is called or the test is over. */
async function holdPages(): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  let isHeld = true;
  const letGo = async () => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query("rollback");
    holder.release();
  };
  onTestFinished(letGo);
  await holder.query("begin; lock table recipes in access exclusive mode");
  return letGo;
}

async function countWaiting(): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting);
}
