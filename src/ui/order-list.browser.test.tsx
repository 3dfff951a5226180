/** A list that is put in order: by keys with the focus on what was pressed, and by dragging a handle with mouse or finger. */
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { movedTo } from "../core/moved-to.ts";
import { expectAccessible, middleOf, mouse, PHONE, type Point, touch } from "../testing/component.ts";
import { OrderList } from "./order-list.tsx";

const NAMES = ["Airway", "Breathing", "Circulation"];
const LABELS = { up: (name: string) => `Move up ${name}`, down: (name: string) => `Move down ${name}` };

const button = (name: string) => page.getByRole("button", { name });
const order = () =>
  page
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
/** The handle of a row, or so far below it. */
const gripOf = (index: number, below = 0) => {
  const grip = page.getByRole("listitem").nth(index).element().querySelector("[data-alive]");
  if (!grip) throw new Error("The row has no handle.");
  const { x, y } = middleOf(page.elementLocator(grip));
  return { x, y: y + below };
};

function Ordered() {
  const [items, setItems] = useState(NAMES.map((name) => ({ id: name, name })));
  return (
    <OrderList label="Order" items={items} labels={LABELS} onMove={(from, to) => setItems(movedTo(items, from, to))} />
  );
}

test("the buttons move a row by key, keep the focus, and do nothing at the ends", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await render(<Ordered />);
  await expectAccessible();
  button("Move up Circulation").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(order).toEqual(["Airway", "Circulation", "Breathing"]);
  await expect.element(button("Move up Circulation")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(order).toEqual(["Circulation", "Airway", "Breathing"]);
  await expect.element(button("Move up Circulation")).toHaveFocus();
  await expect.element(button("Move up Circulation")).toHaveAttribute("aria-disabled", "true");
  button("Move down Circulation").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(order).toEqual(["Airway", "Circulation", "Breathing"]);
  await expect.element(button("Move down Circulation")).toHaveFocus();
});

test("a handle is dragged with mouse or finger; Escape leaves everything as it was", async () => {
  await render(<Ordered />);
  const drag = async (from: Point, to: Point) => {
    await mouse.press(from);
    await mouse.drag(from, to);
  };
  // Where rows are before they make room.
  const [start, end] = [gripOf(0, -9), gripOf(2, 9)];
  await drag(gripOf(2), start);
  await mouse.release(start);
  await expect.poll(order).toEqual(["Circulation", "Airway", "Breathing"]);
  await touch([gripOf(0), gripOf(1), end]);
  await expect.poll(order).toEqual(["Airway", "Breathing", "Circulation"]);

  await drag(gripOf(0), end);
  await expect.element(page.getByRole("listitem").first()).toHaveAttribute("data-dragged");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listitem").first()).not.toHaveAttribute("data-dragged");
  await mouse.release(end);
  expect(order()).toEqual(["Airway", "Breathing", "Circulation"]);
});
