/** Every item type in every state: what a screen reader gets, and what axe says, bright at a desk and dark on a phone. */
import type { Page } from "@playwright/test";
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import { TREES } from "../item-types/trees.ts";
import { problemsOfLargeText } from "../large-text.ts";

/** Where somebody wants to look at them, the pictures go there: GALLERY=test-results/gallery npx playwright test gallery. */
const PHOTOGRAPHS = process.env.GALLERY;

// Each for itself: one after the other they would be what a run ends with.
test.describe.configure({ mode: "parallel" });

for (const type of ITEM_TYPES) {
  test(`${type} is told in roles, names and states, and accessible in every state, bright at a desk and dark on a phone`, async ({
    page,
    admin: _,
  }) => {
    await page.goto(`/admin/gallery/${type}`);
    await expect(page.locator("section[data-state=untouched]")).toBeVisible();
    await expect(page.locator("section[data-state=right]")).toBeVisible();
    for (const [state, tree] of Object.entries(TREES[type])) {
      await expect(page.locator(`section[data-state=${state}]`), state).toMatchAriaSnapshot(tree);
    }
    const untouched = page.locator("section[data-state=untouched]");
    await expect(untouched.locator(":checked:not(option[value='']), [aria-pressed=true], [data-filled]")).toHaveCount(
      0,
    );
    await photograph(page, `${type}-light`);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: "dark" });
    await photograph(page, `${type}-dark`);
    await expectAccessible(page, "look");
    expect(await problemsOfLargeText(page)).toEqual([]);
  });
}

async function photograph(page: Page, name: string): Promise<void> {
  if (PHOTOGRAPHS) await page.screenshot({ path: `${PHOTOGRAPHS}/${name}.png`, fullPage: true });
}
