/**
 * PostgreSQL stands still: it takes connections and answers nothing. The public site goes on from memory, forms keep what was
 * typed, a running test keeps its answers, and all goes on by itself when the database does.
 */
import timers from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { unique } from "../../src/testing/build.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { openBrowser } from "./browser.ts";
import { install, SECRET, untilReady } from "./embedded.ts";
import { expectHonestSetbacks, startAnswering } from "./test-takers.ts";

/** How long the database stays away. */
const AWAY_MS = inForm({ short: 5_000, long: 30_000 });

test("with a frozen database the site is served from memory, nothing typed is lost, and all goes on when it thaws", async () => {
  const installation = await install();
  const { database, url, product, freezeServer } = installation;
  onTestFinished(() => freezeServer("SIGCONT").catch(() => {}));
  const students = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 2 });
  const { takers, finishAll } = await startAnswering(database.db, students, url);
  const visitor = openBrowser(url);
  const known = ["/", "/blog", "/courses"];
  for (const address of known) expect((await visitor.ask(address))?.headers.get("cache-status")).toBeNull();

  await freezeServer("SIGSTOP");
  const began = performance.now();
  const message = unique("Which course is for me");
  const email = "nobody@example.org";
  const [pages, unknown, contact, login, ready, health] = await Promise.all([
    Promise.all(known.map((address) => visitor.ask(address))),
    visitor.ask("/blog?page=1&category=none"),
    visitor.submit("/contact", { name: "Ravi", email, message, took: "5000" }),
    visitor.submit("/login", { email, password: "not the right one" }),
    visitor.ask("/readyz"),
    visitor.ask("/healthz"),
  ]);

  for (const page of pages) {
    expect(page?.status).toBe(200);
    expect(page?.text).toContain("</html>");
    expect(page?.headers.get("cache-control")).toBe("no-store");
    expect(page?.headers.get("cache-status")).toMatch(/^lamplight; hit; ttl=-\d+$/);
  }
  expect(unknown?.status).toBe(503);
  // The page of the form, with what was typed in it.
  expect([contact?.status, login?.status]).toEqual([503, 503]);
  for (const typed of ["Ravi", email, message]) expect(contact?.text).toContain(typed);
  expect(login?.text).toContain(email);
  expect(login?.text).not.toContain("not the right one");
  expect([ready?.status, health?.status]).toEqual([503, 200]);

  const [home, dashboard] = await Promise.all([
    visitor.ask("/"),
    openBrowser(url, students[0]?.cookie).ask("/dashboard"),
  ]);
  expect([home?.status, dashboard?.status]).toEqual([200, 503]);
  expect(dashboard?.text).toContain(`Reference: ${dashboard?.requestId}`);
  // The first one found out; whoever comes later is told at once.
  for (const answer of [home, dashboard]) expect(answer?.tookMs).toBeLessThan(unknown?.tookMs ?? 0);
  await timers.setTimeout(Math.max(0, AWAY_MS - (performance.now() - began)));
  await freezeServer("SIGCONT");

  await untilReady(url);
  const isKept = async () => (await visitor.ask("/"))?.headers.get("cache-status") ?? null;
  await expect.poll(isKept, { timeout: 20_000 }).toBeNull();
  const again = await visitor.submit("/contact", { name: "Ravi", email, message, took: "5000" });
  expect(again?.status).toBeLessThan(400);
  await finishAll();
  expect(takers.flatMap(({ setbacks }) => setbacks).length).toBeGreaterThan(0);
  expectHonestSetbacks(takers);
  expect(product().process.exitCode).toBeNull();
});
