import { beforeEach, expect, test, vi } from "vitest";

const page = new EventTarget();
vi.stubGlobal("window", page);
const { swallowSecondPress } = await import("./swallow-second-press.ts");

/** Dispatches an event of a press at one place, `at` milliseconds after the page began; returns whether the page received it. */
function dispatch(kind: "mousedown" | "click", at: number, more: { pointerType?: string; detail: number }): boolean {
  const event = Object.assign(new Event(kind, { cancelable: true }), { clientX: 10, clientY: 10, ...more });
  Object.defineProperty(event, "timeStamp", { value: at });
  return page.dispatchEvent(event);
}

function press(at: number, pointerType: "mouse" | "touch", detail: number): boolean[] {
  return [dispatch("mousedown", at, { detail }), dispatch("click", at, { pointerType, detail })];
}

const tap = (at: number) => press(at, "touch", 1);
const click = (at: number, detail: number) => press(at, "mouse", detail);

// A key press ends what the previous test left pending.
beforeEach(() => void page.dispatchEvent(new Event("keydown")));

test("the second half of a double click does not reach what the first has opened", () => {
  click(1000, 1);
  swallowSecondPress();
  expect(click(1400, 2)).toEqual([false, false]);
});

test("a click that is no second half counts, however soon", () => {
  click(1000, 1);
  swallowSecondPress();
  expect(click(1100, 1)).toEqual([true, true]);
});

test("the second half of a double tap does not reach what the first has opened", () => {
  tap(1000);
  swallowSecondPress();
  expect(tap(1100)).toEqual([false, false]);
});

test("a tap much later counts", () => {
  tap(1000);
  swallowSecondPress();
  expect(tap(1600)).toEqual([true, true]);
});

test("after something was filled in without a key the next tap counts, however soon", () => {
  tap(1000);
  swallowSecondPress();
  page.dispatchEvent(new Event("input"));
  expect(tap(1100)).toEqual([true, true]);
});
