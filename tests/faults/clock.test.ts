/**
 * The server's clock jumps by hours, forwards and backwards, and the machine lives in another time zone. Deadlines may move
 * with it, but nothing breaks: no fault, no lost answer, no one locked out, no figure counted twice.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import timers from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod/mini";
import { CONSENT_VERSION } from "../../src/content/en/consent.ts";
import { projectRoot } from "../../src/core/project-root.ts";
import { buildLesson, unique } from "../../src/testing/build.ts";
import { buildQuestion } from "../../src/testing/build-attempts.ts";
import { type Answer, type Browser, openBrowser } from "./browser.ts";
import { database, serve } from "./served.ts";
import { expectCountedOnce } from "./test-takers.ts";

const HOUR = 3_600_000;
/** Longer than the product goes without looking at the file. */
const TURNED_MS = 60;

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-clock-"));
const clock = path.join(folder, "ahead");
await writeFile(clock, "0");
afterAll(() => rm(folder, { recursive: true, force: true }));

const { product, url } = await serve({
  NODE_OPTIONS: `--import=${path.join(projectRoot(), "tests/faults/shifted-clock.ts")}`,
  FAULTS_CLOCK: clock,
  TZ: "Pacific/Kiritimati",
});

async function turnClock(hours: number): Promise<void> {
  await writeFile(clock, String(hours * HOUR));
  await timers.setTimeout(TURNED_MS);
}

const PASSWORD = "correct horse battery";

async function signUpSomebody(): Promise<{ browser: Browser; email: string }> {
  const email = `${unique("clock")}@example.org`;
  const fields = { name: "Asha Verma", email, password: PASSWORD, course: "NCLEX-RN", consent: CONSENT_VERSION };
  const answer = await openBrowser(url).submit("/signup", fields);
  expect(answer?.status).toBe(302);
  const cookie = (answer?.headers.getSetCookie() ?? []).map((set) => set.split(";")[0]).join("; ");
  return { browser: openBrowser(url, cookie), email };
}

/** Starts a test of its own lesson and gives its address. */
async function startTest(browser: Browser): Promise<string> {
  const { lessonId } = await buildLesson(database.db);
  for (let nth = 0; nth < 2; nth += 1) await buildQuestion(database.db, lessonId);
  const answer = await browser.submit("/dashboard/tests", { intent: "start-custom", lessonIds: lessonId });
  expect(answer?.status).toBe(302);
  return answer?.headers.get("location") ?? "";
}

const save = (browser: Browser, address: string, basedOn = 0, chosen = "a") =>
  browser.send(`${address}/save`, { saves: [{ position: 1, basedOn, answer: { chosen }, ageMs: 0 }] });

async function expectFine(...asked: Promise<Answer | null>[]): Promise<void> {
  for (const answer of await Promise.all(asked)) expect(answer?.status).toBe(200);
}

test("when the clock jumps nothing breaks, and nobody is signed out or locked out", async () => {
  const { browser, email } = await signUpSomebody();
  const pages = () => ["/dashboard", "/dashboard/tests", "/account"].map((page) => browser.ask(page));
  const first = await startTest(browser);
  expect((await save(browser, first))?.text).toContain('"kind":"saved"');

  await turnClock(6);
  await expectFine(...pages());
  // Its time is over by this clock. What was acknowledged counts, what comes now is kept beside it.
  expect((await save(browser, first, 1, "b"))?.text).toMatch(/"kind":"(late|closed)"/);
  const second = await startTest(browser);
  expect((await save(browser, second))?.text).toContain('"kind":"saved"');
  const stranger = openBrowser(url);
  const guesses = [];
  for (let nth = 0; nth < 10; nth += 1)
    guesses.push((await stranger.submit("/login", { email, password: "wrong" }))?.status);
  expect(guesses.at(-1)).toBe(429);

  await turnClock(0);
  await expectFine(...pages(), browser.ask(second));
  expect((await stranger.submit("/login", { email, password: PASSWORD }))?.status).toBe(302);
  expect((await save(browser, second, 1, "a"))?.text).toContain('"kind":"saved"');
  await expectFine(browser.send(`${second}/submit`, {}), browser.send(`${first}/submit`, {}));
  await expectFine(browser.ask(`${first}/review`), browser.ask(`${second}/review`));

  await turnClock(-6);
  await expectFine(...pages());
  const third = await startTest(browser);
  expect((await save(browser, third))?.text).toContain('"kind":"saved"');
  await expectFine(browser.send(`${third}/submit`, {}));
  await expectFine(browser.ask(`${third}/review`), browser.ask("/dashboard"));

  await turnClock(0);
  const { rows } = await database.db.execute(sql`
    select attempts.state, test_results.correct_count as correct, time_taken between 0 and 86400 as is_possible
    from attempts left join test_results on test_results.attempt_id = attempts.id
    where attempts.id::text in (${first.split("/")[2]}, ${second.split("/")[2]}, ${third.split("/")[2]})`);
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ state: "submitted", correct: 1, is_possible: true })));
  await expectCountedOnce(database.db);
  expect(await misplacedDays()).toBe(0);
  expect(product.output()).not.toContain('"level":50');
});

/** Results whose day is not the one of the institute's time zone: neither the machine's nor the database's counts. */
async function misplacedDays(): Promise<number> {
  const { rows } = await database.db.execute(sql`
    select count(*)::int as count from test_results as result
    where not exists (
      select 1 from student_days as active where active.student_id = result.student_id
        and active.day = (result.completed_at at time zone 'Asia/Kolkata')::date
    )`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}
