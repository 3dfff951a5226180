/** Ordered response: from a list into an order, which is moved by buttons and by its handle, and worth a point as a whole. */
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import {
  dragByMouse,
  expectAccessible,
  listenTo,
  middleOf,
  PHONE,
  tabTo,
  tap,
  touch,
} from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const RIGHT = [
  "Clean the hands with alcohol-based rub",
  "Put on the gown and tie all of its ties",
  "Put on the mask and fit it over the nose",
  "Put on goggles or a face shield",
  "Put on gloves, over the cuffs of the gown",
] as const;
const [HANDS, GOWN, MASK, GOGGLES, GLOVES] = RIGHT;

const token = (name: string) => page.getByRole("button", { name, exact: true });
const order = page.getByRole("list", { name: "Your order" }).getByRole("listitem");
const textsOf = (rows: Locator) => rows.elements().map(({ textContent }) => textContent);

/** Waits until these items are in the order, and no others. */
async function expectOrder(...names: string[]): Promise<void> {
  await expect.poll(() => textsOf(order)).toEqual(names.map((name, index) => `${index + 1}. ${name}`));
}

test("by touch: placed, taken back aloud, placed again, and exchanged by the handle", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("ordered_response");
  const heard = listenTo();
  for (const name of [HANDS, GOWN, MASK]) await tap(token(name));
  await expect.element(page.getByText(`“${MASK}” is number 3 of 5.`)).toBeVisible();
  expect(asked.progress()).toBe("partly");
  await tap(token(MASK));
  await expectOrder(HANDS, GOWN);
  await tap(page.getByRole("button", { name: `Take back ${GOWN}` }));
  await expect.element(page.getByRole("button", { name: `Take back ${HANDS}` })).toHaveFocus();
  await expect
    .poll(() => heard().filter((words) => words.includes("“")))
    .toEqual([
      `“${HANDS}” is number 1 of 5.`,
      `“${GOWN}” is number 2 of 5.`,
      `“${MASK}” is number 3 of 5.`,
      `“${MASK}” taken back, 2 of 5 placed.`,
      `“${GOWN}” taken back, 1 of 5 placed.`,
    ]);
  for (const name of [GOWN, MASK, GLOVES, GOGGLES]) await tap(token(name));
  await expectOrder(HANDS, GOWN, MASK, GLOVES, GOGGLES);
  expect(asked.progress()).toBe("complete");
  await expectAccessible("look");

  await dragHandle(order.nth(4), order.nth(3));
  await expectOrder(...RIGHT);
  await expect.element(page.getByText(`“${GOGGLES}” is now number 4 of 5.`)).toBeVisible();

  await asked.review();
  await expect.element(page.getByText("5 of 5 at their place.")).toBeVisible();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();
  await expectAccessible("look");
});

/** Drags a row by its handle with a finger, to the top edge of another row. */
async function dragHandle(from: Locator, to: Locator): Promise<void> {
  to.element().scrollIntoView({ block: "center", behavior: "instant" });
  const handle = from.element().querySelector("[aria-hidden]");
  if (!handle) throw new Error("The row has no handle.");
  const start = middleOf(page.elementLocator(handle));
  const { y } = middleOf(to);
  await touch([start, { x: start.x, y }, { x: start.x, y: to.element().getBoundingClientRect().top }]);
}

test("by keyboard alone; the focus stays on what was pressed, and only the whole order earns the point", async () => {
  const asked = await askQuestion("ordered_response");
  for (const name of [GOWN, HANDS, MASK]) {
    await tabTo(token(name));
    await userEvent.keyboard("{Enter}");
    await expect.element(token(name)).toHaveAttribute("aria-pressed", "true");
    await expect.element(token(name)).toHaveFocus();
  }
  const down = page.getByRole("button", { name: `Move down ${GOWN}` });
  await tabTo(down);
  await userEvent.keyboard(" ");
  await expectOrder(HANDS, GOWN, MASK);
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard("  ");
  await expectOrder(HANDS, MASK, GOWN);
  await expect.element(down).toHaveFocus();
  expect(asked.progress()).toBe("partly");

  await asked.review();
  await expect.element(page.getByText("1 of 5 at their place.")).toBeVisible();
  expect(page.getByText("Left empty").elements()).toHaveLength(2);
  await expect.element(page.getByText("Wrong: 0 of 1 point. Only the whole order earns it.")).toBeVisible();
  await expectAccessible();
});

test("written in its right order through the form, and never shown so; dragged into the order with a mouse", async () => {
  await openNewQuestion("Ordered response");
  const add = page.getByRole("button", { name: "Add Question" });
  const item = (number: number) => page.getByLabelText(`Item ${number}`, { exact: true });
  await add.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please enter the text of this item, or remove it.");
  await expect.element(item(1)).toHaveFocus();
  for (const [index, name] of ["Two", "One", "Three", "Four"].entries()) await item(index + 1).fill(name);
  await page.getByRole("button", { name: "Move item 1 down" }).click();
  await expect.element(page.getByRole("button", { name: "Move item 2 down" })).toHaveFocus();
  await expect.element(item(1)).toHaveValue("One");
  const preview = page.getByRole("complementary").getByRole("region", { name: "Question Preview" });
  const offered = preview.getByRole("list", { name: "Choose from" }).getByRole("listitem");
  await expect.poll(() => textsOf(offered).toSorted()).toEqual(["Four", "One", "Three", "Two"]);
  expect(textsOf(offered)).not.toEqual(["One", "Two", "Three", "Four"]);
  await expectAccessible();

  const choose = (name: string) => preview.getByRole("button", { name, exact: true });
  for (const name of ["One", "Two", "Three"]) await choose(name).click();
  await dragByMouse(choose("Four"), preview.getByText("Item 4 goes here"));
  await expect.poll(() => textsOf(order)).toEqual(["1. One", "2. Two", "3. Three", "4. Four"]);
  await preview.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("Right: 1 of 1 point.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
});
