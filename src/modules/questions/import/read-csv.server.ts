/**
 * A CSV file as rows with their line numbers, read as a stream: whatever the size, only a little of it is in memory.
 * Lines may end in any way; what matters is turned into one form before the parser sees it, so that it counts right.
 */
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { containsFirstLine, delimiterOf } from "../../../core/csv-delimiter.ts";
import { type FileProblem, ImportFileError } from "./read-text.server.ts";

/** More than a row with texts of the maximum length. */
const ROW_LENGTH_MAX = 400_000;

/** The line is where the row begins, 1 for the first of the file. */
export type CsvRow = { line: number; fields: string[] };

/** The rows of a file with line feeds, in order, with the header and without empty lines. Throws ImportFileError. */
export async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  // The parser is ahead of whoever takes the rows: an error belongs to the line that it has come to.
  let nextLine = 1;
  const { beginning, whole } = await readBeginning(text);
  const rows = pipeline(
    Readable.from(whole),
    parse({
      delimiter: delimiterOf(beginning),
      record_delimiter: "\n",
      relax_column_count: true,
      // A quotation mark inside a text is an ordinary character, as spreadsheets write and read it.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: ROW_LENGTH_MAX,
      // The line travels in front of the fields.
      on_record: (fields, { lines }) => {
        const height = fields.reduce((sum, field) => sum + field.split("\n").length - 1, 1);
        nextLine = lines + 1;
        return [String(nextLine - height), ...fields];
      },
    }),
    () => {},
  );
  try {
    for await (const record of rows) {
      const [line, ...fields]: string[] = record;
      yield { line: Number(line), fields };
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportFileError(...problemOfCsv(error, nextLine)) : error;
  }
}

/** As much as shows the first line, and the whole text with it. */
async function readBeginning(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let beginning = "";
  while (!containsFirstLine(beginning) && beginning.length < ROW_LENGTH_MAX) {
    const { done, value } = await pieces.next();
    if (done) break;
    beginning += value;
  }
  return { beginning, whole: chain(beginning, pieces) };
}

/** What was read of a text already, and then its rest. */
export async function* chain(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  if (first !== "") yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function problemOfCsv(error: CsvError, line: number): FileProblem {
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return ["openQuote", line];
    case "CSV_MAX_RECORD_SIZE":
      return ["rowTooLong", line];
    default:
      return ["unreadable", line];
  }
}
