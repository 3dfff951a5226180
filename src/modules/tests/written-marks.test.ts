import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarks, writeMarks } from "./written-marks.ts";

test("marks are read as people write them, with either minus, as fractions and as rounded decimals", () => {
  const read = ["1", "−1/3", "-1/4", "- 1/2", "0", "-0", "1 1/2", "0.25", "−0,33", "-0.67", "4/3"].map(readMarks);
  expect(read).toEqual([12, -4, -3, -6, 0, 0, 18, 3, -4, -8, 16]);
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
