/** Decimal numbers as people type them. Whole numbers of any size and a count of decimals: nothing is ever rounded. */
import { plainNumerals } from "./numerals.ts";

/** `units` of which each is ten to the power of minus `decimals`: 2.50 is 250 and 2. */
export type Decimal = { units: bigint; decimals: number };

/** A number, or why a text is none: nothing in it, a comma where a point is meant or may be, something else. */
export type ReadDecimal =
  | { kind: "number"; decimal: Decimal }
  | { kind: "empty" }
  | { kind: "comma" }
  | { kind: "other" };

/** Characters; no person types a longer number, and reading one takes more than linear time. */
const LENGTH_MAX = 200;

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;
/** 1,000,000 or 10,00,000: a comma before the last three digits, and before every three or every two in front of them. */
const GROUPED = /^[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})*,\d{3})(?:\.\d*)?$/;
const WITH_COMMA = /^[+-]?[\d.]*,[\d.,]*$/;

/**
 * Reads 0.5, .5, 1000, 1,000 and 1,00,000, with spaces around it and a sign before it, in the digits of any script. A comma
 * that can only stand for a point, as in 1,5, is not guessed at.
 */
export function readDecimal(text: string): ReadDecimal {
  const trimmed = text.trim();
  if (trimmed.length > LENGTH_MAX) return { kind: "other" };
  const typed = plainNumerals(trimmed).trim();
  if (typed === "") return { kind: "empty" };
  const [, sign, whole = "", fraction = ""] = PLAIN.exec(GROUPED.test(typed) ? typed.replaceAll(",", "") : typed) ?? [];
  if (whole + fraction === "") return { kind: WITH_COMMA.test(typed) ? "comma" : "other" };
  const units = BigInt(whole + fraction);
  return { kind: "number", decimal: { units: sign === "-" ? -units : units, decimals: fraction.length } };
}

/** The number that a text is; null when it is none. */
export function parseDecimal(text: string): Decimal | null {
  const read = readDecimal(text);
  return read.kind === "number" ? read.decimal : null;
}

/** True if they are not further apart than `tolerance`. */
export function isWithin(one: Decimal, other: Decimal, tolerance: Decimal): boolean {
  const decimals = Math.max(one.decimals, other.decimals, tolerance.decimals);
  const inUnits = (decimal: Decimal) => decimal.units * 10n ** BigInt(decimals - decimal.decimals);
  const apart = inUnits(one) - inUnits(other);
  return (apart < 0n ? -apart : apart) <= inUnits(tolerance);
}

/** The sum, `sign` -1 for the difference. */
export function addDecimals(one: Decimal, other: Decimal, sign: 1 | -1 = 1): Decimal {
  const decimals = Math.max(one.decimals, other.decimals);
  const inUnits = (decimal: Decimal) => decimal.units * 10n ** BigInt(decimals - decimal.decimals);
  return { units: inUnits(one) + BigInt(sign) * inUnits(other), decimals };
}

/** Digits with a point, without zeros that say nothing. */
export function writeDecimal({ units, decimals }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  let end = digits.length;
  while (end > whole.length && digits[end - 1] === "0") end -= 1;
  const fraction = digits.slice(whole.length, end);
  const sign = units < 0n ? "-" : "";
  return fraction === "" ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** How many decimals a number has that say something: 2.50 has one. */
export function decimalsOf(decimal: Decimal): number {
  return writeDecimal(decimal).split(".")[1]?.length ?? 0;
}
