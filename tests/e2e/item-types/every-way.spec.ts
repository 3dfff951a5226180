/** Each item type from untouched to all of its points: by keys alone, with a mouse and with a finger, at a desk and on a phone. */
import type { Locator } from "@playwright/test";
import { outlineOf } from "../../../src/items/registry/authoring.ts";
import { ITEM_TYPES, type ItemType } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import { WIDTHS } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";
import { HANDS, type Hands } from "./hands.ts";
import { sampleBody } from "./steps.ts";

const COUNT = ITEM_TYPES.length;

test.use({ hasTouch: true });
// Each for itself: one after the other they would be what a run ends with.
test.describe.configure({ mode: "parallel" });

for (const way of ["keys", "mouse", "finger"] as const) {
  for (const { name, viewport } of WIDTHS) {
    test(`each type is answered in full by ${way} at ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/sample-test");
      const hands = HANDS[way](page);
      const press = (button: string) => hands.press(page.getByRole("button", { name: button, exact: true }));
      await press("Start the Sample Test");
      for (const [index, type] of ITEM_TYPES.entries()) {
        await expect(page.getByRole("heading", { name: `Question ${index + 1} of ${COUNT}` })).toBeVisible();
        await answer(page.getByRole("main"), type, hands);
        await press("Check Answer");
        const { max } = sampleOf(type);
        await expect(page.getByText(`${max} of ${max} point`).last(), type).toBeVisible();
        await press(index < COUNT - 1 ? "Next" : "See Your Result");
      }
      await expect(page.getByRole("heading", { name: "Your Result" })).toBeVisible();
    });
  }
}

/** Does what the outline of the sample says is right, whatever controls its type has. */
async function answer(question: Locator, type: ItemType, hands: Hands): Promise<void> {
  const { parts } = outlineOf(sampleBody(type));
  const dropdowns = question.getByRole("combobox");
  const [drops, slots] = [await dropdowns.count(), await question.locator("[data-slot]").count()];
  for (const [index, { title, choices, asks }] of parts.entries()) {
    for (const [place, { text }] of choices.filter(({ isRight }) => isRight).entries()) {
      const token = question.locator("[aria-pressed]", { hasText: text });
      if (asks === "entry") await hands.enter(question.getByRole("textbox"), text.split(" ")[0] ?? "");
      else if (asks === "order") await hands.place(token, question.getByText(`Item ${place + 1} goes here`));
      else if (drops > 0) await hands.pick(dropdowns.nth(index), text);
      else if (slots > 0) await hands.place(token, slotOf(question, title ?? "", index, place));
      else await choose(question, title, text, hands);
    }
  }
}

/** A blank of a sentence, or a slot of the part of a bow-tie that is called so. */
function slotOf(question: Locator, part: string, blank: number, place: number): Locator {
  const own = question.getByRole("group", { name: part, exact: true }).locator("[data-slot]").nth(place);
  return own.or(question.getByRole("paragraph").locator("[data-slot]").nth(blank));
}

/** What can be chosen is called by its words, in a grid after those of its row, in a picture after its letter. */
async function choose(question: Locator, row: string | null, text: string, hands: Hands): Promise<void> {
  const named = (name: string) =>
    question.getByRole("radio", { name, exact: true }).or(question.getByRole("checkbox", { name, exact: true }));
  const control = named(text)
    .or(named(`${row} ${text}`))
    .or(question.getByRole("radio", { name: `: ${text}` }));
  await hands.press(control);
  await expect(control).toBeChecked();
}
