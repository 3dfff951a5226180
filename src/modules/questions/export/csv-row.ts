/** A question as a row of CSV: the columns that an import reads. Only single answers fit, and only as plain text. */
import { plainText } from "../../../core/html.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import { safeCell } from "../import/formula.ts";

/** As many options as an import has columns for. */
export const CSV_OPTIONS_MAX = 8;
const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
const MORE_OPTIONS = LETTERS.slice(4).map((letter) => `option_${letter.toLowerCase()}`);

/** The first line. Spreadsheets take the mark before it to mean UTF-8. */
export const CSV_HEADER = `\uFEFF${lineOf([
  ...["subject", "lesson", "question", "option_a", "option_b", "option_c", "option_d", "answer", "explanation"],
  ...MORE_OPTIONS,
])}`;

/** The question as a line; null when CSV cannot hold it. */
export function csvLine(place: { subjectName: string; lessonTitle: string }, body: QuestionBody): string | null {
  if (body.type !== "text" || body.content.options.length > CSV_OPTIONS_MAX) return null;
  const { content, solution } = body;
  const options = LETTERS.map((_, index) => content.options[index]?.text ?? "");
  const answer = LETTERS[content.options.findIndex(({ id }) => id === solution.correct)] ?? "";
  return lineOf([
    place.subjectName,
    place.lessonTitle,
    linesOfHtml(content.stem),
    ...options.slice(0, 4),
    answer,
    linesOfHtml(solution.rationale),
    ...options.slice(4),
  ]);
}

function lineOf(cells: ReadonlyArray<string>): string {
  return `${cells.map((cell) => quoted(safeCell(cell))).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}

/** The words of a rich text; paragraphs and line breaks are lines. */
function linesOfHtml(html: string): string {
  return html
    .split(/<br\b[^>]*>|<\/(?:p|h[1-3]|li|blockquote|pre)>/i)
    .map(plainText)
    .join("\n")
    .trim();
}
