import { expect, test } from "vitest";
import { placesOf } from "./line-places.ts";

test("points stand at equal distances, the top of the scale at the top; what is outside of it stands at its edge", () => {
  const values = (...all: number[]) => all.map((value) => ({ value }));

  expect(placesOf(values(0, 50, 100), 100)).toEqual([
    { left: 0, top: 100 },
    { left: 50, top: 50 },
    { left: 100, top: 0 },
  ]);
  expect(placesOf(values(-20, 120), 100)).toEqual([
    { left: 0, top: 100 },
    { left: 100, top: 0 },
  ]);
  expect(placesOf(values(25), 100)).toEqual([{ left: 50, top: 75 }]);
  expect(placesOf([], 100)).toEqual([]);
});
