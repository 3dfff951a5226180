/**
 * What the browser tests share: the product's database, people who are signed in already, a page on which any error
 * in the console fails the test, and the check of a page by axe.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page, type Response } from "@playwright/test";
import { type Database, openDatabase } from "../../src/db/client.ts";
import type { Student } from "../../src/modules/accounts/viewer.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { ADMIN } from "./people.ts";

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
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", openAlive);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  baseURL: async ({}, use) => use(productUnderTest().url),
  request: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const headers = { ...FROM_OUR_PAGE, ...extraHTTPHeaders };
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: headers });
    await use(request);
    await request.dispose();
  },
  expectConsoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      let expected: RegExp | null = null;
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use((pattern) => {
        expected = pattern;
      });
      expect(errors.filter((error) => !expected?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  admin: async ({ database, context }, use) => {
    const { url } = productUnderTest();
    await signIn(context, await buildSessionOf(database, { secret: await sessionSecret(), url, email: ADMIN.email }));
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
    if (isPage && response?.status() === 200) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    return response;
  };
  const { goto, reload } = page;
  page.goto = async (...args) => alive(await goto.apply(page, args));
  page.reload = async (...args) => alive(await reload.apply(page, args));
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

/** Gives a browser the cookie of a session. */
export async function signIn(context: BrowserContext, cookie: string): Promise<void> {
  const [name = "", ...value] = cookie.split("=");
  await context.addCookies([
    { name, value: value.join("="), url: productUnderTest().url, httpOnly: true, sameSite: "Lax" },
  ]);
}

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
  // Without `preload` styles and media are not loaded once more: no rule that is asked here reads them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });
  const asked =
    what === "everything"
      ? axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      : axe.withRules(RULES[what]);
  const { violations } = await asked
    // Only frames of other hosts, which the product has not, need the second page that the other mode opens each time.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;

export const WIDTHS = [
  { name: "1280 px", viewport: DESK },
  { name: "360 px", viewport: PHONE },
] as const;

/** The same for a page on a phone as it stands, and for how it looks at a desk. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await expectAccessible(page, "width");
  await page.setViewportSize(PHONE);
}
