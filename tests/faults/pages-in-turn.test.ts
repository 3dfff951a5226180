/** Everybody comes at once, or one student asks for everything: pages wait in turn, and no answer waits behind them. */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { errorTexts } from "../../src/content/en/errors.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { db, pool } from "../../src/testing/test-db.ts";
import { type Answer, openBrowser } from "./browser.ts";
import { SECRET } from "./embedded.ts";
import { database, serve } from "./served.ts";
import { haveAnswered, keepAnswering, startAttempts } from "./test-takers.ts";

const PAGE = "/dashboard/tests/saved";
const AT_ONCE = 8;
/** Pages or forms of one student that are worked on, and that wait. */
const OF_ONE = { atOnce: 2, waiting: 6 };
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

test("a student who asks for everything at once takes two places, is told when it is too much, and delays nobody else", async () => {
  const [greedy, other] = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 2 });
  if (!greedy || !other) throw new Error("Nobody is signed in.");
  const { email } = greedy;
  const again = await buildSessionOf(database, { secret: SECRET, url: url(), email });
  // From here on the product knows whose both sessions are.
  for (const cookie of [greedy.cookie, again]) await openBrowser(url, cookie).ask("/certificates");
  const letGo = await holdPages();

  const most = OF_ONE.atOnce + OF_ONE.waiting;
  const refused: (Answer | null)[] = [];
  const pages = Array.from({ length: 36 }, (_, number) => {
    const method = number % 3 === 0 ? "HEAD" : "GET";
    const asked = openBrowser(url, number % 2 === 0 ? greedy.cookie : again).ask(PAGE, { method });
    void asked.then((answer) => answer?.status === 429 && refused.push(answer));
    return asked;
  });
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(36 - most);
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(OF_ONE.atOnce * STATEMENTS);
  const words = refused.find((answer) => answer?.text);
  expect(words?.headers.get("retry-after")).toBe("5");
  expect(words?.text).toContain(errorTexts.pageFor(429).title);
  expect(words?.text).toContain(errorTexts.tryAgain);
  const asData = await openBrowser(url, greedy.cookie).ask(`${PAGE}.data`, { headers: { accept: "*/*" } });
  expect(asData).toMatchObject({ status: 429 });
  expect(asData?.headers.get("content-type")).toContain("text/x-script");

  expect(await openBrowser(url, other.cookie).ask("/certificates")).toMatchObject({ status: 200 });
  expect(refused).toHaveLength(36 - most);

  await letGo();
  const statuses = (await Promise.all(pages)).map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
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
