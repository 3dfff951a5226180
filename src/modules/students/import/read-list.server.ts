/** A list of students as spreadsheets save it, row by row: what is good enough to be added, and what is wrong with the rest. */
import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod/mini";
import type { CodedText } from "../../../content/coded-text.ts";
import { courseTitles } from "../../../content/courses.ts";
import { studentTexts } from "../../../content/en/students.ts";
import { textOfCell } from "../../../core/csv.ts";
import { delimiterOf, isBeforeColumns, LINES_ABOVE } from "../../../core/csv-delimiter.ts";
import { fieldErrors } from "../../../core/forms.ts";
import { AddStudentForm } from "../forms.ts";
import { IMPORT_MEGABYTES_MAX, IMPORT_ROWS_MAX } from "../rules.ts";

const texts = studentTexts.import.problems;
const TITLES = new Map(courseTitles.map((title) => [folded(title), title]));

const COLUMNS = ["name", "email", "course"] as const;
type Column = (typeof COLUMNS)[number];
/** Names that other programs and people give to the columns, folded. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  ...{ fullname: "name", student: "name", studentname: "name", studentsname: "name", nameofstudent: "name" },
  ...{ nameofthestudent: "name", candidatename: "name" },
  ...{ emailaddress: "email", emailid: "email", mail: "email", mailaddress: "email", mailid: "email" },
  coursename: "course",
};

/** The line is where the row begins, 1 for the first of the file. */
export type ListRow =
  | { kind: "student"; line: number; student: AddStudentForm }
  /** `column` is empty when the row as a whole is at fault. */
  | { kind: "wrong"; line: number; name: string; email: string; column: string; reason: string };

/** Why the file as a whole cannot be taken. */
export type ListProblem = CodedText<typeof texts>;

/** The file as a whole cannot be taken. */
export class ListError extends Error {
  override name = "ListError";
  problem: ListProblem;
  constructor(...problem: ListProblem) {
    super(problem.join(" "));
    this.problem = problem;
  }
}

/** The rows of the file below the names of its columns, without empty ones. Throws ListError. */
export function readList(bytes: Uint8Array): ListRow[] {
  const all = recordsOf(textOf(bytes));
  const above = all.findIndex(({ fields }) => !isBeforeColumns(fields));
  const [header, ...records] = all.slice(above <= LINES_ABOVE ? Math.max(0, above) : 0);
  if (!header) throw new ListError("empty");
  if (records.length > IMPORT_ROWS_MAX) throw new ListError("tooManyRows", IMPORT_ROWS_MAX);
  const columns = columnsOf(header.fields);
  const isExport = studentTexts.export.columns.every((name) => header.fields.includes(name));
  return records.map(({ line, fields }): ListRow => {
    const cell = (column: Column) => {
      const text = fields[columns[column]]?.trim() ?? "";
      return isExport ? textOfCell(text) : text;
    };
    const typed = { name: cell("name"), email: cell("email"), course: cell("course") };
    const course = TITLES.get(folded(typed.course)) ?? typed.course;
    const wrong = (column: string, reason: string): ListRow => {
      const { name, email } = typed;
      return { kind: "wrong", line, name, email, column, reason };
    };
    // A semicolon or a comma too many moves everything behind it into a wrong column.
    const found = fields.findLastIndex((field) => field.trim() !== "") + 1;
    if (found > header.fields.length) return wrong("", texts.fieldCount(found, header.fields.length));
    const parsed = AddStudentForm.safeParse({ ...typed, email: addressIn(typed.email), course });
    if (parsed.success) return { kind: "student", line, student: parsed.data };
    const [[column, reason] = ["", ""]] = Object.entries(fieldErrors(parsed.error));
    return wrong(column, reason);
  });
}

function textOf(bytes: Uint8Array): string {
  if (bytes.byteLength > IMPORT_MEGABYTES_MAX * 1024 * 1024) throw new ListError("tooLarge", IMPORT_MEGABYTES_MAX);
  if (bytes.includes(0)) throw new ListError("notText");
  try {
    // It leaves out the mark that spreadsheets put in front.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    throw new ListError("notUtf8");
  }
}

const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

function recordsOf(text: string): { line: number; fields: string[] }[] {
  try {
    const parsed = Parsed.parse(
      parse(text, {
        delimiter: delimiterOf(text),
        record_delimiter: "\n",
        relax_column_count: true,
        // A quotation mark inside a text is an ordinary character, as spreadsheets write and read it.
        relax_quotes: true,
        info: true,
      }),
    );
    return parsed
      .map(({ record, info }) => {
        const height = record.reduce((sum, field) => sum + field.split("\n").length - 1, 1);
        return { line: info.lines + 1 - height, fields: record };
      })
      .filter(({ fields }) => fields.some((field) => field.trim() !== ""));
  } catch (error) {
    if (error instanceof CsvError) throw new ListError("unreadable", Number(error.lines) || 1);
    throw error;
  }
}

function columnsOf(header: ReadonlyArray<string>): Record<Column, number> {
  const names = header.map(columnOf);
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new ListError("missingColumns", missing);
  const repeated = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (repeated) throw new ListError("repeatedColumn", repeated);
  return { name: names.indexOf("name"), email: names.indexOf("email"), course: names.indexOf("course") };
}

/** Null for a column that means nothing to an import, such as the progress of an export. */
function columnOf(header: string): Column | null {
  const name = folded(header);
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null;
}

/** The address of "mailto:asha@example.org?subject=Hello" or "Asha Verma <asha@example.org>"; any other text as it is. */
function addressIn(cell: string): string {
  const [, address = cell] = /<([^<>]*)>$/.exec(cell) ?? [];
  const link = address.trim();
  return /^mailto:/i.test(link) ? (link.slice("mailto:".length).split("?")[0] ?? "") : address;
}

/** The letters and digits of a name, which spaces, dashes, capitals and full-width letters do not change. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
