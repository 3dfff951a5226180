/** The public sample test (P21): answered, scored and reviewed like a real one, by anybody. */
import type { Page } from "@playwright/test";
import { itemTypeTexts } from "../../../src/content/en/item-types.ts";
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { secretOf } from "../../../src/testing/sample-secrets.ts";
import { PHONE } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

const COUNT = ITEM_TYPES.length;
const heading = (page: Page, position: number) =>
  page.getByRole("heading", { name: `Question ${position} of ${COUNT}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("no solution comes before its question is checked, a reload loses nothing, and a total with Sign Up is at the end", async ({
  page,
}) => {
  const received: string[] = [];
  page.on("response", async (response) => {
    received.push(await response.text().catch(() => ""));
  });
  const seen = () => ITEM_TYPES.filter((type) => received.some((text) => text.includes(secretOf(type))));
  const solved = () =>
    received.filter((text) => !text.startsWith("import") && /"solution"|"correct":|isCorrect/.test(text)).length;
  await page.setViewportSize(PHONE);
  await page.goto("/sample-test");
  await expect(page.getByRole("term")).toHaveText(ITEM_TYPES.map((type) => itemTypeTexts[type].name));
  await button(page, "Start the Sample Test").press("Enter");

  await expect(heading(page, 1)).toBeFocused();
  await page.getByRole("radio").nth(1).check();
  expect([seen(), solved()]).toEqual([[], 0]);
  await button(page, "Check Answer").press("Enter");
  await expect(page.getByText("Right: 1 of 1 point.")).toBeVisible();
  await expect.poll(seen).toEqual(ITEM_TYPES.slice(0, 1));
  await button(page, "Next").press("Enter");
  await expect(heading(page, 2)).toBeFocused();
  await page.getByRole("checkbox").first().check();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();

  for (let position = 2; position < COUNT; position += 1) {
    await expect(heading(page, position)).toBeVisible();
    await button(page, "Next").click();
  }
  expect([seen(), solved()]).toEqual([ITEM_TYPES.slice(0, 1), 1]);
  await button(page, "See Your Result").click();
  await expect(page.getByRole("heading", { name: "Your Result" })).toBeFocused();
  await expect(page.locator("dl > div").filter({ hasText: "Points" })).toContainText("1 of 1");
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
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
