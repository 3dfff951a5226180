import { expect, test } from "vitest";
import { BASED_ON, itemsInOrder, moved, moveValue, ORDER, orderText, sortedByName } from "./form.ts";

const items = ["Gamma", "Alpha", "Beta"].map((name, index) => ({
  id: name,
  name,
  positionByName: [3, 1, 2][index] ?? 0,
}));
const order = { items, version: "1" };

test("before scripts run each button moves its item by one, and the form comes back in the new order", () => {
  const once = moved(itemsInOrder(order, undefined), moveValue("Beta", "up"));
  expect(orderText(once)).toBe("Gamma Beta Alpha");
  const again = moved(itemsInOrder(order, { [BASED_ON]: "1", [ORDER]: orderText(once) }), moveValue("Beta", "up"));
  expect(orderText(again)).toBe("Beta Gamma Alpha");
  expect(orderText(moved(again, moveValue("Beta", "up")))).toBe("Beta Gamma Alpha");
  expect(orderText(sortedByName(again))).toBe("Alpha Beta Gamma");
});

test("an order of an older list, or of other items, is not taken", () => {
  const stored = orderText(items);
  for (const values of [
    { [BASED_ON]: "0", [ORDER]: "Alpha Beta Gamma" },
    { [BASED_ON]: "1", [ORDER]: "Alpha Beta" },
    { [BASED_ON]: "1", [ORDER]: "Alpha Alpha Beta Delta" },
  ]) {
    expect(orderText(itemsInOrder(order, values))).toBe(stored);
  }
});
