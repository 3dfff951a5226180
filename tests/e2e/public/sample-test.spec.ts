/** The public sample test (P21): answered, scored and reviewed like a real one, by anybody. */
import type { Page } from "@playwright/test";
import { itemTexts } from "../../../src/content/en/items.ts";
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import { secretOf } from "../../../src/testing/sample-secrets.ts";
import { expectAccessible, WITH_WORKER } from "../fixtures.ts";
import { answerInFull, HANDS } from "../item-types/hands.ts";
import { tabTo } from "../item-types/steps.ts";
import { cutNetwork } from "../service-workers.ts";
import { expect, test } from "../visitors.ts";

const COUNT = ITEM_TYPES.length;
const POINTS = ITEM_TYPES.reduce((sum, type) => sum + sampleOf(type).max, 0);
const heading = (page: Page, position: number) =>
  page.getByRole("heading", { name: `Question ${position} of ${COUNT}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("by keyboard alone on a small screen: no solution before its question is checked, a reload loses nothing, and a total at the end", async ({
  page,
}) => {
  test.slow(true, "Hundreds of keys are pressed.");
  const received: string[] = [];
  page.on("response", async (response) => {
    received.push(await response.text().catch(() => ""));
  });
  const seen = () => ITEM_TYPES.filter((type) => received.some((text) => text.includes(secretOf(type))));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/sample-test");
  await expect(page.getByRole("term")).toHaveText(ITEM_TYPES.map((type) => itemTexts.types[type].name));
  await tabTo(page, button(page, "Start the Sample Test"));
  await page.keyboard.press("Enter");

  for (const [index, type] of ITEM_TYPES.entries()) {
    await expect(heading(page, index + 1)).toBeVisible();
    await expect(page.getByText(itemTexts.types[type].name, { exact: true })).toBeVisible();
    if (index === 3) {
      await page.reload();
      await expect(heading(page, index + 1)).toBeVisible();
      await expect(button(page, "Check Answer")).toBeVisible();
    }
    if (index === 3) await heading(page, index + 1).focus();
    else await expect(heading(page, index + 1)).toBeFocused();
    await answerInFull(page.getByRole("main"), type, HANDS.keys(page));
    await tabTo(page, button(page, "Check Answer"));
    expect(seen()).toEqual(ITEM_TYPES.slice(0, index));
    const solved = received.filter(
      (text) => !text.startsWith("import") && /"solution"|"correct":|isCorrect/.test(text),
    );
    expect(solved.length).toBe(index);
    await page.keyboard.press("Enter");
    await expect(page.getByText(secretOf(type))).toBeVisible();
    // The verdict begins it.
    await expect(page.locator(":focus").getByRole("paragraph").first()).toBeInViewport({ ratio: 1 });
    const { max } = sampleOf(type);
    await expect(page.getByText(`${max} of ${max} point`).last()).toBeVisible();
    await expect.poll(seen).toEqual(ITEM_TYPES.slice(0, index + 1));
    if (index === COUNT - 1) await expectAccessible(page);
    await tabTo(page, button(page, index < COUNT - 1 ? "Next" : "See Your Result"));
    await page.keyboard.press("Enter");
  }

  await expect(page.getByRole("heading", { name: "Your Result" })).toBeFocused();
  const points = page.locator("dl > div").filter({ hasText: "Points" });
  await expect(points).toContainText(`${POINTS} of ${POINTS}`);
  await expectAccessible(page);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Sign Up" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
});

test("questions are seen in any order, also unanswered ones are solved, a failed check loses nothing, and it can be started again", {
  tag: WITH_WORKER,
}, async ({ page, context, expectConsoleErrors }) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto("/sample-test");
  await button(page, "Start the Sample Test").click();
  await page.getByRole("radio").nth(1).check();
  await cutNetwork(page);
  await button(page, "Check Answer").click();
  await expect(page.getByRole("alert")).toContainText("The answer could not be checked: we could not reach the server");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await context.setOffline(false);
  await button(page, "Check Answer").click();
  await expect(page.getByText("Right: 1 of 1 point.")).toBeVisible();

  await button(page, "Next").click();
  await expect(heading(page, 2)).toBeFocused();
  await button(page, "Check Answer").click();
  await expect(page.getByText("Not answered: 0 of 3 points.")).toBeVisible();
  await expect(page.getByText(secretOf("multi-select"))).toBeVisible();
  await button(page, "Next").click();
  await page.getByRole("checkbox").first().check();
  await button(page, "Previous").click();
  await expect(page.getByText("Not answered: 0 of 3 points.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Next").click();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();

  for (let position = 3; position < COUNT; position += 1) await button(page, "Next").click();
  await button(page, "See Your Result").click();
  await expect(page.getByText(`${COUNT - 2} questions are not checked yet,`)).toBeVisible();
  await expect(page.locator("dl > div").filter({ hasText: "Points" })).toContainText("1 of 4");
  await button(page, "Question 1: Single answer").click();
  await expect(page.getByText("Right: 1 of 1 point.")).toBeVisible();

  await button(page, "Start Again").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start Again" }).click();
  await expect(page.getByRole("radio").nth(1)).not.toBeChecked();
  await page.reload();
  await expect(heading(page, 1)).toBeVisible();
  await expect(button(page, "Check Answer")).toBeVisible();
});

test("without scripts the page says what it needs, and leads on", async ({ plainPage }) => {
  await plainPage.goto("/sample-test");
  // This browser does as if scripts were off, and yet shows no <noscript>: what stands in it is read instead.
  const note = plainPage.getByRole("main").locator("noscript");
  expect(await note.evaluate((element) => element.textContent)).toContain("The sample test needs JavaScript.");
  const links = await note.locator("a").evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
  expect(links).toEqual(["/courses", "/resources", "/signup"]);
  await expect(plainPage.getByRole("button", { name: "Start the Sample Test" })).toBeHidden();
});

test("the server scores only what the page sends, and nothing large", async ({ request }) => {
  const ask = (data: unknown) => request.post("/sample-test/check", { data });
  const scored = await ask({ type: "text", answer: { chosen: "o2" } });
  expect(scored.headers()["cache-control"]).toBe("no-store");
  expect(await scored.json()).toMatchObject({ kind: "scored", score: { earned: 1, max: 1 } });

  for (const asked of [null, {}, { type: "text" }, { type: "text", answer: { chosen: "o2" }, solution: {} }, "text"]) {
    const refused = await ask(asked);
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toEqual({ kind: "unreadable" });
  }
  expect((await ask({ type: "text", answer: "x".repeat(20_000) })).status()).toBe(413);
  expect((await request.get("/sample-test/check")).status()).toBe(405);
});
