/** A question as a row of CSV: the columns that an import reads. Only single answers fit, and only as plain text. */
import { CSV_MARK, csvRow } from "../../../core/csv.ts";
import { plainLines } from "../../../core/html.ts";
import type { ExportedQuestion } from "./json-line.server.ts";

/** As many options as an import has columns for. */
export const CSV_OPTIONS_MAX = 8;
const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
const MORE_OPTIONS = LETTERS.slice(4).map((letter) => `option_${letter.toLowerCase()}`);

/** The first line. */
export const CSV_HEADER = `${CSV_MARK}${csvRow([
  ...["subject", "lesson", "question", "option_a", "option_b", "option_c", "option_d", "answer", "explanation"],
  ...MORE_OPTIONS,
  ...["areas", "judgment_step", "reserved"],
])}`;

/** The question as a line; null when CSV cannot hold it. */
export function csvLine({ body, ...question }: ExportedQuestion): string | null {
  if (body.type !== "text" || body.content.options.length > CSV_OPTIONS_MAX) return null;
  const { content, solution } = body;
  const options = LETTERS.map((_, index) => content.options[index]?.text ?? "");
  const answer = LETTERS[content.options.findIndex(({ id }) => id === solution.correct)] ?? "";
  return csvRow([
    question.subjectName,
    question.lessonTitle,
    linesOfHtml(content.stem),
    ...options.slice(0, 4),
    answer,
    linesOfHtml(solution.rationale),
    ...options.slice(4),
    question.areas.join(" "),
    question.judgmentStep ?? "",
    question.isReserved ? "yes" : "",
  ]);
}

/** The words of a rich text; paragraphs, line breaks and rows of tables are lines. */
function linesOfHtml(html: string): string {
  return plainLines(html).join("\n").trim();
}
