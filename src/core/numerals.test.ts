import { expect, test } from "vitest";
import { plainNumerals, readWhole } from "./numerals.ts";

test("the ten digits of every script are 0 to 9", () => {
  const digits = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));

  expect(digits.length).toBeGreaterThanOrEqual(680);
  expect(plainNumerals(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
});

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۱۲", "12"],
  ["൧൨", "12"],
  ["１２．５", "12.5"],
  ["𝟗𝟘", "90"],
  ["١٬٢٣٤٫٥", "1,234.5"],
  ["\u200F−٣\u200E", "-3"],
  ["10² mL", "10² mL"],
])("%s is read as %s", (typed, plain) => {
  expect(plainNumerals(typed)).toBe(plain);
});

test("a whole number is digits alone", () => {
  expect([" ٤٥ ", "007", "0", "९९"].map(readWhole)).toEqual([45, 7, 0, 99]);
  expect(["", "-1", "1.5", "1,000", "1e3", "ten", "1".repeat(10)].map(readWhole)).toEqual(Array(7).fill(null));
});
