/** The percentages of pass marks. They are stored and compared exactly: as two decimals at most, or as a fraction. Pure. */
import { z } from "zod/mini";
import { plainNumerals } from "../../core/numerals.ts";
import { compareRatios, cutPercent, type Ratio } from "./ratios.ts";

const DENOMINATOR_MAX = 1_000;
/** Characters of a percentage as people write it, with spaces. */
const WRITTEN_MAX = 40;

/** A percentage that two decimals cannot write, in lowest terms: 66 2/3 % is 200 of 3. */
const FractionPercent = z
  .strictObject({
    numerator: z.int().check(z.minimum(1)),
    denominator: z.int().check(z.minimum(3), z.maximum(DENOMINATOR_MAX)),
  })
  .check(z.refine(({ numerator, denominator }) => numerator <= 100 * denominator));

/** From 0 to 100. */
export const Percent = z.union([z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)), FractionPercent]);
export type Percent = z.infer<typeof Percent>;

/** The share of the whole that a percentage is. */
export function ratioOf(percent: Percent): Ratio {
  return typeof percent === "number"
    ? { part: Math.round(percent * 100), of: 10_000 }
    : { part: percent.numerator, of: percent.denominator * 100 };
}

/** The difference, at least 0. */
export function lessPercent(percent: Percent, less: Percent): Percent {
  const [one, other] = [ratioOf(percent), ratioOf(less)];
  const [part, of] = [one.part * other.of - other.part * one.of, one.of * other.of];
  return part <= 0 ? 0 : percentOfRatio({ part, of });
}

function percentOfRatio({ part, of }: Ratio): Percent {
  const divisor = commonDivisor(part * 100, of);
  const [numerator, denominator] = [(part * 100) / divisor, of / divisor];
  const hundredths = (numerator * 100) / denominator;
  return Number.isInteger(hundredths) ? hundredths / 100 : { numerator, denominator };
}

/** The greatest whole number that divides both; the other one where one of them is 0. */
export function commonDivisor(one: number, other: number): number {
  let [greater, smaller] = [Math.abs(one), Math.abs(other)];
  while (smaller > 0) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

/**
 * The percentage that was written: "60", "66.67 %", "66 2/3 %". A fraction alone is a share of the whole, so that "2/3" is 66 2/3 %;
 * with a percent sign, and where `isPlain`, it is a part of one percent. Null for what is no percentage from 0 to 100.
 */
export function readPercent(written: string, { isPlain = false } = {}): Percent | null {
  if (written.length > WRITTEN_MAX) return null;
  const text = plainNumerals(written)
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize("NFKC")}`)
    .replace("\u2044", "/")
    .replace("\u066A", "%")
    .trim();
  const isSigned = text.endsWith("%");
  const number = text.replace(/%$/, "").trim().replace(",", ".");
  if (/^\d{1,3}(\.\d{1,2})?$/.test(number)) return Number(number) <= 100 ? Number(number) : null;
  const fraction = /^(?:(\d{1,3}) +)?(\d{1,4}) ?\/ ?(\d{1,4})$/.exec(number);
  if (!fraction) return null;
  const [, whole, above, below] = fraction;
  const of = Number(below);
  if (of === 0 || of > DENOMINATOR_MAX) return null;
  const isShare = whole === undefined && !isSigned && !isPlain;
  const percent = percentOfRatio({ part: Number(whole ?? 0) * of + Number(above), of: isShare ? of : of * 100 });
  const parsed = Percent.safeParse(percent);
  return parsed.success ? parsed.data : null;
}

/** A percentage as `readPercent` reads it: "60", "66 2/3". */
export function writePercent(percent: Percent): string {
  if (typeof percent === "number") return String(percent);
  const { numerator, denominator } = percent;
  return `${Math.floor(numerator / denominator)} ${numerator % denominator}/${denominator}`;
}

const DECIMALS_MOST = 12;

/**
 * The percentage to show for a ratio beside one that it was compared with: cut, with as many decimals as it takes to show on which
 * side it is, from two on; the other one itself where both are equal.
 */
export function percentBeside(reached: Ratio, needed: Percent): Percent {
  const mark = ratioOf(needed);
  if (compareRatios(reached, mark) === 0) return needed;
  for (let decimals = 2; ; decimals++) {
    const shown = cutPercent(reached, decimals) ?? 0;
    const ratio = { part: Math.round(shown * 10 ** decimals), of: 100 * 10 ** decimals };
    const isSameSide = compareRatios(ratio, mark) < 0 === compareRatios(reached, mark) < 0;
    if (isSameSide || decimals === DECIMALS_MOST) return shown;
  }
}

/** The least number of units, in whole steps, that is at least this percentage of what is possible. */
export function unitsNeeded(needed: Percent, possible: number, step: number): number {
  const { part, of } = ratioOf(needed);
  const [product, divisor] = [BigInt(part) * BigInt(possible), BigInt(of) * BigInt(step)];
  return Number((product + divisor - 1n) / divisor) * step;
}
