/** Every item type in every state: photographed at both widths and in both themes, read by axe, and answered by keys alone. */
import type { Locator, Page } from "@playwright/test";
import { ITEM_TYPES } from "../../src/items/registry/models.ts";
import { DESK, expect, expectAccessible, PHONE, test, WIDTHS } from "./fixtures.ts";

const PHOTOGRAPHS = "test-results/gallery";

for (const type of ITEM_TYPES) {
  test(`${type} is accessible in every state, at both widths and in both themes, and answered by keyboard alone`, async ({
    page,
    admin: _,
  }) => {
    await page.goto(`/admin/gallery/${type}`);
    await expect(page.locator("[data-state=untouched]")).toBeVisible();
    await expect(page.locator("[data-state=right]")).toBeVisible();
    await expectAccessible(page);
    for (const { viewport } of WIDTHS) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${PHOTOGRAPHS}/${type}-${viewport.width}-${colorScheme}.png`, fullPage: true });
        await expectAccessible(page, colorScheme === "dark" && viewport === PHONE ? "look" : "width");
      }
    }

    await page.setViewportSize(DESK);
    const state = page.locator("[data-state=untouched]");
    const progress = state.locator("[data-progress]");
    await expect(progress).toHaveAttribute("data-progress", "untouched");
    await state.locator("input, select, button").first().focus();

    await expect(async () => {
      await pressWhereTheFocusIs(page, state);
      await expect(progress).toHaveAttribute("data-progress", "complete", { timeout: 100 });
    }).toPass({ intervals: [1], timeout: 20_000 });
  });
}

/** Does with the focused control what its keys do, then goes on to the next. */
async function pressWhereTheFocusIs(page: Page, state: Locator): Promise<void> {
  const focused = state.locator(":focus");
  await expect(focused, "the focus stays inside the question until it is answered").toHaveCount(1);
  const isChoice = await focused.evaluate((element) => element.matches("select"));
  await page.keyboard.press(isChoice ? "ArrowDown" : "Space");
  await page.keyboard.press("Tab");
}
