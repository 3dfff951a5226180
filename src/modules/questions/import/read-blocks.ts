/** A file of text as blocks of named fields, each from a line `NUMBER:` to a line `END`, read as a stream. */
import { importTexts } from "../../../content/en/questions.ts";
import type { RowProblem } from "./read-question.ts";
import { ImportFileError } from "./read-text.server.ts";

const texts = importTexts.row;

/** More than a record and its questions with long texts; a file without a line END never fills the memory. */
const BLOCK_LENGTH_MAX = 2_000_000;

/** What stands in a field, and in which line of the file it begins. */
export type Field = { line: number; value: string };

/** A block as it is written: the fields by their names, and what is wrong with how they are written. */
export type Block = {
  kind: "block";
  line: number;
  length: number;
  fields: ReadonlyMap<string, Field>;
  problems: RowProblem[];
};

/** What stands between blocks: a name that holds for those that follow, or what belongs nowhere. */
export type Between = { kind: "shared"; name: string; field: Field } | { kind: "stray"; line: number };

const OF_EVERY = "NUMBER|TYPE|TEXT";
const OF_RECORDS = "NAME|CLIENT|SUBJECT|LESSON|TAB\\d+(?:TEXT)?(?:@[^:\\t]*)?";
const OF_QUESTIONS = "[A-H]|ANSWER|RATIONALE|STEP";
const RECORD_TYPES = ["case study", "narrative"];

// A colon follows the name, or the tab that separates the columns of a spreadsheet.
const fieldPattern = (names: string) => new RegExp(`^(${names}) *([:\\t])(.*)$`);
const BETWEEN = fieldPattern("SUBJECT|LESSON|NUMBER");
const ANY = fieldPattern(`${OF_EVERY}|${OF_RECORDS}|${OF_QUESTIONS}`);
const RECORD = fieldPattern(`${OF_EVERY}|${OF_RECORDS}`);
const QUESTION = fieldPattern(`${OF_EVERY}|${OF_QUESTIONS}`);
const END = /^END\s*$/;

/** True for the first line of such a file; false for that of a CSV file, whose columns tabs may separate as well. */
export function beginsBlocks(line: string): boolean {
  const [, name, separator, rest] = BETWEEN.exec(line) ?? [];
  return name !== undefined && (separator === ":" || !rest?.trim().includes("\t"));
}

/** What blocks of this type are: what students read, or what they are asked. */
export function isRecordType(type: string): boolean {
  return RECORD_TYPES.includes(type.toLowerCase());
}

/**
 * The blocks of a file in their order. A line of a block that begins with no name of a field goes on with the field before it. Throws
 * ImportFileError for a block that is too long.
 */
export async function* readBlocks(lines: AsyncIterable<string>): AsyncGenerator<Block | Between> {
  let line = 0;
  let open: Writing | null = null;
  for await (const text of lines) {
    line += 1;
    if (open) {
      const found = END.test(text) ? null : open.pattern.exec(text);
      const isNext = found?.[1] === "NUMBER";
      if (END.test(text) || isNext) {
        if (isNext) open.problems.push({ column: "END", line, reason: texts.endMissing });
        yield finished(open);
        open = null;
      } else add(open, line, text, found);
      if (!isNext) continue;
    }
    const [, name, separator, value = ""] = BETWEEN.exec(text) ?? [];
    if (name === "NUMBER") {
      open = { line, length: 0, pattern: ANY, fields: new Map(), current: null, problems: [] };
      add(open, line, text, ANY.exec(text));
    } else if (name !== undefined) {
      const field = { line, value: textOf([value], separator === "\t") };
      yield { kind: "shared", name, field };
    } else if (text.trim() !== "") yield { kind: "stray", line };
  }
  if (open) {
    open.problems.push({ column: "END", line, reason: texts.endMissing });
    yield finished(open);
  }
}

type WrittenField = { line: number; lines: string[]; isCell: boolean };

/** A block while it is read. */
type Writing = {
  line: number;
  length: number;
  /** The lines that begin a field of a block of this type. */
  pattern: RegExp;
  fields: Map<string, WrittenField>;
  current: WrittenField | null;
  problems: RowProblem[];
};

function add(block: Writing, line: number, text: string, found: RegExpExecArray | null): void {
  block.length += text.length + 1;
  if (block.length > BLOCK_LENGTH_MAX) throw new ImportFileError("rowTooLong", block.line);
  const [, name, separator, value = ""] = found ?? [];
  if (name === undefined) {
    block.current?.lines.push(text);
    return;
  }
  const isCell = separator === "\t";
  block.current = { line, lines: [value], isCell };
  if (block.fields.has(name)) block.problems.push({ column: name, line, reason: texts.fieldTwice });
  else block.fields.set(name, block.current);
  if (name === "TYPE") block.pattern = isRecordType(textOf([value], isCell)) ? RECORD : QUESTION;
}

function finished({ line, length, fields, problems }: Writing): Block {
  const read = [...fields].map(([name, field]): [string, Field] => [
    name,
    { line: field.line, value: textOf(field.lines, field.isCell) },
  ]);
  return { kind: "block", line, length, fields: new Map(read), problems };
}

/** The lines as one text. A spreadsheet puts a cell in quotation marks where it has to, and leaves tabs behind it. */
function textOf(lines: ReadonlyArray<string>, isCell: boolean): string {
  const text = lines
    .join("\n")
    .trimEnd()
    .replace(/^[ \t]+/, "");
  const quoted = isCell ? /^"(.*)"$/s.exec(text)?.[1] : undefined;
  return quoted?.replaceAll('""', '"').trim() ?? text;
}
