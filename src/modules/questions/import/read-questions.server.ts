/** The rows of an imported file, one after the other: of CSV, of JSON Lines or of text, whichever it holds. */
import { isBeforeColumns, LINES_ABOVE } from "../../../core/csv-delimiter.ts";
import { withPauses } from "../../../core/with-pauses.server.ts";
import { beginsBlocks } from "./read-blocks.ts";
import { readCaseText } from "./read-case-text.server.ts";
import { chain, parseCsv } from "./read-csv.server.ts";
import { readJsonLine } from "./read-json-line.server.ts";
import type { FileRow } from "./read-question.ts";
import { type Columns, readColumns, readRow } from "./read-row.ts";
import { ImportFileError, readText } from "./read-text.server.ts";

/** More than a question with texts of the maximum length, each of them two or three times. */
const LINE_LENGTH_MAX = 2_000_000;

/** Longer first lines are of CSV or JSON Lines. */
const FIRST_LINE_LENGTH = 1_000;

/** Rows in the order of the file. Throws ImportFileError when the file as a whole cannot be taken. */
export async function* readQuestions(bytes: AsyncIterable<Uint8Array>, megabytesMax: number): AsyncGenerator<FileRow> {
  const text = readText(bytes, megabytesMax)[Symbol.asyncIterator]();
  // As much as it takes to tell the first line that says something.
  let beginning = "";
  for (let said = ""; !said.includes("\n") && said.length < FIRST_LINE_LENGTH; said = beginning.trimStart()) {
    // So many blanks are no file of ours, and looking at them again and again would take long.
    if (beginning.length > LINE_LENGTH_MAX) break;
    const { done, value } = await text.next();
    if (done) break;
    beginning += value;
  }
  const [first = ""] = beginning.trimStart().split("\n", 1);
  if (first.startsWith("{\\rtf")) throw new ImportFileError("richText");
  if (first.startsWith("[")) throw new ImportFileError("jsonArray");
  const whole = chain(beginning, text);
  if (first.startsWith("{")) yield* readJsonLines(whole);
  else yield* beginsBlocks(first) ? readCaseText(withPauses(linesOf(whole))) : readCsvRows(whole);
}

async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const written of withPauses(linesOf(text))) {
    line += 1;
    yield { line, length: written.length, row: readJsonLine(written) };
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let line = 1;
  for await (const piece of text) {
    // Only the new piece is searched: a long line arrives in many.
    const lines = piece.split("\n");
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? "";
    for (const written of lines) yield written;
    line += lines.length;
    if (rest.length > LINE_LENGTH_MAX) throw new ImportFileError("rowTooLong", line);
  }
  if (rest !== "") yield rest;
}

async function* readCsvRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let columns: Columns | null = null;
  const above: string[][] = [];
  for await (const { line, fields } of withPauses(parseCsv(text))) {
    if (columns) {
      const length = fields.reduce((sum, field) => sum + field.length, 0);
      yield { line, length, row: readRow(columns, fields) };
    } else if (above.length < LINES_ABOVE && isBeforeColumns(fields)) above.push(fields);
    else columns = columnsOf(fields);
  }
  const [first] = above;
  if (!columns && first) columnsOf(first);
  if (!columns) throw new ImportFileError("empty");
}

function columnsOf(header: string[]): Columns {
  const read = readColumns(header);
  if (read.kind === "wrong") throw new ImportFileError(...read.problem);
  return read.columns;
}
