/** Detects the delimiter of a CSV file: spreadsheets use that of the computer's language. */

const DELIMITERS = [",", ";", "\t"] as const;

/** The delimiter of a file whose text begins like this, taken from its first line with words. */
export function delimiterOf(beginning: string): string {
  const first = beginning.split("\n").find((line) => line.trim() !== "") ?? "";
  const countOf = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best));
}

/** True if the text contains its first line with words completely. */
export function containsFirstLine(beginning: string): boolean {
  return /\S.*\n/.test(beginning);
}
