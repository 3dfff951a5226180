/**
 * What the browser tests share: the product's database, people who are signed in already, pages on which any error in
 * the console fails the test, and the check of a page by axe.
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Page, type Response } from "@playwright/test";
import type axe from "axe-core";
import { type Database, openDatabase } from "../../src/db/client.ts";
import type { Student } from "../../src/modules/accounts/viewer.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { clickLikeAPerson } from "./double-click.ts";
import { ADMIN } from "./people.ts";
import { waitForPages } from "./wait-for-pages.ts";

export { expect };

/** Where the product under test is, and where it keeps its files. */
export function productUnderTest(): { url: string; folder: string } {
  const { LAMPLIGHT_URL: url, LAMPLIGHT_DATA: folder } = process.env;
  if (!url || !folder) throw new Error("The product under test was not started.");
  return { url, folder };
}

/** What a browser says of a request that a page of ours sends; a change with a cookie that says nothing is refused. */
export const FROM_OUR_PAGE = { "sec-fetch-site": "same-origin" } as const;

type TestFixtures = {
  /** A student of this test alone, signed in on `page`. */
  student: Student & { cookie: string };
  /** Signs `page` in as the administrator. */
  admin: undefined;
  /** Tells which errors in the console this test expects. */
  expectConsoleErrors: (pattern: RegExp) => void;
};

/** For `tag`: in this test the pages have their service worker, as always in life. It fetches each of them once more. */
export const WITH_WORKER = "@worker";

export const test = base.extend<TestFixtures, { database: Database }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const database = await openDatabase({ dataDir: productUnderTest().folder });
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
  context: async ({ context, javaScriptEnabled }, use, testInfo) => {
    if (javaScriptEnabled !== false) context.on("page", openAlive);
    context.on("page", clickLikeAPerson);
    context.on("page", waitForPages);
    await use(context);
    // What a machine of which only the output is left showed when the test failed.
    if (testInfo.status !== testInfo.expectedStatus) for (const page of context.pages()) await print(page);
  },
  // What moves costs time, and the pictures of the start page change by themselves, unless somebody wants less motion.
  contextOptions: { reducedMotion: "reduce" },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes(WITH_WORKER) ? "allow" : "block"),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  baseURL: async ({}, use) => use(productUnderTest().url),
  request: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const headers = { ...FROM_OUR_PAGE, ...extraHTTPHeaders };
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: headers });
    await use(request);
    await request.dispose();
  },
  expectConsoleErrors: [
    // Of the context: a test that only sends requests opens no page for this.
    async ({ context }, use) => {
      const errors: string[] = [];
      let expected: RegExp | null = null;
      // React Router follows a redirect whose promise it has left unheard while a stylesheet loads (`return handler()` in
      // `prefetchStylesAndCallHandler`, 8.4.0).
      const isRedirect = (error: unknown) => String(error) === "Response";
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => {
        if (!isRedirect(error.error())) errors.push(String(error.error()));
      });
      await use((pattern) => {
        expected = pattern;
      });
      expect(errors.filter((error) => !expected?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  admin: async ({ database, context }, use) => {
    await signInAs(context, database, ADMIN.email);
    await use(undefined);
  },
  student: async ({ database, context }, use) => {
    const student = await signedInStudent(database);
    await signIn(context, student.cookie);
    await use(student);
  },
});

/**
 * Lets `goto` and `reload` of the page wait until its scripts have taken over: a key pressed before that does nothing, as
 * it would for a person, who would press it again.
 */
function openAlive(page: Page): void {
  const alive = async (response: Response | null): Promise<Response | null> => {
    const isPage = response?.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (isPage && response?.status() === 200) await page.locator("html[data-ready]").waitFor({ state: "attached" });
    return response;
  };
  const { goto, reload } = page;
  page.goto = async (...args) => alive(await goto.apply(page, args));
  page.reload = async (...args) => alive(await reload.apply(page, args));
}

async function print(page: Page): Promise<void> {
  const tree = await page.locator("body").ariaSnapshot({ timeout: 2000 }).catch(String);
  console.log(`${page.url()}\n${tree}`);
}

/** A new student with a session that the product under test accepts. */
export async function signedInStudent(database: Database): Promise<Student & { cookie: string }> {
  const { url } = productUnderTest();
  const [student] = await buildSignedInStudents(database, { secret: await sessionSecret(), url, count: 1 });
  if (!student) throw new Error("No student was built.");
  return student;
}

async function sessionSecret(): Promise<string> {
  return (await readFile(path.join(productUnderTest().folder, "session-secret"), "utf8")).trim();
}

/** Signs a browser in as who has that address. */
export async function signInAs(context: BrowserContext, database: Database, email: string): Promise<void> {
  const { url } = productUnderTest();
  await signIn(context, await buildSessionOf(database, { secret: await sessionSecret(), url, email }));
}

/** Gives a browser the cookie of a session. */
export async function signIn(context: BrowserContext, cookie: string): Promise<void> {
  const [name = "", ...value] = cookie.split("=");
  await context.addCookies([
    { name, value: value.join("="), url: productUnderTest().url, httpOnly: true, sameSite: "Lax" },
  ]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as much to send to each page and to read there as what the package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is asked of a page that is read for the first time. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What depends on the theme, and what on the width. */
const RULES = {
  look: ["color-contrast", "target-size", "scrollable-region-focusable", "link-in-text-block"],
  width: ["target-size", "scrollable-region-focusable"],
};

/**
 * Fails when axe finds anything that WCAG 2.2 AA forbids, or when the page scrolls sideways. `look` is for a page that was
 * read already in another theme, `width` at another width: then only what depends on these is asked again.
 */
export async function expectAccessible(
  page: Page,
  what: "everything" | keyof typeof RULES = "everything",
): Promise<void> {
  await waitUntilStill(page);
  // The page of before may have been left since.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (options) => (await window.axe.run(options)).violations, {
    resultTypes: ["violations" as const],
    // What is found is told by its HTML.
    selectors: false,
    // Otherwise styles and media are loaded once more: no rule that is asked here reads them.
    preload: false,
    runOnly:
      what === "everything" ? { type: "tag" as const, values: TAGS } : { type: "rule" as const, values: RULES[what] },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Waits until nothing moves any more: in the middle of a transition a text has less contrast than it will have. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    // What was just changed begins to move in the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await nextFrame();
      await nextFrame();
    } while (isMoving());
  });
}

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;

/** The same for a page on a phone as it stands, and for how it looks at a desk. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await expectAccessible(page, "width");
  await page.setViewportSize(PHONE);
}
