/** The site as an app (P23): how it is installed, what opens without network, and how a new version arrives. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { newId } from "../../../src/core/id.ts";
import { blogPosts } from "../../../src/db/schema.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { expectStateAccessible, LONG, NETWORK_ERRORS, WITH_WORKER } from "../fixtures.ts";
import { cachedPages, cutNetwork, waitForWorker, waitUntilCached } from "../service-workers.ts";
import { expect, test } from "../visitors.ts";

const NO_NETWORK = "We could not load this page";
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test("what a device asks before it installs the site is there", async ({ plainPage: page, request }) => {
  await page.goto("/about");
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: "/", name: "Lamplight", scope: "/", display: "standalone" });
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon, sizes: "180x180" }]) {
    const icon = await (await request.get(src)).body();
    // PNG: width and height stand behind the name of the first chunk.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  // Browsers with a window ask for it of their own accord, and what is not found is an error in their console.
  const favicon = await request.get("/favicon.ico");
  expect(favicon.status()).toBe(200);
  expect(favicon.headers()).toMatchObject({ "content-type": "image/x-icon", "cache-control": "public, max-age=3600" });
});

test("without scripts the store buttons lead to the words", { tag: LONG }, async ({ plainPage }) => {
  await plainPage.goto("/");
  await plainPage.getByRole("link", { name: "iPhone or iPad" }).click();
  await expect(plainPage).toHaveURL(/#how-to-install$/);
  await expect(plainPage.getByText("Choose Add to Home Screen.")).toBeVisible();
});

test("public pages that were seen open without network as they were, others say that there is none, and with network the newest is shown", {
  tag: WITH_WORKER,
}, async ({ page, context, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const [slug, title, newTitle] = [unique("kept-post"), unique("Kept post"), unique("Changed post")];
  const at = new Date(Date.now() - 60_000);
  await database.db.insert(blogPosts).values({
    id: newId<"blog-post">(),
    slug,
    title,
    excerpt: "What this post is about, in a sentence.",
    content: "<p>Some words.</p>",
    author: "Asha Verma",
    category: unique("Category"),
    imageUrl: "/og.png",
    readingMinutes: 1,
    status: "published",
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await page.goto(`/blog/${slug}`);
  await expect(mainHeading(page)).toHaveText(title);
  await waitForWorker(page);
  await waitUntilCached(page, `/blog/${slug}`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Courses" }).click();
  await waitUntilCached(page, "/courses");

  await cutNetwork(page);
  await page.goto("/courses");
  const courses = await mainHeading(page).textContent();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" })).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(mainHeading(page)).toHaveText(title);
  for (const address of ["/about", "/login", "/dashboard", "/courses?kind=entrance"]) {
    // The page that says so has no scripts of its own to wait for.
    await page.evaluate((to) => location.assign(to), address);
    await expect(page.getByText(NO_NETWORK)).toBeVisible();
    await expect(page).toHaveURL(address);
  }

  await context.setOffline(false);
  // The page that says so asks again by itself.
  await expect(mainHeading(page)).toHaveText(courses ?? "");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await database.db.update(blogPosts).set({ title: newTitle, updatedAt: new Date() }).where(eq(blogPosts.slug, slug));
  await page.goto(`/blog/${slug}`);
  await expect(mainHeading(page)).toHaveText(newTitle);
  await page.goto("/courses");
  await expect(mainHeading(page)).toHaveText(courses ?? "");
});

test("the worker keeps a bounded number of pages and files, and nothing under the names of an earlier one", {
  tag: WITH_WORKER,
}, async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(async () => {
    await caches.open("lamplight-pages-0");
    await caches.open("somebody-elses");
  });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto("/about");
  await waitForWorker(page);
  await waitUntilCached(page, "/about");
  expect(await page.evaluate(() => caches.keys())).not.toContain("lamplight-pages-0");
  expect(await page.evaluate(() => caches.keys())).toContain("somebody-elses");

  const counts = () =>
    page.evaluate(async () => {
      const [pages, files] = [await caches.open("lamplight-pages-1"), await caches.open("lamplight-files-1")];
      return { pages: (await pages.keys()).length, files: (await files.keys()).length };
    });
  await page.evaluate(async () => {
    const [pages, files] = [await caches.open("lamplight-pages-1"), await caches.open("lamplight-files-1")];
    for (let count = 0; count < 60; count += 1) await pages.put(`/blog/old-${count}`, new Response("old"));
    for (let count = 0; count < 300; count += 1) await files.put(`/assets/old-${count}.js`, new Response("old"));
  });
  await page.goto("/terms");
  await expect.poll(counts).toEqual({ pages: 40, files: 250 });
  await waitUntilCached(page, "/terms");
});

test("no page of somebody who is signed in is kept, and after log-out nothing of them is left on the device", {
  tag: WITH_WORKER,
}, async ({ page, student, database }) => {
  await page.goto("/");
  await waitForWorker(page);
  for (const address of ["/courses", "/dashboard", "/account", "/"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(await cachedPages(page)).toEqual(["/offline"]);

  await page.goto("/sample-test");
  await page.getByRole("button", { name: "Start the Sample Test" }).click();
  await page.getByRole("radio").first().check();
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  const left = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).filter((key) => key.startsWith("lamplight")),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  await page.evaluate(() => {
    const opening = indexedDB.open("of-some-library");
    opening.onsuccess = () => opening.result.close();
  });
  await expect.poll(async () => Object.values(await left()).filter((kept) => kept.length === 0)).toEqual([]);

  // After log-out the router would ask for the routes of this many links as a stranger, who is refused.
  const hasRoutes = page.waitForResponse(/__manifest/);
  await page.getByRole("link", { name: "Back to practice tests" }).click();
  await hasRoutes;
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await left()).toMatchObject({ local: [], session: [], databases: [] });
  expect(await cachedPages(page)).toEqual(["/offline"]);
});

/** Pages opened from now on take themselves for those of an earlier build, as if they had been open when a new one came. */
async function pretendToBeOlder(page: Page): Promise<void> {
  const version = await readFile("build/stamp", "utf8");
  const changed = await page.evaluate(async (now) => {
    let count = 0;
    const files = await caches.open("lamplight-files-1");
    for (const request of await files.keys()) {
      const source = await (await files.match(request))?.text();
      if (!source?.includes(now)) continue;
      count += 1;
      const headers = { "Content-Type": "text/javascript" };
      await files.put(request, new Response(source.replaceAll(now, "earlier"), { headers }));
    }
    return count;
  }, version);
  expect(changed).toBe(1);
}

