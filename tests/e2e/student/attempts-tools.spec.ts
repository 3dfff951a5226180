/** The tools of a running test, by mouse, finger and keys, through a reload, without network and in the review. */
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { attemptMarkups, testResults } from "../../../src/db/schema.ts";
import type { QuestionBody } from "../../../src/items/registry/models.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { expect, expectStateAccessible, NETWORK_ERRORS, test, WITH_WORKER } from "../fixtures.ts";
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
  await expect(page.getByLabel("Test note: Question text")).toBeFocused();
  await page.keyboard.type("Look this up.");
  await page.getByRole("heading", { name: "Question 1 of 3" }).focus();
  await page.keyboard.press("c");
  const calculator = panel(page, "Calculator");
  await expect(calculator.getByRole("heading")).toBeFocused();
  await page.keyboard.type("0.1+0.2=");
  await expect(calculator.getByLabel("Display")).toHaveText("0.3");
  await expectStateAccessible(page);
  await expect(async () => {
    const [row] = await db.select().from(attemptMarkups).where(eq(attemptMarkups.attemptId, attemptId));
    expect(row?.markup).toMatchObject({
      struck: ["b"],
      highlights: { stem: [[1, 1]] },
      notes: { stem: "Look this up." },
    });
  }).toPass();

  await page.reload();
  await expect(calculator.getByLabel("Display")).toHaveText("0.3");
  await expect(page.locator("s")).toHaveText("Option b");
  await expect(page.getByLabel("Test note: Question text")).toHaveValue("Look this up.");
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
  await expectStateAccessible(page);

  await page.addInitScript(() => Reflect.deleteProperty(CSS, "highlights"));
  await page.reload();
  await expect(page.getByText("Highlights in Question text: one?")).toBeInViewport();
  await expectStateAccessible(page);
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
  await expectStateAccessible(page);

  await page.reload();
  await expect(page.getByText("Highlights in Question text: Give it … , diluted.")).toBeAttached();
  // The page sends markup some time after the act; markup that arrives after the end is refused.
  await expect(async () => {
    const [row] = await db.select().from(attemptMarkups).where(eq(attemptMarkups.attemptId, attemptId));
    expect(row?.markup).toHaveProperty("highlights.stem");
  }).toPass();
  await submitAttempt(db, student, attemptId, new Date());
  await page.goto(`/attempts/${attemptId}/review`);
  await expect(page.getByText("Highlights in Question text: Give it … , diluted.")).toBeAttached();
  expect(await painted(page)).toEqual(around);
});

test("without network tools that were never opened open, and what is made is sent afterwards", {
  tag: WITH_WORKER,
}, async ({ page, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
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
