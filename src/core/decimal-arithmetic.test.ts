import fc from "fast-check";
import { expect, test } from "vitest";
import { addDecimals, type Decimal, isWithin, parseDecimal, writeDecimal } from "./decimal.ts";
import { divideDecimals, multiplyDecimals, rootOfDecimal, roundToDecimals } from "./decimal-arithmetic.ts";

const ZERO: Decimal = { units: 0n, decimals: 0 };
const decimal = (text: string) => parseDecimal(text) ?? ZERO;
const written = (number: Decimal | null) => number && writeDecimal(number);
const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat(8))
  .map(([units, decimals]): Decimal => ({ units, decimals }));
const tiny = decimal("0.00000000000000000001");
const isClose = (one: Decimal, other: Decimal) => isWithin(one, other, tiny);

test("products are exact", () => {
  expect(written(multiplyDecimals(decimal("0.1"), decimal("0.2")))).toBe("0.02");
  expect(written(multiplyDecimals(decimal("-1.5"), decimal("2.5")))).toBe("-3.75");
  fc.assert(
    fc.property(anyDecimal, anyDecimal, anyDecimal, (a, b, c) => {
      const sum = multiplyDecimals(a, addDecimals(b, c));
      const parts = addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c));
      expect(written(sum)).toBe(written(parts));
    }),
  );
});

test("a quotient times its divisor is the dividend, and by 0 there is none", () => {
  expect(written(divideDecimals(decimal("1"), decimal("8")))).toBe("0.125");
  expect(written(divideDecimals(decimal("1000000"), decimal("0.001")))).toBe("1000000000");
  expect(divideDecimals(decimal("1"), ZERO)).toBeNull();
  fc.assert(
    fc.property(anyDecimal, anyDecimal, (a, b) => {
      fc.pre(b.units !== 0n);
      expect(isClose(multiplyDecimals(divideDecimals(a, b) ?? ZERO, b), a)).toBe(true);
    }),
  );
});

test("a root squared is its number, squares have exact roots, and numbers below 0 have none", () => {
  expect(written(rootOfDecimal(decimal("2.25")))).toBe("1.5");
  expect(written(rootOfDecimal(decimal("0.000001")))).toBe("0.001");
  expect(written(rootOfDecimal(ZERO))).toBe("0");
  expect(rootOfDecimal(decimal("-4"))).toBeNull();
  fc.assert(
    fc.property(anyDecimal, (a) => {
      const root = rootOfDecimal(a);
      if (a.units < 0n) expect(root).toBeNull();
      else expect(isClose(multiplyDecimals(root ?? ZERO, root ?? ZERO), a)).toBe(true);
      const positive = { ...a, units: a.units < 0n ? -a.units : a.units };
      expect(written(rootOfDecimal(multiplyDecimals(positive, positive)))).toBe(written(positive));
    }),
  );
});

test.each([
  ["1.25", 1, "1.3"],
  ["-1.25", 1, "-1.3"],
  ["1.249", 1, "1.2"],
  ["0.999", 2, "1"],
  ["12", 3, "12"],
])("%s with %i decimals is %s", (text, decimals, rounded) => {
  expect(written(roundToDecimals(decimal(text), decimals))).toBe(rounded);
});
