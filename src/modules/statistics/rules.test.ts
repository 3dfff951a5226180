import { expect, test } from "vitest";
import { daysOf, hoursEach, percentChange, pointsChange, preciseShare, rangeIn, spanOf } from "./rules.ts";

test("a range ends today and is compared with as many days right before it", () => {
  expect(spanOf(7, "2033-03-10")).toEqual({
    from: "2033-03-04",
    to: "2033-03-10",
    before: { from: "2033-02-25", to: "2033-03-03" },
  });
  for (const days of [7, 30, 90, 365] as const) {
    const span = spanOf(days, "2032-03-01");
    expect([daysOf(span).length, daysOf(span.before).length]).toEqual([days, days]);
    expect(daysOf(span).at(-1)).toBe("2032-03-01");
  }
});

test("an address names one of the four ranges, and else it is thirty days", () => {
  expect(["7", "30", "90", "365"].map(rangeIn)).toEqual([7, 30, 90, 365]);
  expect([null, "", "8", "-7", "7.0", "constructor"].map(rangeIn)).toEqual([30, 30, 30, 30, 30, 30]);
});

test("changes are rounded, and there is none without something before", () => {
  expect(percentChange(3, 2)).toBe(50);
  expect(percentChange(2, 3)).toBe(-33);
  expect(percentChange(0, 4)).toBe(-100);
  expect(percentChange(4, 0)).toBeNull();
  expect(percentChange(null, 4)).toBeNull();
  expect(pointsChange(preciseShare(2, 3), preciseShare(1, 3))).toBe(33.4);
  expect(pointsChange(preciseShare(2, 3), preciseShare(0, 0))).toBeNull();
  expect(hoursEach(6800, 3)).toBe(0.6);
  expect(hoursEach(0, 0)).toBeNull();
});
