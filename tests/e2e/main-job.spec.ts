/**
 * The main job, end to end, with nothing but the screens: the administrator imports a question set, a student signs up,
 * takes a custom test on it, is scored by the server and reviews it. On the real set where it is present.
 */
import { writeFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { unique } from "../../src/testing/build.ts";
import { findRealSet } from "../../src/testing/real-files.ts";
import { expect, expectStateAccessibleAtBothWidths, PHONE, test, WITH_WORKER } from "./fixtures.ts";
import { ADMIN } from "./people.ts";

const realSet = findRealSet("mmlu");

// As most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Twelve rows: ten good ones, one with an answer letter without option, one that repeats another. */
function smallSet(subject: string): string {
  const rows = Array.from(
    { length: 10 },
    (_, row) =>
      `${subject},Vital signs,"What is finding ${row} < limit, in ${subject}?",first ${row},second ${row},third ${row},fourth ${row},B,`,
  );
  const wrong = `${subject},Vital signs,Which letter is missing in ${subject}?,one,two,three,four,F,`;
  const header = "subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation";
  return `\uFEFF${[header, ...rows, wrong, rows[0]].join("\r\n")}\r\n`;
}

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email Address").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin\//);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel(/full name/i).fill("Meera Nair");
  await page.getByLabel(/email/i).fill(email);
  await page
    .getByLabel(/^password/i)
    .first()
    .fill("quiet-harbour-7");
  await page.getByLabel(/course/i).selectOption("NCLEX-RN");
  await page.getByLabel(/terms of use/i).check();
  await page
    .getByRole("button", { name: /sign up/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function createCustomTest(page: Page, subject: string): Promise<void> {
  await page.getByRole("link", { name: "Practice Tests" }).click();
  await page.getByRole("button", { name: "Create Custom Test" }).click();
  await page.getByLabel("Subject", { exact: true }).first().selectOption({ label: subject });
  await page
    .getByRole("checkbox", { name: /\d questions?$/ })
    .first()
    .check();
}

test("import, sign up, test, score, review", { tag: WITH_WORKER }, async ({ page, context }, testInfo) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const subject = unique("Observation");
  const file = testInfo.outputPath("questions.csv");
  await writeFile(file, smallSet(subject));

  await signInAsAdmin(page);
  await page.goto("/admin/questions");
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByLabel("CSV file").setInputFiles(file);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("Some rows are wrong.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Import the 10 good rows" }).click();
  await expect(page.getByText("10 questions imported.")).toBeVisible();
  await leave(page, context);

  await signUp(page, `${unique("meera")}@example.org`);
  await createCustomTest(page, subject);
  await expect(page.getByText(/10 questions/).first()).toBeVisible();
  await page.getByRole("button", { name: "Create Test" }).click();

  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (let position = 1; position <= 10; position += 1) {
    await expect(page.getByRole("heading", { name: `Question ${position} of 10` })).toBeVisible();
    await expect(page.getByText("< limit")).toBeVisible();
    await page.getByRole("radio", { name: position <= 7 ? /^second/ : /^first/ }).check();
    if (position < 10) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();

  await expect(page.getByText("70%")).toBeVisible();
  await page.getByRole("button", { name: "Filter all 10 questions" }).click();
  await expect(page.getByRole("link", { name: "Wrong (3)" })).toBeVisible();
  await expect(page.getByText("The author has not written an explanation yet.").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to practice tests" }).click();
  await page.getByRole("link", { name: "Performance" }).click();
  await expect(page.getByText("70%").first()).toBeVisible();
  await page
    .getByRole("link", { name: /^Review Custom Test/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Practise what went wrong: 3 questions" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
});

/** As log-out does, with a new document: a page of the administrator's asks for more than strangers may. */
async function leave(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("about:blank");
  await context.clearCookies();
}

/** The same on a set of over a thousand, which is other people's and not part of this repository. */
async function doOnRealSet(page: Page, context: BrowserContext, file: string): Promise<void> {
  const studentCookies = await context.cookies();
  await context.clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin/questions");
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByLabel("CSV file").setInputFiles(file);
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: /^Import 1,?011 questions$/ }).click({ timeout: 60_000 });
  await expect(page.getByText(/^1,?011 questions imported/)).toBeVisible({ timeout: 60_000 });

  await leave(page, context);
  await context.addCookies(studentCookies);
  await page.goto("/dashboard");
  await createCustomTest(page, "Anatomy");
  await page.getByRole("button", { name: "Create Test" }).click();
  for (let position = 1; position <= 20; position += 1) {
    await expect(page.getByRole("heading", { name: `Question ${position} of 20` })).toBeVisible();
    await page.getByRole("radio").first().check();
    if (position < 20) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole("article")).toHaveCount(20);
}

if (realSet) {
  test("the real set is imported by an administrator, and a student takes a test on it", async ({
    page,
    context,
    student: _student,
  }) => {
    test.setTimeout(180_000);
    await doOnRealSet(page, context, realSet);
  });
}
