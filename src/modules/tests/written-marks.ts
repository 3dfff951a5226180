/** Marks as people write them: "1", "−1/3", "1 1/2", "0.25". Pure. */
const TWELFTHS_OF_A_MARK = 12;

/** "0.33" says a third: a decimal may be off by half of its second place. */
const ROUNDED = 0.005;

/** What was written, in twelfths of a mark; null for what is no such number. */
export function readMarks(written: string): number | null {
  const text = written
    .trim()
    .replaceAll("−", "-")
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
  const decimal = /^([+-]?)(\d{1,3}(?:\.\d{1,4})?)$/.exec(text);
  if (!decimal) return null;
  const [, sign, amount] = decimal;
  const rounded = Math.round(Number(amount) * TWELFTHS_OF_A_MARK);
  return Math.abs(rounded / TWELFTHS_OF_A_MARK - Number(amount)) < ROUNDED ? signed(sign, rounded) : null;
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
