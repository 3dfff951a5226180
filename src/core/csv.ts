/**
 * Rows of CSV as every export writes them. Text that a spreadsheet would take for a formula gets an apostrophe in front, as
 * spreadsheets do themselves, and an import takes it off again. So does text behind a semicolon, a tab or a line break: where
 * semicolons or tabs separate cells, our quotation marks hold nothing together, and it would stand in a cell of its own. Behind
 * a comma nothing is needed: whoever takes commas for separators honours the quotation marks.
 */

/** What a file of CSV begins with: spreadsheets take this mark to mean UTF-8. */
export const CSV_MARK = "\uFEFF";

/** The cells as a line, with its end. */
export function csvRow(cells: ReadonlyArray<string | number>): string {
  return `${cells.map((cell) => quoted(typeof cell === "number" ? String(cell) : safeCell(cell))).join(",")}\r\n`;
}

/**
 * Where a cell may begin, in front of what could begin a formula, or looks as if it had been made safe. Spreadsheets of East
 * Asia take the wide signs for the narrow ones.
 */
const UNSAFE = /(?<=^|[;\t\r\n])(?=['"]*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g;
const MADE_SAFE = /(?<=^|[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g;

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
