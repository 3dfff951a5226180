/** The tools of a running test, by mouse, finger and keys, through a reload, without network and in the review. */
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { attemptMarkups, testResults } from "../../../src/db/schema.ts";
import type { QuestionBody } from "../../../src/items/registry/models.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { expect, expectAccessible, PHONE, test, WITH_WORKER } from "../fixtures.ts";
import { problemsOfLargeText } from "../large-text.ts";
import { painted } from "../painted.ts";
import { setOffline, waitForWorker, waitUntilCached } from "../service-workers.ts";

const bar = (page: Page) => page.getByRole("list", { name: "Tools" });
const tool = (page: Page, name: string) => bar(page).getByRole("button", { name });
const panel = (page: Page, name: string) => page.getByRole("region", { name });

test("by keys alone: strike out, highlight words, write a note and calculate; a reload keeps all of it", async ({
  page,
  student,
  database: { db },
}) => {
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();

  await page.keyboard.press("Shift+Digit2");
  await expect(page.getByRole("status").filter({ hasText: "Struck out: Option b" })).toBeAttached();
  await expect(page.locator("s")).toHaveText("Option b");
  await page.keyboard.press("2");
  await expect(page.getByRole("radio", { name: "Struck out: Option b" })).toBeChecked();

  await page.keyboard.press("h");
  const text = page.getByRole("application", { name: "Highlighter: Question text" });
  await page.getByRole("button", { name: "Words" }).focus();
  for (let tabs = 0; tabs < 4 && !(await text.evaluate((element) => element === document.activeElement)); tabs += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(text).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Highlighted: one?" })).toBeAttached();
  expect(await painted(page)).toEqual([expect.stringMatching(/^one\?/)]);

  await page.keyboard.press("o");
  await expect(page.getByLabel("Note: Question text")).toBeFocused();
  await page.keyboard.type("Look this up.");
  await page.getByRole("heading", { name: "Question 1 of 3" }).focus();
  await page.keyboard.press("c");
  const calculator = panel(page, "Calculator");
  await expect(calculator.getByRole("heading")).toBeFocused();
  await page.keyboard.type("0.1+0.2=");
  await expect(calculator.getByLabel("Display")).toHaveText("0.3");
  await expectAccessible(page);
  await expect(async () => {
    const [row] = await db.select().from(attemptMarkups).where(eq(attemptMarkups.attemptId, attemptId));
    expect(row?.markup).toMatchObject({
      struck: ["b"],
      highlights: { stem: [[1, 1]] },
      notes: { stem: "Look this up." },
    });
  }).toPass();

  await page.reload();
  // It opens with the first question that was not answered.
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(calculator.getByLabel("Display")).toHaveText("0.3");
  await expect(page.locator("s")).toHaveText("Option b");
  await expect(page.getByLabel("Note: Question text")).toHaveValue("Look this up.");
  // What was meant for the calculator changes nothing in the question.
  for (const key of ["1", "Shift+Digit3"]) await page.keyboard.press(key);
  await expect(page.getByRole("radio", { name: "Struck out: Option b" })).toBeChecked();
  await expect(page.locator("s")).toHaveCount(1);
  expect(await painted(page)).toEqual([expect.stringMatching(/^one\?/)]);
  await calculator.getByRole("button", { name: "Equals" }).focus();
  await page.keyboard.press("Escape");
  await expect(calculator).toHaveCount(0);
  await expect(tool(page, "Calculator")).toBeFocused();
  expect(await db.select().from(testResults).where(eq(testResults.attemptId, attemptId))).toEqual([]);

  await submitAttempt(db, student, attemptId, new Date());
  await page.goto(`/attempts/${attemptId}/review`);
  await expect(page.locator("s")).toHaveText("Option b");
  await expect(page.getByText("Look this up.")).toBeVisible();
  await expect(page.getByText("Highlights in Question text: one?")).toBeAttached();
  expect(await painted(page)).toEqual([expect.stringMatching(/^one\?/)]);
  await expect(page.getByRole("application")).toHaveCount(0);
  await expectAccessible(page);

  await page.addInitScript(() => Reflect.deleteProperty(CSS, "highlights"));
  await page.reload();
  await expect(page.getByText("Highlights in Question text: one?")).toBeInViewport();
  await expectAccessible(page);
});

test("a sentence with a drop-down in it is highlighted around it, and the drop-down still takes its keys", async ({
  page,
  student,
  database: { db },
}) => {
  const options = [
    { id: "fast", text: "as a fast bolus" },
    { id: "slow", text: "as a slow infusion" },
  ];
  const body: QuestionBody<"sentence_completion"> = {
    type: "sentence_completion",
    content: {
      ...{ v: 1, stem: "<p>Give it [how], diluted. Then watch the pulse.</p>", scenario: "" },
      dropdowns: [{ id: "how", placeholder: "how", options }],
    },
    solution: { correct: { how: "slow" }, rationale: "<p>A bolus stops the heart.</p>" },
  };
  const { attemptId } = await buildOpenAttempt(db, { student, bodies: [body], startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await tool(page, "Highlighter").click();
  await page.getByRole("button", { name: "Sentences" }).click();
  await page.getByRole("application", { name: "Highlighter: Question text" }).focus();
  await page.keyboard.press("Space");
  const around = ["Give it", ", diluted."];
  expect(await painted(page)).toEqual(around);
  await page.getByRole("combobox").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("combobox")).toHaveValue("slow");
  expect(await painted(page)).toEqual(around);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("Highlights in Question text: Give it … , diluted.")).toBeAttached();
  await submitAttempt(db, student, attemptId, new Date());
  await page.goto(`/attempts/${attemptId}/review`);
  await expect(page.getByText("Highlights in Question text: Give it … , diluted.")).toBeAttached();
  expect(await painted(page)).toEqual(around);
});

test("on a phone one button leads to the tools, which open at the foot, fit large text and take fingers", async ({
  page,
  student,
  database: { db },
}) => {
  await page.setViewportSize(PHONE);
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  const menu = page.getByRole("button", { name: "Tools", exact: true });
  const take = async (name: string) => {
    await menu.click();
    await page.getByRole("dialog", { name: "Tools" }).getByRole("button", { name }).click();
  };
  await menu.click();
  await expectAccessible(page);
  expect(await problemsOfLargeText(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await take("Strike out");
  await page.getByRole("button", { name: "Strike out: Option c" }).click();
  await expect(page.locator("s")).toHaveText("Option c");
  await take("Highlighter");
  await page.getByRole("button", { name: "Sentences" }).click();
  await page.getByRole("application").click({ position: { x: 12, y: 12 } });
  await expect(async () => expect(await painted(page)).toHaveLength(1)).toPass();
  expect(await problemsOfLargeText(page)).toEqual([]);

  await take("Calculator");
  const calculator = panel(page, "Calculator");
  for (const key of ["7", "Times", "6", "Equals"])
    await calculator.getByRole("button", { name: key, exact: true }).click();
  await expect(calculator.getByLabel("Display")).toHaveText("42");
  await expectAccessible(page);
  expect(await problemsOfLargeText(page)).toEqual([]);
  await calculator.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeFocused();

  await take("Reference values");
  await panel(page, "Reference values").getByLabel("Find a test").fill("potass");
  await expect(panel(page, "Reference values").getByRole("row", { name: /^Potassium/ })).toContainText(
    "3.5–5.0 mmol/L",
  );
  await expectAccessible(page);
});

test("text size, contrast and line focus are of the device, and there again after a reload", async ({
  page,
  student,
  database: { db },
}) => {
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await tool(page, "Display").click();
  const display = panel(page, "Display");
  const html = page.locator("html");
  for (const contrast of ["Black on white", "White on black", "Yellow on black"]) {
    await display.getByLabel(contrast).check();
    await expect(html).toHaveAttribute("data-contrast", contrast.toLowerCase().replaceAll(" ", "-"));
    await expectAccessible(page);
  }
  await display.getByLabel("150%").check();
  await display.getByLabel("Line focus").check();
  await expect(page.locator("[data-line-focus]")).toBeAttached();
  await page.reload();
  await expect(html).toHaveAttribute("data-contrast", "yellow-on-black");
  await expect(html).toHaveCSS("font-size", "24px");
  await expect(page.locator("[data-line-focus]")).toBeAttached();
});

test("without network tools that were never opened open, and what is made is sent afterwards", {
  tag: WITH_WORKER,
}, async ({ page, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitForWorker(page);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const cache = await caches.open("lamplight-attempt-1");
      return (await cache.keys()).map(({ url }) => url).filter((url) => /calculator|reference-values|marks/.test(url))
        .length;
    });
    expect(kept).toBeGreaterThan(2);
  }).toPass();
  await setOffline(page, true);
  await page.reload();

  await tool(page, "Calculator").click();
  await expect(panel(page, "Calculator")).toBeVisible();
  await tool(page, "Reference values").click();
  await expect(panel(page, "Reference values").getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page, "Reference values")).toBeHidden();
  await page.keyboard.press("Shift+Digit1");
  await expect(page.locator("s")).toHaveText("Option a");
  await setOffline(page, false);

  await expect(async () => {
    const [row] = await db.select().from(attemptMarkups).where(eq(attemptMarkups.attemptId, attemptId));
    expect(row?.markup).toMatchObject({ struck: ["a"] });
  }).toPass({ timeout: 30_000 });
});
