/** The three ways to reach what a question offers: keys alone, a mouse, a finger. */
import { expect, type Locator, type Page } from "@playwright/test";
import { outlineOf } from "../../../src/items/registry/authoring.ts";
import type { ItemType } from "../../../src/items/registry/models.ts";
import { sampleBody, tabTo } from "./steps.ts";

type Point = { x: number; y: number };

export type Hands = {
  /** Presses a button, a check box or a radio button. */
  press: (control: Locator) => Promise<void>;
  pick: (select: Locator, option: string) => Promise<void>;
  enter: (field: Locator, text: string) => Promise<void>;
  /** Brings a token to its place: by dragging where there is a pointer. */
  place: (token: Locator, place: Locator) => Promise<void>;
};

export const HANDS: Readonly<Record<"keys" | "mouse" | "finger", (page: Page) => Hands>> = {
  keys: (page) => ({
    press: (control) => pressByKeys(page, control),
    async pick(select, option) {
      await tabTo(page, select);
      const picked = select.locator("option:checked");
      for (let presses = 0; presses < 10 && (await picked.textContent()) !== option; presses += 1) {
        await page.keyboard.press("ArrowDown");
      }
      await expect(picked).toHaveText(option);
    },
    async enter(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async place(token, place) {
      await pressByKeys(page, token);
      // Unless it was picked up it has gone where it fits.
      if (await token.evaluate((button) => button.matches("[data-held]"))) await pressByKeys(page, place);
    },
  }),
  mouse: (page) => ({
    press: async (control) => {
      const { x, y } = await pointOf(control);
      await page.mouse.click(x, y);
    },
    async pick(select, option) {
      await select.selectOption(option);
    },
    async enter(field, text) {
      await field.click();
      await page.keyboard.type(text);
    },
    place: (token, place) => dragByMouse(page, token, place),
  }),
  finger: (page) => ({
    press: async (control) => {
      const { x, y } = await pointOf(control);
      await page.touchscreen.tap(x, y);
    },
    async pick(select, option) {
      await select.selectOption(option);
    },
    async enter(field, text) {
      await field.tap();
      await page.keyboard.type(text);
    },
    place: (token, place) => dragByFinger(page, token, place),
  }),
};

/** A radio button that nothing is chosen beside is reached by arrows from the first of its group. */
async function pressByKeys(page: Page, control: Locator): Promise<void> {
  const group = await control.evaluate((element) =>
    element instanceof HTMLInputElement && element.type === "radio" ? element.name : null,
  );
  if (group === null) {
    await tabTo(page, control);
    return page.keyboard.press("Space");
  }
  await tabTo(page, page.locator(`input[name="${group}"]`).first());
  await page.keyboard.press("Space");
  while (!(await control.isChecked())) await page.keyboard.press("ArrowDown");
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
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await pathOf(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Holds a token with a finger until it can be dragged, and drags it; `end` is how the finger leaves the screen. */
export async function dragByFinger(
  page: Page,
  from: Locator,
  to: Locator,
  end: "touchEnd" | "touchCancel" = "touchEnd",
): Promise<void> {
  const [start, target] = await pathOf(from, to);
  const finger = await fingerOn(page);
  await finger.move("touchStart", start);
  await expect(from).toHaveAttribute("data-dragged", "");
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const between = (one: number, other: number) => one + (other - one) * part;
    await finger.move("touchMove", { x: between(start.x, target.x), y: between(start.y, target.y) });
  }
  await finger.leave(end);
}

/** A finger whose every movement reaches the browser as a touch of the screen does. */
export async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  return {
    move: (type: "touchStart" | "touchMove", at: Point) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: [at] }),
    leave: (type: "touchEnd" | "touchCancel") => client.send("Input.dispatchTouchEvent", { type, touchPoints: [] }),
  };
}

/** Does what the outline of the sample says is right, whatever controls its type has. */
export async function answerInFull(question: Locator, type: ItemType, hands: Hands): Promise<void> {
  const { parts } = outlineOf(sampleBody(type));
  const dropdowns = question.getByRole("combobox");
  const [drops, slots] = [await dropdowns.count(), await question.locator("[data-slot]").count()];
  for (const [index, { title, choices, asks }] of parts.entries()) {
    for (const [place, { text }] of choices.filter(({ isRight }) => isRight).entries()) {
      if (asks === "entry") await hands.enter(question.getByRole("textbox"), text.split(" ")[0] ?? "");
      else if (drops > 0) await hands.pick(dropdowns.nth(index), text);
      else if (asks === "order") await put(question, text, question.getByText(`Item ${place + 1} goes here`), hands);
      else if (slots > 0) await put(question, text, slotOf(question, title ?? "", index, place), hands);
      else await choose(question, title, text, hands);
    }
  }
}

async function put(question: Locator, text: string, place: Locator, hands: Hands): Promise<void> {
  const token = question.locator("[aria-pressed]", { hasText: text });
  await hands.place(token, place);
  await expect(token.and(question.locator("[aria-pressed=true]:not([data-held])"))).toBeVisible();
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
