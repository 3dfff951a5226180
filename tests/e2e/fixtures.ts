/**
 * What the browser tests share: the product's database, people who are signed in already, pages on which any error in
 * the console fails the test, and the check of a page by axe.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { type Database, openDatabase } from "../../src/db/client.ts";
import type { Student } from "../../src/modules/accounts/viewer.ts";
import { type Product, startProduct } from "../../src/testing/product.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { waitUntilStill } from "../../src/testing/still.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { awaitPages } from "./await-pages.ts";
import { ADMIN } from "./people.ts";

export { expect };

type ProductUnderTest = Pick<Product, "url" | "output"> & { folder: string };

/** The product of this worker. */
let started: ProductUnderTest | null = null;

/** Where the product under test is, and where it keeps its files. */
export function productUnderTest(): ProductUnderTest {
  if (!started) throw new Error("The product under test was not started.");
  return started;
}

/** Starts a product on a copy of the prepared installation. */
export async function startCopy(
  name: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ product: Product; folder: string }> {
  const template = process.env.LAMPLIGHT_TEMPLATE;
  if (!template) throw new Error("No installation was prepared.");
  const folder = path.join(path.dirname(template), name);
  // Keeps the owner of the database's files, who is not root.
  execFileSync("cp", ["-a", template, folder]);
  return { product: await startProduct({ DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ...environment }), folder };
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

/** Errors on the console of a page whose network is cut: those of the browser, and those of React Router, which cannot load its files. */
export const NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|Error loading route module|when fetching the script/;

/** For `tag`: in this test the pages have their service worker, as always in life. It fetches each of them once more. */
export const WITH_WORKER = "@worker";

/** For `tag`: a way through a screen beside its main one, which only the long form takes. */
export const LONG = "@long";

export const test = base.extend<TestFixtures, { product: ProductUnderTest; database: Database }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use, { workerIndex }) => {
      const { product, folder } = await startCopy(`worker-${workerIndex}`);
      started = { url: product.url, output: product.output, folder };
      await use(started);
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", auto: true, timeout: 180_000 },
  ],
  database: [
    async ({ product }, use) => {
      const database = await openDatabase({ dataDir: product.folder });
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
  context: async ({ context, javaScriptEnabled, product }, use, testInfo) => {
    const logged = product.output().length;
    if (javaScriptEnabled !== false) context.on("page", awaitPages);
    await use(context);
    if (testInfo.status === testInfo.expectedStatus) return;
    // What a machine of which only the output is left showed when the test failed.
    for (const page of context.pages()) await print(page);
    const log = testInfo.outputPath("server.log");
    await writeFile(log, product.output().slice(logged));
    await testInfo.attach("server log", { path: log });
  },
  // What moves costs time, and the pictures of the start page change by themselves, unless somebody wants less motion.
  contextOptions: { reducedMotion: "reduce" },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes(WITH_WORKER) ? "allow" : "block"),
  baseURL: async ({ product }, use) => use(product.url),
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
type Asked = "everything" | keyof typeof RULES;

/**
 * Fails when axe finds anything that WCAG 2.2 AA forbids, or when the page scrolls sideways. `look` is for a page that was
 * read already in another theme, `width` at another width: then only what depends on these is asked again.
 */
export async function expectAccessible(page: Page, what: Asked = "everything"): Promise<void> {
  await page.evaluate(waitUntilStill);
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
  await expectNoSidewaysScroll(page);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Like `expectAccessible`, for a state on the way of a journey. The short form asks only for sideways scroll: its axe is in the crawls, in
 * the component tests, and at the states that call `expectAccessible`.
 */
export async function expectStateAccessible(page: Page, what: Asked = "everything"): Promise<void> {
  if (inForm({ short: false, long: true })) return expectAccessible(page, what);
  await page.evaluate(waitUntilStill);
  await expectNoSidewaysScroll(page);
}

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;

/** Like `expectStateAccessible`, for a page on a phone as it stands, and for how it looks at a desk. */
export async function expectStateAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectStateAccessible(page);
  await page.setViewportSize(DESK);
  await expectStateAccessible(page, "width");
  await page.setViewportSize(PHONE);
}
