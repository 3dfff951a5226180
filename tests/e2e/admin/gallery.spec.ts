/** Every item type in every state: read by axe, bright at a desk and dark on a phone, and answered by keys alone. */
import type { Locator, Page } from "@playwright/test";
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { DESK, expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import { problemsOfLargeText } from "../large-text.ts";

/** Where somebody wants to look at them, the pictures go there: GALLERY=test-results/gallery npx playwright test gallery. */
const PHOTOGRAPHS = process.env.GALLERY;

// Each for itself: one after the other they would be what a run ends with.
test.describe.configure({ mode: "parallel" });

for (const type of ITEM_TYPES) {
  test(`${type} is accessible in every state, bright at a desk and dark on a phone, and answered by keyboard alone`, async ({
    page,
    admin: _,
  }) => {
    await page.goto(`/admin/gallery/${type}`);
    await expect(page.locator("section[data-state=untouched]")).toBeVisible();
    await expect(page.locator("section[data-state=right]")).toBeVisible();
    await photograph(page, `${type}-light`);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: "dark" });
    await photograph(page, `${type}-dark`);
    await expectAccessible(page, "look");
    expect(await problemsOfLargeText(page)).toEqual([]);

    await page.setViewportSize(DESK);
    const state = page.locator("section[data-state=untouched]");
    const progress = state.locator("[data-progress]");
    await expect(progress).toHaveAttribute("data-progress", "untouched");
    await state.locator("input, select, button").first().focus();

    await expect(async () => {
      await pressWhereTheFocusIs(page, state);
      await expect(progress).toHaveAttribute("data-progress", "complete", { timeout: 100 });
    }).toPass({ intervals: [1], timeout: 20_000 });
  });
}

async function photograph(page: Page, name: string): Promise<void> {
  if (PHOTOGRAPHS) await page.screenshot({ path: `${PHOTOGRAPHS}/${name}.png`, fullPage: true });
}

/** Does with the focused control what its keys do, then goes on to the next, unless the focus has gone on by itself. */
async function pressWhereTheFocusIs(page: Page, state: Locator): Promise<void> {
  const focused = state.locator(":focus");
  await expect(focused, "the focus stays inside the question until it is answered").toHaveCount(1);
  const key = await focused.evaluate((element) => {
    if (element.matches("select")) return "ArrowDown";
    return element.matches("input[type=text]") ? "1" : "Space";
  });
  const pressed = await focused.elementHandle();
  await page.keyboard.press(key);
  if (await pressed?.evaluate((control) => control === document.activeElement)) await page.keyboard.press("Tab");
}
