/** A test on a page that the browser translates, and the page of a test that fails. */
import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Id } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { attemptItems, testResults } from "../../../src/db/schema.ts";
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { buildOpenAttempt, buildSectionedAttempt, singleChoiceBody } from "../../../src/testing/build-attempts.ts";
import { sampleBody } from "../../../src/testing/sample-body.ts";
import { expect, expectStateAccessible, expectStateAccessibleAtBothWidths, LONG, PHONE, test } from "../fixtures.ts";
import { translated, translatePages } from "../page-translation.ts";

const button = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name: translated(name), exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name: translated(name), exact: true });

async function answersOf(db: Db, attemptId: Id<"attempt">) {
  const rows = await db
    .select()
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.map(({ answer }) => answer);
}

/** Uses the first control of each kind in a question. */
async function touchControls(pane: Locator): Promise<void> {
  const [choice, select, field, token] = [
    "input:is([type=radio], [type=checkbox])",
    "select",
    "input:not([type])",
    "[draggable=true]",
  ].map((kind) => pane.locator(kind).first());
  if (await choice?.isVisible()) await choice?.press("Space");
  if (await select?.isVisible()) await select?.selectOption({ index: 1 });
  if (await field?.isVisible()) await field?.fill("5");
  if (await token?.isVisible()) await token?.click();
}

test("a whole test on a translated page: words follow, and nothing fails", async ({
  page,
  student,
  database: { db },
}) => {
  test.setTimeout(180_000);
  await translatePages(page);
  await page.setViewportSize(PHONE);
  const bodies = [singleChoiceBody(), ...ITEM_TYPES.map((type) => sampleBody(type))];
  // The clock passes the last five minutes during the first questions.
  const startedAt = new Date(Date.now() - 25 * 60_000 + 5_000);
  const { attemptId } = await buildOpenAttempt(db, { student, bodies, startedAt, minutes: 30 });
  await page.goto(`/attempts/${attemptId}`);
  const count = bodies.length;
  await expect(heading(page, `Question 1 of ${count}`)).toBeVisible();
  await page.getByRole("radio").first().check();
  await expect(page.getByText(translated("Saved"), { exact: true }).first()).toBeVisible();
  await button(page, "Flag for review").click();
  await expect(button(page, "Flagged")).toBeVisible();
  await button(page, "Flagged").click();
  await expect(button(page, "Flag for review")).toBeVisible();
  await button(page, "Flag for review").click();
  await expect(page.getByText(translated("Time running out!"), { exact: true })).toBeVisible();

  for (let number = 2; number <= count; number += 1) {
    await button(page, "Next").click();
    await expect(heading(page, `Question ${number} of ${count}`)).toBeFocused();
    await touchControls(page.locator("[aria-labelledby=question-heading]"));
  }
  await page.getByRole("button", { name: translated("All questions") }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("button", { name: "Question 1, answered, flagged" })).toBeVisible();
  await drawer.getByRole("button", { name: "Question 1, answered, flagged" }).click();
  await expect(heading(page, `Question 1 of ${count}`)).toBeFocused();
  await button(page, "Flagged").click();
  await page.getByRole("button", { name: translated("All questions") }).click();
  await drawer.locator(`[data-position="${count}"]`).click();

  await button(page, "Submit Test").click();
  const dialog = page.getByRole("alertdialog");
  await button(dialog, "Keep working").click();
  await button(page, "Submit Test").click();
  await button(dialog, "Submit Test").click();
  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ questionCount: count });
});

