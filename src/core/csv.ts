/**
 * CSV rows as every export writes them. Text that a spreadsheet would read as a formula gets an apostrophe in front, as
 * spreadsheets do themselves, and an import of such a file removes it. So does such text after a semicolon, a tab or a
 * line break: where semicolons or tabs separate cells, our quotation marks are not honoured, and it would become a cell
 * of its own. After a comma nothing is needed: programs that split at commas honour the quotation marks.
 */

/** The byte order mark that spreadsheets need to recognise UTF-8. */
export const CSV_MARK = "\uFEFF";

/** The cells as a line, including its line ending. */
export function csvRow(cells: ReadonlyArray<string | number>): string {
  return `${cells.map((cell) => quoted(typeof cell === "number" ? String(cell) : safeCell(cell))).join(",")}\r\n`;
}

/**
 * Where a cell may begin, before something that could begin a formula or looks as if it had been escaped. East Asian
 * spreadsheets treat full-width signs like the narrow ones.
 */
const UNSAFE = /(?<=^|[;\t\r\n])(?=['"]*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g;
const MADE_SAFE = /(?<=^|[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g;

/** A number is no formula, and a spreadsheet calculates with it only without an apostrophe. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The cell as written: with an apostrophe wherever a formula could begin. */
export function safeCell(text: string): string {
  return NUMBER.test(text) ? text : text.replace(UNSAFE, "'");
}

/** The text of a cell of an export. In other files an apostrophe belongs to the text. */
export function textOfCell(cell: string): string {
  return cell.replace(MADE_SAFE, "");
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
