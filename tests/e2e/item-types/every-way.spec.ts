/**
 * Each item type from untouched to all of its points with a mouse and with a finger at a desk. By keys at a desk and with a finger on a phone
 * the first two are here and all others in a file of their own; by keys on a phone all are in `public/sample-test.spec.ts`.
 */
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import { DESK, PHONE } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";
import { answerInFull, HANDS } from "./hands.ts";

const [ALL, FIRST] = [ITEM_TYPES, ITEM_TYPES.slice(0, 2)];

test.use({ hasTouch: true });
// Each for itself: one after the other they would be what a run ends with.
test.describe.configure({ mode: "parallel" });

for (const { types, way, at } of [
  { types: ALL, way: "mouse", at: DESK },
  { types: ALL, way: "finger", at: DESK },
  { types: FIRST, way: "keys", at: DESK },
  { types: FIRST, way: "finger", at: PHONE },
] as const) {
  test(`${types === ALL ? "each type" : types.join(" and ")} is answered in full by ${way} at ${at.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(at);
    await page.goto("/sample-test");
    const hands = HANDS[way](page);
    const press = (button: string) => hands.press(page.getByRole("button", { name: button, exact: true }));
    await press("Start the Sample Test");
    for (const [index, type] of types.entries()) {
      await expect(page.getByRole("heading", { name: `Question ${index + 1} of ${ALL.length}` })).toBeVisible();
      await answerInFull(page.getByRole("main"), type, hands);
      await press("Check Answer");
      const { max } = sampleOf(type);
      await expect(page.getByText(`${max} of ${max} point`).last(), type).toBeVisible();
      await press(index < ALL.length - 1 ? "Next" : "See Your Result");
    }
    if (types === ALL) await expect(page.getByRole("heading", { name: "Your Result" })).toBeVisible();
  });
}