/** A script that a page of this browser has had before would come out of memory, past the worker. */
async function forgetScripts(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** What a new version brings: a worker of other bytes. One of another address is no less a new one to the browser. */
function bringNewWorker(page: Page, address: string) {
  return page.evaluate(async (script) => {
    const registration = await navigator.serviceWorker.register(script);
    const incoming = registration.installing;
    await new Promise((resolve) => incoming?.addEventListener("statechange", resolve, { once: true }));
    return registration.waiting?.scriptURL.endsWith(script);
  }, address);
}

test("a new version waits until a person takes it, and a running test is never loaded anew", {
  tag: WITH_WORKER,
}, async ({ page, context, student, database }) => {
  const bar = page.getByText("A new version is ready.");
  const markOf = (shown: Page) => shown.locator("html[data-seen]");
  const mark = (shown: Page) => shown.evaluate(() => document.documentElement.setAttribute("data-seen", ""));
  await page.goto("/dashboard/tests");
  await waitForWorker(page);
  await page.reload();
  await pretendToBeOlder(page);
  await forgetScripts(page);
  await page.reload();
  await mark(page);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  const running = await context.newPage();
  await forgetScripts(running);
  await running.goto(`/attempts/${attemptId}`);
  await waitUntilCached(running, `/attempts/${attemptId}`);
  await mark(running);
  await running.getByLabel("Option a", { exact: true }).check();

  await page.bringToFront();
  expect(await bringNewWorker(page, "/service-worker.js?new")).toBe(true);
  await expect(bar).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(bar).toHaveCount(0);
  expect(await bringNewWorker(page, "/service-worker.js?newer")).toBe(true);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(markOf(page)).toHaveCount(0);
  const isNewer = () => navigator.serviceWorker.controller?.scriptURL.endsWith("?newer");
  // The browser lets the worker in charge finish what it does for the running test first.
  await page.waitForFunction(isNewer);

  await running.waitForFunction(isNewer);
  await running.bringToFront();
  await running.getByRole("button", { name: "Next" }).click();
  await expect(running.getByRole("heading", { name: "Question 2 of 3" })).toBeFocused();
  await expect(markOf(running)).toHaveCount(1);
  await expect(running.getByText("A new version is ready.")).toHaveCount(0);
});
