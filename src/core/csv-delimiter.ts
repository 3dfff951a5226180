/** The beginning of a CSV file: its delimiter, which spreadsheets take from the computer's language, and lines above the columns. */
import { oneLine } from "./plain-text.ts";

const DELIMITERS = [",", ";", "\t"] as const;

/** Maximum number of lines above the names of the columns. */
export const LINES_ABOVE = 3;

/** The delimiter of a file whose text begins like this, taken from its first line that has one. */
export function delimiterOf(beginning: string): string {
  const lines = beginning.split("\n", 2 * LINES_ABOVE).filter((line) => line.trim() !== "");
  const first = lines.find((line) => DELIMITERS.some((delimiter) => line.includes(delimiter))) ?? "";
  const countOf = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best));
}

/** True if the text contains its first line with words completely. */
export function containsFirstLine(beginning: string): boolean {
  return beginning.trimStart().includes("\n");
}

/** True for a line above the names of the columns: that of Excel with the delimiter, a title, or an empty one. */
export function isBeforeColumns(fields: ReadonlyArray<string>): boolean {
  return fields.filter((field) => oneLine(field) !== "").length < 2;
}
