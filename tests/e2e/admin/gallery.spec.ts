/** Every item type in every state: what a screen reader gets. How they look is tested beside their components. */
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { expect, test } from "../fixtures.ts";
import { TREES } from "../item-types/trees.ts";

test("every item type is told in roles, names and states", async ({ page, admin: _ }) => {
  for (const type of ITEM_TYPES) {
    await page.goto(`/admin/gallery/${type}`);
    for (const [state, tree] of Object.entries(TREES[type])) {
      const section = page.locator(`section[data-state=${state}]`);
      await expect(section, `${type}: ${state}`).toMatchAriaSnapshot(tree);
    }
  }
});
