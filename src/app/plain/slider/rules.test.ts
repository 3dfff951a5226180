import { expect, test } from "vitest";
import { indexAfter, isAdvancing, type SliderCircumstances, startIndex, stepOfSwipe, wantsMotion } from "./rules.ts";

const undisturbed: SliderCircumstances = {
  chosen: null,
  prefersReducedMotion: false,
  isHovered: false,
  isFocused: false,
  isTabHidden: false,
  isFullScreen: false,
};

test("the third picture is shown first, or the first if there are fewer than three", () => {
  expect([5, 3, 2, 1].map(startIndex)).toEqual([2, 2, 0, 0]);
});

test("after the last picture comes the first, and before the first the last", () => {
  expect(indexAfter(4, 1, 5)).toBe(0);
  expect(indexAfter(0, -1, 5)).toBe(4);
  expect(indexAfter(2, 7, 5)).toBe(4);
  expect(indexAfter(0, 1, 1)).toBe(0);
});

test("a swipe counts from 50 px, to the left for the next picture", () => {
  expect(stepOfSwipe(-50, 0)).toBe(1);
  expect(stepOfSwipe(50, 0)).toBe(-1);
  expect(stepOfSwipe(-49, 0)).toBe(0);
  expect(stepOfSwipe(49, 0)).toBe(0);
});

test("a finger that moves more vertically than sideways scrolls the page", () => {
  expect(stepOfSwipe(-60, 80)).toBe(0);
  expect(stepOfSwipe(-60, 30)).toBe(1);
});

test("the pictures advance automatically only while nothing prevents it", () => {
  expect(isAdvancing(undisturbed)).toBe(true);
  for (const reason of ["isHovered", "isFocused", "isTabHidden", "isFullScreen"] as const) {
    expect(isAdvancing({ ...undisturbed, [reason]: true }), reason).toBe(false);
    expect(isAdvancing({ ...undisturbed, chosen: "play", [reason]: true }), reason).toBe(false);
  }
  expect(isAdvancing({ ...undisturbed, chosen: "pause" })).toBe(false);
});

test("with reduced motion nothing advances unless the button was pressed", () => {
  expect(wantsMotion({ chosen: null, prefersReducedMotion: true })).toBe(false);
  expect(wantsMotion({ chosen: "play", prefersReducedMotion: true })).toBe(true);
  expect(wantsMotion({ chosen: "pause", prefersReducedMotion: false })).toBe(false);
});
