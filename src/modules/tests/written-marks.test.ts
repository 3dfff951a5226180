import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarks, writeMarks } from "./written-marks.ts";

test("marks are read as people write them, with either minus, as fractions and as rounded decimals", () => {
  const read = ["1", "−1/3", "-1/4", "- 1/2", "0", "-0", "1 1/2", "0.25", "−0,33", "-0.67", "4/3"].map(readMarks);
  expect(read).toEqual([12, -4, -3, -6, 0, 0, 18, 3, -4, -8, 16]);
});

test("a decimal of two places or more is the fraction that it rounds or cuts", () => {
  const twoThirds = ["0.66", "0.67", "0.666", "0.667", "0.6666", "0.6667", "0,66"].map(readMarks);
  expect(twoThirds).toEqual(twoThirds.map(() => 8));
  expect(["0.33", "0.333", "-0.66", "-0.67", "1.66", "0.16", "0.17", "0.83", "0.500"].map(readMarks)).toEqual([
    4, 4, -8, -8, 20, 2, 2, 10, 6,
  ]);
  for (const text of ["0.6", "0.7", "0.3", "0.65", "0.68", "0.34", "0.665", "0.668", "0.24", "0.26"])
    expect(readMarks(text), text).toBeNull();
});

test("every fraction is read as rounded and as cut, to two, three and four places", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 2, max: 4 }), (twelfths, places) => {
      const unit = 10 ** places;
      const [rounded, cut] = [Math.round((twelfths * unit) / 12), Math.floor((twelfths * unit) / 12)];
      expect([rounded, cut].map((units) => readMarks((units / unit).toFixed(places)))).toEqual([twelfths, twelfths]);
    }),
  );
});

test("what is no whole number of twelfths is not read", () => {
  for (const text of ["", "one", "1/5", "1/0", "0.3", "1//3", "1e3", "--1", "9999"])
    expect(readMarks(text), text).toBeNull();
});

test("all marks are read as they were written", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1200, max: 1200 }), (twelfths) => readMarks(writeMarks(twelfths)) === twelfths),
  );
});
