/** Measures over time as lines. Pure. */
import { plainNumerals } from "../../../core/numerals.ts";

/** Where a value stands, in percent from the start and from the top, and its words where there is room for them. */
export type Dot = { left: number; top: number; label: string | null };

/** With more times than that only the first, the last, the highest and the lowest value are written beside their dots. */
const LABELLED_TIMES = 6;

/**
 * The lines of a measure, of which `values` are the words at each time; two where they are pairs such as a blood pressure of 120/80.
 * What is no number leaves a gap. None where fewer than two times have a number.
 */
export function linesOf(values: ReadonlyArray<string>): Dot[][] {
  const read = values.map(numbersIn);
  const width = read.find((numbers) => numbers.length > 0)?.length ?? 0;
  const known = read.map((numbers) => (numbers.length === width ? numbers : []));
  const all = known.flatMap((numbers) => numbers.map(({ value }) => value));
  if (width === 0 || all.length < 2 * width) return [];
  const lowest = Math.min(...all);
  const range = Math.max(...all) - lowest;
  return Array.from({ length: width }, (_, line) => {
    const points = known.flatMap((numbers, time) => {
      const point = numbers[line];
      return point ? [{ ...point, time }] : [];
    });
    const ends = [...points].sort((one, other) => one.value - other.value);
    const labelled = values.length <= LABELLED_TIMES ? points : [points[0], points.at(-1), ends[0], ends.at(-1)];
    return points.map((point) => ({
      left: rounded(((point.time + 0.5) / values.length) * 100),
      top: range === 0 ? 50 : rounded(100 - ((point.value - lowest) / range) * 100),
      label: labelled.includes(point) ? point.text : null,
    }));
  });
}

/** The numbers of a value: 37.2, 1,200, 98%, or the two of 120/80. None of anything else, such as "< 0.01". */
function numbersIn(text: string): { value: number; text: string }[] {
  const parts = text.split("/").map((part) => part.trim());
  const numbers = parts.map(plainNumerals);
  const isNumber = (part: string) => /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?%?$/.test(part);
  if (parts.length > 2 || !numbers.every(isNumber)) return [];
  return parts.map((part, index) => ({ value: Number(numbers[index]?.replace(/[,%]/g, "")), text: part }));
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
