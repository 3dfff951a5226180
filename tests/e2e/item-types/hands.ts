/** Answers what a question offers with a mouse. */
import { expect, type Locator, type Page } from "@playwright/test";
import { outlineOf } from "../../../src/items/registry/authoring.ts";
import type { ItemType } from "../../../src/items/registry/models.ts";
import { sampleBody } from "../../../src/testing/sample-body.ts";

type Point = { x: number; y: number };

/** Presses a button, a check box or a radio button. */
export async function press(control: Locator): Promise<void> {
  const { x, y } = await pointOf(control);
  await control.page().mouse.click(x, y);
}

/** The middle of a control, or of the first line of the words that belong to it, in the middle of the window. */
async function pointOf(control: Locator): Promise<Point> {
  return control.evaluate((element) => {
    const target = element.closest("label") ?? element;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const [line] = target.getClientRects();
    return line ? { x: line.x + line.width / 2, y: line.y + line.height / 2 } : { x: 0, y: 0 };
  });
}

/** Where a drag begins and ends, both in sight. */
async function pathOf(from: Locator, to: Locator): Promise<readonly [Point, Point]> {
  await pointOf(to);
  await from.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("What is dragged, or its place, is not shown.");
  return [
    { x: start.x + start.width / 2, y: start.y + start.height / 2 },
    { x: end.x + end.width / 2, y: end.y + end.height / 2 },
  ];
}

/** Drags with a mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await pathOf(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Does what the outline of the sample says is right, whatever controls its type has. */
export async function answerInFull(question: Locator, type: ItemType): Promise<void> {
  const { parts } = outlineOf(sampleBody(type));
  const dropdowns = question.getByRole("combobox");
  const [drops, slots] = [await dropdowns.count(), await question.locator("[data-slot]").count()];
  for (const [index, { title, choices, asks }] of parts.entries()) {
    for (const [place, { text }] of choices.filter(({ isRight }) => isRight).entries()) {
      if (asks === "entry") await question.getByRole("textbox").fill(text.split(" ")[0] ?? "");
      else if (drops > 0) await dropdowns.nth(index).selectOption(text);
      else if (asks === "order") await put(question, text, question.getByText(`Item ${place + 1} goes here`));
      else if (slots > 0) await put(question, text, slotOf(question, title ?? "", index, place));
      else await choose(question, title, text);
    }
  }
}

async function put(question: Locator, text: string, place: Locator): Promise<void> {
  const token = question.locator("[aria-pressed]", { hasText: text });
  await drag(question.page(), token, place);
  await expect(token.and(question.locator("[aria-pressed=true]:not([data-held])"))).toBeVisible();
}

/** A blank of a sentence, or a slot of the part of a bow-tie that is called so. */
function slotOf(question: Locator, part: string, blank: number, place: number): Locator {
  const own = question.getByRole("group", { name: part, exact: true }).locator("[data-slot]").nth(place);
  return own.or(question.getByRole("paragraph").locator("[data-slot]").nth(blank));
}

/** What can be chosen is called by its words, in a grid after those of its row, in a picture after its letter. */
async function choose(question: Locator, row: string | null, text: string): Promise<void> {
  const named = (name: string) =>
    question.getByRole("radio", { name, exact: true }).or(question.getByRole("checkbox", { name, exact: true }));
  const control = named(text)
    .or(named(`${row} ${text}`))
    .or(question.getByRole("radio", { name: `: ${text}` }));
  await press(control);
  await expect(control).toBeChecked();
}
