/**
 * A CSV file as rows with their line numbers, read as a stream: whatever the size, only a little of it is in memory.
 * Lines may end in any way; what matters is turned into one form before the parser sees it, so that it counts right.
 */
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { importTexts } from "../../../content/en/questions.ts";

const texts = importTexts.file;

export const IMPORT_MEGABYTES_MAX = 50;
const IMPORT_BYTES_MAX = IMPORT_MEGABYTES_MAX * 1024 * 1024;
/** Longer than a row whose texts are all as long as they may be. */
const ROW_LENGTH_MAX = 400_000;

/** The line is where the row begins, 1 for the first of the file. */
export type CsvRow = { line: number; fields: string[] };

/** The whole file cannot be taken; the message says why. */
export class ImportFileError extends Error {
  override name = "ImportFileError";
}

/** The rows of a file in order, its first one included, empty lines left out. Throws ImportFileError. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  // The parser is ahead of whoever takes the rows: an error belongs to the line that it has come to.
  let nextLine = 1;
  const rows = pipeline(
    Readable.from(decode(bytes)),
    parse({
      delimiter: ",",
      record_delimiter: "\n",
      relax_column_count: true,
      // A quotation mark inside a text stands for itself, as spreadsheets write and read it.
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
    throw error instanceof CsvError ? new ImportFileError(messageOfCsvError(error, nextLine)) : error;
  }
}

/** The file as text without a byte order mark, each line ending in a line feed. */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let kept = "";
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > IMPORT_BYTES_MAX) throw new ImportFileError(texts.tooLarge(IMPORT_MEGABYTES_MAX));
    if (chunk.includes(0)) throw new ImportFileError(texts.binary);
    const text = kept + decodeChunk(decoder, chunk);
    // A carriage return at the end may be the first half of a line's end.
    kept = text.endsWith("\r") ? "\r" : "";
    const whole = text.slice(0, text.length - kept.length);
    if (whole !== "") yield whole.replace(/\r\n?/g, "\n");
  }
  const rest = kept + decodeChunk(decoder, null);
  if (rest !== "") yield rest.replace(/\r\n?/g, "\n");
}

function decodeChunk(decoder: TextDecoder, chunk: Uint8Array | null): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new ImportFileError(texts.notUtf8);
  }
}

function messageOfCsvError(error: CsvError, line: number): string {
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return texts.openQuote(line);
    case "CSV_MAX_RECORD_SIZE":
      return texts.rowTooLong(line);
    default:
      return texts.unreadable(line);
  }
}
