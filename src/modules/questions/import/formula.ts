/**
 * Text that a spreadsheet would take for a formula. An export puts an apostrophe in front of it, as spreadsheets do
 * themselves, and an import takes it off again.
 */

/** The cell as it is written: one that could become a formula, or looks as if it had been made safe, gets an apostrophe. */
export function safeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell that may have been made safe. */
export function textOfCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
