import { beforeEach, expect, test, vi } from "vitest";

const page = new EventTarget();
vi.stubGlobal("window", page);
const { swallowSecondPress } = await import("./swallow-second-press.ts");

/** Presses at one place, `at` milliseconds after the page began; returns whether the page got it. */
function press(kind: "pointerdown" | "click", at: number): boolean {
  const event = Object.assign(new Event(kind, { cancelable: true }), { clientX: 10, clientY: 10, detail: 1 });
  Object.defineProperty(event, "timeStamp", { value: at });
  return page.dispatchEvent(event);
}

// A key press ends what the previous test left pending.
beforeEach(() => void page.dispatchEvent(new Event("keydown")));

test("the second half of a double click does not reach what the first has opened", () => {
  press("click", 1000);
  swallowSecondPress();
  expect([press("pointerdown", 1100), press("click", 1100)]).toEqual([false, false]);
});

test("a press much later counts", () => {
  press("click", 1000);
  swallowSecondPress();
  expect([press("pointerdown", 1600), press("click", 1600)]).toEqual([true, true]);
});

test("after something was filled in without a key the next press counts, however soon", () => {
  press("click", 1000);
  swallowSecondPress();
  page.dispatchEvent(new Event("input"));
  expect([press("pointerdown", 1100), press("click", 1100)]).toEqual([true, true]);
});
