/** By what the cells of a CSV file are separated: spreadsheets write what the computer's language does. */

const DELIMITERS = [",", ";", "\t"] as const;

/** What separates the cells of a file whose text begins so; its first line with words shows it. */
export function delimiterOf(beginning: string): string {
  const first = beginning.split("\n").find((line) => line.trim() !== "") ?? "";
  const countOf = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best));
}

/** True when the text holds its first line with words up to the end of that line. */
export function containsFirstLine(beginning: string): boolean {
  return /\S.*\n/.test(beginning);
}
