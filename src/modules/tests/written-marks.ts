/** Marks as people write them: "1", "−1/3", "1 1/2", "0.25". Pure. */
import { plainNumerals } from "../../core/numerals.ts";

const TWELFTHS_OF_A_MARK = 12;

/** From so many decimals on a number may be rounded or cut: 0.66 and 0.67 are two thirds. */
const ROUNDED_DECIMALS = 2;

/** What was written, in twelfths of a mark; null for what is no such number. */
export function readMarks(written: string): number | null {
  const text = plainNumerals(written)
    .trim()
    .replaceAll("–", "-")
    .replace(",", ".")
    .replace(/^([+-])\s+/, "$1");
  const fraction = /^([+-]?)(?:(\d{1,3})\s+)?(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text);
  if (fraction) {
    const [, sign, whole = "0", above, below] = fraction;
    const twelfths = (Number(whole) + Number(above) / Number(below)) * TWELFTHS_OF_A_MARK;
    const rounded = Math.round(twelfths);
    return Math.abs(twelfths - rounded) < 1e-9 ? signed(sign, rounded) : null;
  }
  const decimal = /^([+-]?)(\d{1,3}(?:\.(\d{1,4}))?)$/.exec(text);
  if (!decimal) return null;
  const [, sign, amount, decimals = ""] = decimal;
  const unit = 10 ** decimals.length;
  const units = Math.round(Number(amount) * unit);
  const nearest = Math.round((units * TWELFTHS_OF_A_MARK) / unit);
  return isWrittenAs(units, unit, nearest, decimals.length) ? signed(sign, nearest) : null;
}

/** True if so many units, such as hundredths, are these twelfths of a mark: exactly, rounded, or with further decimals cut off. */
function isWrittenAs(units: number, unit: number, twelfths: number, decimals: number): boolean {
  const exact = twelfths * unit;
  if (units * TWELFTHS_OF_A_MARK === exact) return true;
  const [rounded, cut] = [Math.round(exact / TWELFTHS_OF_A_MARK), Math.floor(exact / TWELFTHS_OF_A_MARK)];
  return decimals >= ROUNDED_DECIMALS && (units === rounded || units === cut);
}

/** Not −0, which is written as "-0". */
function signed(sign: string | undefined, amount: number): number {
  return sign === "-" && amount !== 0 ? -amount : amount;
}

/** Twelfths of a mark as a number and a fraction: "1", "−1/3", "1 1/2". */
export function writeMarks(twelfths: number): string {
  const amount = Math.abs(twelfths);
  const [whole, rest] = [Math.floor(amount / TWELFTHS_OF_A_MARK), amount % TWELFTHS_OF_A_MARK];
  const divisor = [6, 4, 3, 2, 1].find((each) => rest % each === 0) ?? 1;
  const fraction = rest === 0 ? "" : `${rest / divisor}/${TWELFTHS_OF_A_MARK / divisor}`;
  const parts = [...(whole > 0 || fraction === "" ? [String(whole)] : []), ...(fraction ? [fraction] : [])];
  return `${twelfths < 0 ? "−" : ""}${parts.join(" ")}`;
}
