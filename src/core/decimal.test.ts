import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDecimals, decimalsOf, isWithin, parseDecimal, readDecimal, writeDecimal } from "./decimal.ts";

const written = (text: string) => {
  const decimal = parseDecimal(text);
  return decimal && writeDecimal(decimal);
};
const decimal = (text: string) => parseDecimal(text) ?? { units: 0n, decimals: 0 };

describe("a number is read however it is written", () => {
  test.each([
    ["0.5", "0.5"],
    [".5", "0.5"],
    ["5.", "5"],
    ["0012", "12"],
    ["12.50", "12.5"],
    ["1000", "1000"],
    ["1,000", "1000"],
    ["12,345,678.90", "12345678.9"],
    ["1,00,000", "100000"],
    ["10,00,000", "1000000"],
    ["1,23,45,678", "12345678"],
    [" 7 ", "7"],
    ["\u00a07\u00a0", "7"],
    ["+3", "3"],
    ["-3.5", "-3.5"],
    ["\u22123.5", "-3.5"],
    ["-0", "0"],
    ["१२.५", "12.5"],
    ["१,००,०००", "100000"],
    ["١٢٫٥", "12.5"],
    ["١٬٠٠٠٫٢٥", "1000.25"],
    ["۱۲٫۵", "12.5"],
    ["१२.५", "12.5"],
    ["൧൨", "12"],
    ["１２．５", "12.5"],
    ["\u200F\u221212", "-12"],
  ])("%j is %s", (text, value) => {
    expect(written(text)).toBe(value);
  });
});

describe("what is no number is said to be none, and a comma that may be a point is not guessed at", () => {
  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["1,5", "comma"],
    ["١٬٥", "comma"],
    ["٫", "other"],
    ["0,5", "comma"],
    ["0,500", "comma"],
    [",5", "comma"],
    ["1,0000", "comma"],
    ["1,000,00", "comma"],
    ["1,00,00", "comma"],
    ["1.000,5", "comma"],
    ["1,00,000,000", "comma"],
    [".", "other"],
    ["-", "other"],
    ["1.2.3", "other"],
    ["1e3", "other"],
    ["0x10", "other"],
    ["Infinity", "other"],
    ["2.5 mL", "other"],
    ["1 000", "other"],
    ["1/2", "other"],
    ["five", "other"],
  ])("%j is %s", (text, kind) => {
    expect(readDecimal(text).kind).toBe(kind);
  });
});

test("a difference is exactly what it is, where floating point is not", () => {
  expect(0.1 + 0.2 === 0.3).toBe(false);
  expect(writeDecimal(addDecimals(decimal("0.1"), decimal("0.2")))).toBe("0.3");
  expect(writeDecimal(addDecimals(decimal("1"), decimal("0.95"), -1))).toBe("0.05");
  expect(isWithin(decimal("1.1"), decimal("1"), decimal("0.1"))).toBe(true);
  expect(isWithin(decimal("0.9"), decimal("1"), decimal("0.1"))).toBe(true);
  expect(isWithin(decimal("1.1000000000000000000001"), decimal("1"), decimal("0.1"))).toBe(false);
  expect(isWithin(decimal("9007199254740993"), decimal("9007199254740992"), decimal("0"))).toBe(false);
});

test("any number, written and read again, is the same, with commas of either kind too", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
      for (const language of ["en-US", "en-IN"]) expect(written(units.toLocaleString(language))).toBe(String(units));
    }),
  );
  fc.assert(
    fc.property(fc.bigInt(), fc.nat(12), (units, decimals) => {
      const text = writeDecimal({ units, decimals });

      expect(written(text)).toBe(text);
      expect(isWithin(decimal(text), { units, decimals }, decimal("0"))).toBe(true);
    }),
  );
});

test("zeros at the end are no decimals", () => {
  expect(["2", "2.50", "2.00", "0.125"].map((text) => decimalsOf(decimal(text)))).toEqual([0, 1, 0, 3]);
});
