import fc from "fast-check";
import { expect, test } from "vitest";
import { Calculator, type CalculatorKey, CLEARED, DIGITS, pendingIn, press, shownIn } from "./calculator-state.ts";

const KEYS: ReadonlyArray<CalculatorKey> = [
  ...DIGITS,
  ...(["+", "-", "×", "÷", ".", "=", "%", "√", "±", "C", "CE", "⌫", "MC", "MR", "M+", "M−"] as const),
];
const keyOf = (text: string) => KEYS.find((key) => key === text);

/** After these keys, with spaces around those of more than a digit; a number is pressed digit by digit. */
function after(keys: string, from: Calculator = CLEARED): Calculator {
  const pressed = keys.split(" ").flatMap((key) => keyOf(key) ?? [...key].flatMap((digit) => keyOf(digit) ?? []));
  return pressed.reduce(press, from);
}
const shown = (keys: string) => shownIn(after(keys));

test.each([
  ["0.1 + 0.2 =", "0.3"],
  ["1 - 0.9 =", "0.1"],
  ["0.07 × 100 =", "7"],
  ["1 ÷ 3 =", "0.33333333333"],
  ["1 ÷ 3 × 3 =", "1"],
  ["2 ÷ 3 =", "0.66666666667"],
  ["4.35 × 100 =", "435"],
  ["999999999999 × 1 =", "999999999999"],
  ["250 ÷ 500 × 2 =", "1"],
])("%s shows %s: decimal numbers, not binary ones", (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test.each([
  ["2 + 3 × 4 =", "20"],
  ["2 + 3 - 1 + 6 =", "10"],
  ["5 + =", "10"],
  ["5 + × 4 =", "20"],
  ["2 + 3 = =", "8"],
  ["10 - 2 = = =", "4"],
  ["2 × 5 = = ", "50"],
  ["2 + 3 = 7", "7"],
  ["2 + 3 = × 4 =", "20"],
])("%s shows %s: from left to right, and = again repeats", (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test.each([
  ["200 + 10 % =", "220"],
  ["200 - 10 % =", "180"],
  ["200 × 10 % =", "20"],
  ["50 ÷ 10 % =", "500"],
  ["10 %", "0.1"],
  ["200 + 10 %", "20"],
])("%s shows %s: a percentage of the first number when it is added or taken off", (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test.each([
  ["144 √", "12"],
  ["2 √", "1.41421356237"],
  ["2 √ × 2 √ =", "2"],
  ["16 + 9 √ =", "19"],
  ["5 ±", "-5"],
  ["5 ± ±", "5"],
  ["8 - 5 ± =", "13"],
  ["3 + 4 = ±", "-7"],
])("%s shows %s", (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test.each([
  ["5 M+ C MR", "5"],
  ["5 M+ 3 M+ C MR", "8"],
  ["5 M+ 3 M− C MR", "2"],
  ["5 M+ C 2 × MR =", "10"],
  ["5 M+ MC 7 MR", "7"],
  ["5 M+ 6", "6"],
])("%s shows %s: the memory stays until MC", (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test.each([
  [".5", "0.5"],
  ["1.5.2", "1.52"],
  ["007", "7"],
  ["12 ⌫", "1"],
  ["1 ⌫", "0"],
  ["5 ± ⌫", "0"],
  ["5 + 3 = ⌫", "8"],
  ["12 + 34 CE 5 =", "17"],
  ["12 + 34 C 5", "5"],
  ["1234567890123", "123456789012"],
])("%s shows %s", (keys, result) => {
  expect(shown(keys)).toBe(result);
});

test("what cannot be is said, and nothing but C goes on from it", () => {
  expect(after("5 ÷ 0 =").error).toBe("no-division");
  expect(after("4 ± √").error).toBe("no-root");
  expect(after("999999999999 × 999999999999 =").error).toBe("too-large");
  expect(after("5 ÷ 0 + 3").error).toBe("no-division");
  expect(shown("5 ÷ 0 = 7")).toBeNull();
  expect(shown("5 ÷ 0 = C 7")).toBe("7");
});

test("what is under way is shown until it is done", () => {
  expect(pendingIn(after("12.5 ×"))).toBe("12.5 ×");
  expect(pendingIn(after("12.5 × 2"))).toBe("12.5 ×");
  expect(pendingIn(after("12.5 × 2 ="))).toBe("");
});

test("whatever is pressed, it shows a number that fits or an error, and can be stored and taken up again", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KEYS), { maxLength: 40 }), (keys) => {
      let state = CLEARED;
      for (const key of keys) {
        state = press(state, key);
        const text = shownIn(state);
        if (state.error === null) expect(text).toMatch(/^-?\d{1,12}(\.\d*)?$/);
        expect((text ?? "").replace(/\D/g, "").length).toBeLessThanOrEqual(13);
      }
      expect(Calculator.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }),
  );
});

test("sums of amounts are those of whole numbers, however they are added up", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 15 }), (cents) => {
      const typed = cents.map((cent) => (cent / 100).toFixed(2)).join(" + ");
      expect(Number(shown(`${typed} =`))).toBe(cents.reduce((sum, cent) => sum + cent, 0) / 100);
    }),
  );
});
