/** Each item type from untouched to all of its points with a mouse at a desk. Keys and fingers are in the component tests. */
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import { DESK } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";
import { answerInFull, press } from "./hands.ts";

test("each type is answered in full by mouse at a desk", async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto("/sample-test");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await press(button("Start the Sample Test"));
  for (const [index, type] of ITEM_TYPES.entries()) {
    await expect(page.getByRole("heading", { name: `Question ${index + 1} of ${ITEM_TYPES.length}` })).toBeVisible();
    await answerInFull(page.getByRole("main"), type);
    await press(button("Check Answer"));
    const { max } = sampleOf(type);
    await expect(page.getByText(`${max} of ${max} point`).last(), type).toBeVisible();
    await press(button(index < ITEM_TYPES.length - 1 ? "Next" : "See Your Result"));
  }
  await expect(page.getByRole("heading", { name: "Your Result" })).toBeVisible();
});
