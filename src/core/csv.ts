/**
 * Rows of CSV as every export writes them. Text that a spreadsheet would take for a formula gets an apostrophe in front, as
 * spreadsheets do themselves, and an import takes it off again.
 */

/** What a file of CSV begins with: spreadsheets take this mark to mean UTF-8. */
export const CSV_MARK = "\uFEFF";

/** The cells as a line, with its end. */
export function csvRow(cells: ReadonlyArray<string | number>): string {
  return `${cells.map((cell) => quoted(typeof cell === "number" ? String(cell) : safeCell(cell))).join(",")}\r\n`;
}

/** The cell as it is written: one that could become a formula, or looks as if it had been made safe, gets an apostrophe. */
export function safeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell that may have been made safe. */
export function textOfCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
