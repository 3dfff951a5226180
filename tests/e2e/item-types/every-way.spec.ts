/**
 * Each item type from untouched to all of its points: by keys alone, with a mouse and with a finger at a desk, with a finger on a phone. By
 * keys on a phone it is in `public/sample-test.spec.ts`.
 */
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import { PHONE, WIDTHS } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";
import { answerInFull, HANDS } from "./hands.ts";

const COUNT = ITEM_TYPES.length;

test.use({ hasTouch: true });
// Each for itself: one after the other they would be what a run ends with.
test.describe.configure({ mode: "parallel" });

for (const { name, viewport } of WIDTHS) {
  for (const way of viewport === PHONE ? (["finger"] as const) : (["keys", "mouse", "finger"] as const)) {
    test(`each type is answered in full by ${way} at ${name}`, async ({ page }) => {
      test.slow(way === "keys", "Hundreds of keys are pressed.");
      await page.setViewportSize(viewport);
      await page.goto("/sample-test");
      const hands = HANDS[way](page);
      const press = (button: string) => hands.press(page.getByRole("button", { name: button, exact: true }));
      await press("Start the Sample Test");
      for (const [index, type] of ITEM_TYPES.entries()) {
        await expect(page.getByRole("heading", { name: `Question ${index + 1} of ${COUNT}` })).toBeVisible();
        await answerInFull(page.getByRole("main"), type, hands);
        await press("Check Answer");
        const { max } = sampleOf(type);
        await expect(page.getByText(`${max} of ${max} point`).last(), type).toBeVisible();
        await press(index < COUNT - 1 ? "Next" : "See Your Result");
      }
      await expect(page.getByRole("heading", { name: "Your Result" })).toBeVisible();
    });
  }
}
