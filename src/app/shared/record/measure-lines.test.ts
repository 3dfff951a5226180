import { expect, test } from "vitest";
import { linesOf } from "./measure-lines.ts";

test("times stand at equal distances, the highest value at the top and the lowest at the foot", () => {
  expect(linesOf(["88", "112", "100"])).toEqual([
    [
      { left: 16.67, top: 100, label: "88" },
      { left: 50, top: 0, label: "112" },
      { left: 83.33, top: 50, label: "100" },
    ],
  ]);
});

test("A blood pressure is two lines on one scale", () => {
  const [systolic, diastolic] = linesOf(["120/80", "100/60"]);
  expect(systolic?.map(({ top, label }) => [top, label])).toEqual([
    [0, "120"],
    [33.33, "100"],
  ]);
  expect(diastolic?.map(({ top, label }) => [top, label])).toEqual([
    [66.67, "80"],
    [100, "60"],
  ]);
});

test("What is no number leaves a gap, and a single number is no line", () => {
  expect(linesOf(["1,200", "", "refused", "1,350.5", "< 5"]).map((line) => line.map(({ label }) => label))).toEqual([
    ["1,200", "1,350.5"],
  ]);
  expect(linesOf(["98%", "pale"])).toEqual([]);
  expect(linesOf([])).toEqual([]);
  expect(linesOf(["12/8/4", "1/2/3"])).toEqual([]);
});

test("Equal values are a line in the middle", () => {
  expect(linesOf(["98%", "98%"])[0]?.map(({ top }) => top)).toEqual([50, 50]);
});

test("Of many values only those that say most are written beside the line", () => {
  const [line] = linesOf(["3", "4", "9", "5", "1", "6", "7", "8"]);
  expect(line?.map(({ label }) => label)).toEqual(["3", null, "9", null, "1", null, null, "8"]);
});
