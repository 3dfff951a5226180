/**
 * The database is gone for a while: its connections are cut and refused, or nothing answers on them any more. Pages say so
 * within seconds, browsers keep their answers, and everything goes on by itself when it is back.
 */
import timers from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { newId } from "../../src/core/id.ts";
import { buildAdmin, unique } from "../../src/testing/build.ts";
import { buildPost } from "../../src/testing/build-posts.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { type Answer, openBrowser } from "./browser.ts";
import { SECRET, untilReady } from "./embedded.ts";
import { database, serve } from "./served.ts";
import { expectHonestSetbacks, startAnswering } from "./test-takers.ts";

/** How long the database stays away. */
const AWAY_MS = inForm({ short: 5_000, long: 30_000 });

const { product, cable, url } = await serve();

afterEach(() => cable.mend());

const outages = [
  { outage: "cut and refused", begin: () => cable.cut() },
  { outage: "dead", begin: async () => cable.goDead() },
];

test.for(outages)(
  "with connections $outage nothing is lost, pages say so, and all goes on by itself",
  async ({ begin }) => {
    const students = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 3 });
    const { takers, finishAll } = await startAnswering(database.db, students, url);
    const visitor = openBrowser(url);
    expect((await visitor.ask("/blog"))?.status).toBe(200);

    await begin();
    const began = performance.now();
    const title = unique("Written while nobody could read");
    await publish(title);
    const student = openBrowser(url, students[0]?.cookie);
    const login = { email: "nobody@example.org", password: "not the right one" };
    const [home, blog, dashboard, dataOfPage, image, signIn, ready, health] = await Promise.all([
      visitor.ask("/"),
      visitor.ask("/blog"),
      student.ask("/dashboard"),
      student.ask("/dashboard.data", { headers: { accept: "*/*" } }),
      visitor.ask(`/images/${newId()}`, { headers: { accept: "image/*" } }),
      visitor.submit("/login", login),
      visitor.ask("/readyz"),
      visitor.ask("/healthz"),
    ]);

    expectUnavailable(dashboard);
    expect(dashboard?.text).toContain("Back in a moment");
    expect(dashboard?.text).toContain(`Reference: ${dashboard?.requestId}`);
    // What these show can do without the database, unless it takes too long to find out that it is away.
    for (const page of [home, blog]) {
      if (page?.status !== 200) expectUnavailable(page);
      expect(page?.headers.get("cache-control")).not.toContain("public");
    }
    // A form stays as it was typed where its page can be shown.
    expectUnavailable(signIn);
    expectUnavailable(dataOfPage);
    expect(dataOfPage?.text).toContain(dataOfPage?.requestId);
    if (image?.status !== 404) expectUnavailable(image);
    expect(ready?.status).toBe(503);
    expect(health?.status).toBe(200);
    await timers.setTimeout(Math.max(0, AWAY_MS - (performance.now() - began)));
    await cable.mend();

    await untilReady(url);
    const isNew = async () => (await visitor.ask("/blog"))?.text.includes(title);
    await expect.poll(isNew, { timeout: 20_000 }).toBe(true);
    const later = unique("Written afterwards");
    await publish(later);
    expect((await visitor.ask("/blog"))?.text).toContain(later);
    await finishAll();
    expect(takers.flatMap(({ setbacks }) => setbacks).length).toBeGreaterThan(0);
    expectHonestSetbacks(takers);
    expect(product.process.exitCode).toBeNull();
  },
);

function expectUnavailable(answer: Answer | null): void {
  expect(answer?.status).toBe(503);
  expect(answer?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer?.headers.get("cache-control")).not.toContain("public");
}

async function publish(title: string): Promise<void> {
  await buildPost(database.db, await buildAdmin(database.db), { title }, new Date());
}
