/** Multiplication, division and roots of decimal numbers, for a calculator. What never ends is rounded far behind what is shown. */
import type { Decimal } from "./decimal.ts";

/** Significant digits that are kept. */
const KEPT = 40;

const isNegative = (units: bigint) => units < 0n;
const magnitude = (units: bigint) => (isNegative(units) ? -units : units);
const digitsOf = (units: bigint) => String(magnitude(units)).length;
const powerOfTen = (exponent: number) => 10n ** BigInt(exponent);

/** The number with so many decimals at most, half away from zero. */
export function roundToDecimals({ units, decimals }: Decimal, most: number): Decimal {
  if (decimals <= most) return { units, decimals };
  return { units: divideRounded(units, powerOfTen(decimals - most)), decimals: most };
}

/** The number with so many significant digits at most, as far as they are decimals. */
function roundToKept({ units, decimals }: Decimal): Decimal {
  return roundToDecimals({ units, decimals }, Math.max(0, decimals - Math.max(0, digitsOf(units) - KEPT)));
}

/** The product. */
export function multiplyDecimals(one: Decimal, other: Decimal): Decimal {
  return roundToKept({ units: one.units * other.units, decimals: one.decimals + other.decimals });
}

/** The quotient; null where the divisor is 0. */
export function divideDecimals(dividend: Decimal, divisor: Decimal): Decimal | null {
  if (divisor.units === 0n) return null;
  const decimals = Math.max(0, KEPT + digitsOf(divisor.units) - digitsOf(dividend.units) + dividend.decimals);
  const shift = decimals - dividend.decimals + divisor.decimals;
  const units =
    shift >= 0
      ? divideRounded(dividend.units * powerOfTen(shift), divisor.units)
      : divideRounded(dividend.units, divisor.units * powerOfTen(-shift));
  return withoutZeros({ units, decimals });
}

/** The square root; null for a number below 0. */
export function rootOfDecimal({ units, decimals }: Decimal): Decimal | null {
  if (isNegative(units)) return null;
  const shift = 2 * KEPT + (decimals % 2);
  return withoutZeros({ units: wholeRoot(units * powerOfTen(shift)), decimals: (decimals + shift) / 2 });
}

/** Without zeros at the end of its decimals. */
function withoutZeros({ units, decimals }: Decimal): Decimal {
  let [rest, count] = [units, decimals];
  while (count > 0 && rest % 10n === 0n) [rest, count] = [rest / 10n, count - 1];
  return { units: rest, decimals: count };
}

function divideRounded(units: bigint, by: bigint): bigint {
  const [top, bottom] = [magnitude(units), magnitude(by)];
  const quotient = (top * 2n + bottom) / (bottom * 2n);
  return isNegative(units) === isNegative(by) ? quotient : -quotient;
}

/** The largest whole number whose square is not above it, by Newton's method. */
function wholeRoot(units: bigint): bigint {
  if (units < 2n) return units;
  let root = powerOfTen(Math.ceil(digitsOf(units) / 2));
  for (;;) {
    const next = (root + units / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
