/**
 * Rows of CSV as every export writes them. Text that a spreadsheet would take for a formula gets an apostrophe in front, as
 * spreadsheets do themselves, and an import takes it off again. So does text behind a semicolon or a tab: where these
 * separate cells, it would stand in one of its own.
 */

/** What a file of CSV begins with: spreadsheets take this mark to mean UTF-8. */
export const CSV_MARK = "\uFEFF";

/** The cells as a line, with its end. */
export function csvRow(cells: ReadonlyArray<string | number>): string {
  return `${cells.map((cell) => quoted(typeof cell === "number" ? String(cell) : safeCell(cell))).join(",")}\r\n`;
}

/** Where a cell may begin, in front of what could begin a formula, or looks as if it had been made safe. */
const UNSAFE = /(?<=^|[;\t])(?='*[=+\-@\t\r])/g;
const MADE_SAFE = /(?<=^|[;\t])'(?='*[=+\-@\t\r])/g;

/** The cell as it is written: an apostrophe stands wherever a formula could begin. */
export function safeCell(text: string): string {
  return text.replace(UNSAFE, "'");
}

/** The text of a cell that may have been made safe. */
export function textOfCell(cell: string): string {
  return cell.replace(MADE_SAFE, "");
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