test("a public page that is translated before React takes it over keeps what is typed, and the focus", {
  tag: LONG,
}, async ({ page, expectConsoleErrors }) => {
  // React renders a document anew that differs from its own.
  expectConsoleErrors(/Minified React error #4(18|23|25)/);
  await translatePages(page);
  await page.goto("/signup");
  await expect(heading(page, "Sign Up")).toBeVisible();
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await field("name").pressSequentially("Meera Nair");
  await expect(field("name")).toHaveValue("Meera Nair");
  await expect(field("name")).toBeFocused();
  await field("course").selectOption("OET");
  await field("email").fill("meera@example.org");
  await field("consent").check();
  await button(page.getByRole("main"), "Sign Up").click();

  await expect(page.getByText(translated("Please enter a password."))).toBeVisible();
  await expect(field("name")).toHaveValue("Meera Nair");
  await expect(field("course")).toHaveValue("OET");
  await expect(field("consent")).toBeChecked();
});

test("a form that is sent before React takes over a translated page is sent with what was typed", {
  tag: LONG,
}, async ({ page, student, expectConsoleErrors }) => {
  expectConsoleErrors(/Minified React error #4(18|23|25)|Failed to load resource/);
  await translatePages(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await expect(heading(page, "Welcome Back")).toBeVisible();
  // At once, before the scripts that the first of them asks for have come.
  await page.locator("main").evaluate((main, email) => {
    const [address, password] = main.querySelectorAll<HTMLInputElement>("[name=email], [name=password]");
    if (!address || !password) throw new Error("There are no fields.");
    [address.value, password.value] = [email, "not the password"];
    main.querySelector<HTMLElement>("[type=submit]")?.click();
  }, student.email);

  await expect(page.getByText(translated("Invalid email or password. Please try again."))).toBeVisible();
  await expect(page.locator("main [name=email]")).toHaveValue(student.email);
});

test("sections are closed, and a break ended, on a translated page", async ({ page, student, database: { db } }) => {
  await translatePages(page);
  const instructions = "Read each question twice.";
  const { attemptId } = await buildSectionedAttempt(db, {
    student,
    startedAt: new Date(),
    breakMinutes: 5,
    instructions,
  });
  await page.goto(`/attempts/${attemptId}`);
  await expect(heading(page, "Question 1 of 2")).toBeVisible();
  await page.getByRole("radio").first().check();
  await button(page, "Next").click();
  await button(page, "Close section").click();
  await button(page.getByRole("alertdialog"), "Close section").click();
  await expect(heading(page, "Break")).toBeFocused();
  await button(page, "End break").click();
  await expect(heading(page, "Question 1 of 2")).toBeFocused();
  await expect(page.getByText(translated("Section 2 of 2"))).toBeVisible();
  await button(page, "Next").click();
  await button(page, "Submit Test").click();
  await button(page.getByRole("alertdialog"), "Submit Test").click();

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
});

/** Takes from the page what React is going to take from it, as an extension of the browser might. */
async function breakPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pane = document.querySelector("[aria-labelledby=question-heading]");
    const question = [...(pane?.children ?? [])].find((child) => child.querySelector("input"));
    question?.replaceWith(question.cloneNode(true));
  });
}

test("after a crash the page of a test says that the answers are safe, leads back, and they are sent", async ({
  page,
  student,
  database: { db },
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED|NotFoundError/);
  await page.setViewportSize(PHONE);
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const address = `/attempts/${attemptId}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
  await page.route(`**${address}/**`, (route) => route.abort());
  await page.getByLabel("Option d", { exact: true }).check();
  await breakPage(page);
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "This page stopped working" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Your answers are safe.");
  await expect(page.getByRole("main")).not.toContainText("500");
  await expect(page).toHaveTitle("This page stopped working – Lamplight");
  await expectStateAccessibleAtBothWidths(page);
  expect(await answersOf(db, attemptId)).toEqual([null, null, null]);
  await page.unroute(`**${address}/**`);
  await page.getByRole("link", { name: "Back to your test" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 3" })).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("Option d", { exact: true })).toBeChecked();
  await expect.poll(() => answersOf(db, attemptId)).toEqual([{ chosen: "d" }, null, null]);

  await breakPage(page);
  await submitAttempt(db, student, attemptId, new Date());
  await page.getByRole("button", { name: "Next" }).click();
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Back to your test" }).click();
  await expect(page).toHaveURL(`${address}/review`);
});
