/** The screens to photograph, as the demo student sees them. Nothing is drawn or written into them. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ITEM_TYPES } from "../../src/items/registry/models.ts";
import { demoSubjects } from "../../src/modules/demo/content/demo-subjects.ts";

/** At a desk and in a hand, both as fine as the screens of today. */
const DEVICES = {
  desk: { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;

/** The tests that the student takes before the pictures, in addition to the history in the demo content. */
const TAKEN_TESTS = [3, 1];
const STILL_OPEN = 3;

/** All screens, in the order in which they are taken: from the last one on a test is open. */
export const SCREENS = ["lesson", "kinds", "review", "dashboard", "test"] as const;
export type Screen = (typeof SCREENS)[number];

export type Shots = { desk: Buffer; phone: Buffer };

/** One screen. `prepare` brings the page there. */
type Shot = (page: Page) => Promise<void>;

/** Photographs these screens, by name. */
export async function takeScreenshots(
  browser: Browser,
  { url, email, password }: { url: string; email: string; password: string },
  screens: ReadonlyArray<Screen>,
): Promise<Map<Screen, Shots>> {
  const first = await browser.newContext(contextOf("desk", url));
  const page = await openPage(first);
  await page.goto("/login");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  const storageState = await first.storageState();
  if (screens.includes("review") || screens.includes("dashboard")) {
    for (const number of TAKEN_TESTS) await takeTest(page, number);
  }

  const take = async (shot: Shot): Promise<Shots> => {
    const photograph = async (device: keyof typeof DEVICES) => {
      const context = await browser.newContext({ ...contextOf(device, url), storageState });
      const shown = await openPage(context);
      await shot(shown);
      // A focus ring would only distract in a picture.
      await shown.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const image = await shown.screenshot({ animations: "disabled", caret: "hide" });
      await context.close();
      return image;
    };
    return { desk: await photograph("desk"), phone: await photograph("phone") };
  };
  const shots: Record<Screen, Shot> = {
    lesson: openLesson,
    kinds: openBowTie,
    review: openReview,
    dashboard: openDashboard,
    test: newTest(),
  };
  const taken = new Map<Screen, Shots>();
  for (const name of SCREENS) {
    if (screens.includes(name)) taken.set(name, await take(shots[name]));
  }
  return taken;
}

function contextOf(device: keyof typeof DEVICES, baseURL: string) {
  return {
    ...DEVICES[device],
    baseURL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  } as const;
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const { goto } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    return response;
  };
  return page;
}

async function openLesson(page: Page): Promise<void> {
  await page.goto("/dashboard/subjects");
  await page.getByRole("link", { name: "Read" }).first().click();
  await page.waitForURL("**/lessons/*");
}

async function openReview(page: Page): Promise<void> {
  await page.goto("/dashboard/results");
  const result = page.getByRole("link", { name: `Practice Test ${TAKEN_TESTS.at(-1)}` }).first();
  await page.goto((await result.getAttribute("href")) ?? "");
  const question = page.getByRole("article").first();
  await question.evaluate((element) => element.scrollIntoView({ block: "start" }));
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Recent Test Scores" }).evaluate((heading) => {
    const above = window.innerWidth > 600 ? 252 : 40;
    window.scrollTo(0, heading.getBoundingClientRect().top - above);
  });
}

/** Takes a practice test from the first question to the result, as a well-prepared student would. */
async function takeTest(page: Page, number: number): Promise<void> {
  await startTest(page, number);
  for (;;) {
    await answer(page);
    const next = page.getByRole("button", { name: "Next", exact: true });
    if (await next.isDisabled().catch(() => true)) break;
    await next.click();
  }
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  await page.waitForURL("**/review*");
}

async function startTest(page: Page, number: number): Promise<void> {
  await page.goto("/dashboard/tests");
  const title = page.getByRole("heading", { name: `Practice Test ${number}`, exact: true });
  const card = page.getByRole("listitem").filter({ has: title });
  await card.getByRole("button", { name: "Start Test" }).click();
  await page.waitForURL("**/attempts/*");
  await page.getByRole("heading", { name: /^Question 1 of/ }).waitFor();
}

/** Ticks the right choices where the question has choices; skips other questions. */
async function answer(page: Page): Promise<void> {
  const text = (await page.getByRole("main").textContent()) ?? "";
  for (const question of demoSubjects.flatMap(({ lessons }) => lessons).flatMap(({ questions }) => questions)) {
    if (question.type !== "text" && question.type !== "multi-select") continue;
    if (!question.options.every((option) => text.includes(option))) continue;
    for (const right of [question.correct].flat()) await page.getByText(right, { exact: true }).click();
    return;
  }
}

/** The question type that the new NCLEX is known by, answered in part, in the public sample test. */
async function openBowTie(page: Page): Promise<void> {
  await page.goto("/sample-test");
  await page.getByRole("button", { name: "Start the Sample Test" }).click();
  for (let position = 0; position < ITEM_TYPES.indexOf("clinical_decision"); position += 1) {
    await page.getByRole("heading", { name: `Question ${position + 1} of` }).waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  for (const token of ["Give oxygen by non-rebreather mask", "Fat embolism syndrome", "Level of consciousness"]) {
    await page.getByRole("listitem").getByRole("button", { name: token, exact: true }).click();
  }
  await page.getByRole("group", { name: "Actions to Take" }).evaluate((part) => {
    const above = window.innerWidth > 600 ? 56 : 20;
    window.scrollBy(0, part.getBoundingClientRect().top - above);
  });
}

/** A test in progress: started on one device, continued on the other. */
function newTest(): Shot {
  let address: string | null = null;
  return async (page) => {
    if (address === null) await startTest(page, STILL_OPEN);
    else await page.goto(address);
    address = page.url();
    await page.getByRole("heading", { name: /^Question \d+ of/ }).waitFor();
    await answer(page);
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  };
}
