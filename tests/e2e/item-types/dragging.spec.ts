/** Dragging by finger and mouse: what lifts a token, what puts it back, and that a finger can still scroll the page. */
import type { Locator } from "@playwright/test";
import { expect, PHONE, test } from "../fixtures.ts";
import { dragByFinger, fingerOn } from "./hands.ts";

test.use({ hasTouch: true, viewport: PHONE });

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a finger that moves at once scrolls, one that holds drags and one that only holds presses; what the browser or Escape takes away is back where it was", async ({
  page,
  admin: _,
}) => {
  await page.goto("/admin/gallery/dragdrop_cloze");
  const question = page.locator("section[data-state=untouched]");
  const wheeze = question.locator("[aria-pressed]", { hasText: "new wheeze" });
  const itching = question.locator("[aria-pressed]", { hasText: "itching of the palms" });
  const blanks = question.locator("[data-slot]");
  const said = question.getByRole("status");
  const finger = await fingerOn(page);

  await wheeze.evaluate((token) => token.scrollIntoView({ block: "center", behavior: "instant" }));
  const start = await middleOf(wheeze);
  const scrolled = await page.evaluate(() => window.scrollY);
  await finger.move("touchStart", start);
  for (const by of [30, 60, 90, 120]) await finger.move("touchMove", { x: start.x, y: start.y - by });
  await finger.leave("touchEnd");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 60);
  // The page rolls on after the finger has left, and a touch would only stop it.
  await page.evaluate(async () => {
    let [last, frames] = [Number.NaN, 0];
    while (frames < 20) {
      await new Promise(requestAnimationFrame);
      frames = window.scrollY === last ? frames + 1 : 0;
      last = window.scrollY;
    }
  });
  await expect(said).toBeEmpty();

  await dragByFinger(page, wheeze, blanks.first(), "touchCancel");
  await expect(wheeze).not.toHaveAttribute("data-dragged");
  await expect(said).toBeEmpty();
  await dragByFinger(page, wheeze, blanks.first());
  await expect(said).toHaveText("“new wheeze” placed in blank 1 of 3: finding, 1 of 3 filled.");
  await dragByFinger(page, blanks.first(), blanks.nth(1));
  await expect(blanks.nth(1)).toContainText("new wheeze");
  await expect(blanks.first()).not.toContainText("new wheeze");
  await dragByFinger(page, blanks.nth(1), itching);
  await expect(said).toHaveText("“new wheeze” taken back from blank 2 of 3: finding, 0 of 3 filled.");

  await finger.move("touchStart", await middleOf(itching));
  await expect(itching).toHaveAttribute("data-dragged");
  await finger.leave("touchEnd");
  await expect(said).toHaveText("“itching of the palms” picked up. Now press the blank where it goes.");

  const [from, to] = [await middleOf(wheeze), await middleOf(itching)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(wheeze).toHaveAttribute("data-dragged");
  await page.keyboard.press("Escape");
  await expect(wheeze).not.toHaveAttribute("data-dragged");
  await page.mouse.up();
  await expect(said).toHaveText("“itching of the palms” picked up. Now press the blank where it goes.");
});
