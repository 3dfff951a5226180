/** What a row of the file means: a question with its subject and lesson, or what is wrong with it, column by column. */
import { importTexts } from "../../../content/en/questions.ts";
import { textOfCell } from "../../../core/csv.ts";
import { htmlOfPlainText } from "../../../core/html.ts";
import { plainNumerals } from "../../../core/numerals.ts";
import { foldedCase, foldedSigns, oneLine } from "../../../core/plain-text.ts";
import { OPTION_TEXT_LIMIT, optionsOf, RICH_TEXT_LIMIT } from "../../../items/options.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { LESSON_TITLE_MAX, SUBJECT_NAME_MAX } from "../../subjects/rules.ts";
import { areasIn } from "../taxonomy.ts";
import { warningsOfMarkup } from "./literal-markup.ts";
import { warningsOfPictures } from "./named-pictures.ts";
import { NOTHING_MORE, type ReadRow, type RowProblem } from "./read-question.ts";
import { readTaxonomy } from "./read-taxonomy.ts";
import type { FileProblem } from "./read-text.server.ts";
import { letterOfAnswer, withoutLabels } from "./written-answer.ts";

const texts = importTexts.row;

const NEEDED = [
  "subject",
  "lesson",
  "question",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "answer",
  "explanation",
];
const OPTION_COLUMNS = ["a", "b", "c", "d", "e", "f", "g", "h"].map((letter) => `option_${letter}`);

/** Names that people give to columns. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  correct_answer: "answer",
  correct_option: "answer",
  right_answer: "answer",
};
/** Columns without which a row says nothing. An explanation may be missing. */
const FILLED = NEEDED.filter((name) => name !== "explanation");

/** Columns that an export always writes, and a table of options with letters before them hardly has. */
const EXPORTED = [...OPTION_COLUMNS, "areas", "judgment_step", "reserved"];

/** The index of each column of the file, by name. An export writes texts as they are stored. */
export type Columns = { indexes: ReadonlyMap<string, number>; count: number; isExport: boolean };

/** The columns that a line names, in any order and capitals, with spaces or underscores; others are ignored. */
export function readColumns(
  header: ReadonlyArray<string>,
): { kind: "columns"; columns: Columns } | { kind: "wrong"; problem: FileProblem } {
  const indexes = new Map<string, number>();
  let repeated: string | null = null;
  for (const [index, field] of header.entries()) {
    const written = foldedCase(field).replaceAll(/[ -]/g, "_");
    const name = OTHER_NAMES[written] ?? written;
    if (indexes.has(name) && name !== "") repeated ??= name;
    indexes.set(name, index);
  }
  const missing = NEEDED.filter((name) => !indexes.has(name));
  if (missing.length > 0) return { kind: "wrong", problem: ["missingColumns", missing] };
  if (repeated !== null) return { kind: "wrong", problem: ["repeatedColumn", repeated] };
  const isExport = EXPORTED.every((name) => indexes.has(name));
  return { kind: "columns", columns: { indexes, count: header.length, isExport } };
}

/** One row as a single-answer question. Its texts are plain: every character shows as itself. */
export function readRow(columns: Columns, fields: ReadonlyArray<string>): ReadRow {
  if (fields.every((field) => oneLine(field) === "")) return { kind: "blank" };
  const problems: RowProblem[] = [];
  const found = fields.findLastIndex((field, index) => index < columns.count || oneLine(field) !== "") + 1;
  // Spreadsheets leave empty cells at the end of some rows out.
  const isWhole = FILLED.every((name) => (columns.indexes.get(name) ?? 0) < found);
  if (found > columns.count || !isWhole) {
    return { kind: "wrong", problems: [{ column: null, reason: texts.fieldCount(found, columns.count) }] };
  }

  const read = (column: string) => {
    const text = (fields[columns.indexes.get(column) ?? -1] ?? "").trim();
    return columns.isExport ? textOfCell(text) : text;
  };
  const addProblem = (column: string, reason: string) => problems.push({ column, reason });
  const required = (column: string, text: string, limit: number) => {
    if (oneLine(text) === "") addProblem(column, texts.missing);
    else if (text.length > limit) addProblem(column, texts.tooLong(limit));
    return text;
  };

  const subject = required("subject", oneLine(read("subject")), SUBJECT_NAME_MAX);
  const lesson = required("lesson", oneLine(read("lesson")), LESSON_TITLE_MAX);
  const stem = htmlOfPlainText(required("question", read("question"), RICH_TEXT_LIMIT));
  const filled = readOptions(OPTION_COLUMNS, read, addProblem, columns.isExport ? undefined : withoutLabels);
  const letters = OPTION_COLUMNS.filter((column) => columns.indexes.has(column)).map(letterOf);
  const correct = readAnswer(read("answer"), letters, filled, addProblem);
  const taxonomy = readTaxonomy(
    { areas: areasIn(read("areas")), judgment_step: read("judgment_step"), reserved: read("reserved") },
    addProblem,
  );
  const explanation = read("explanation");
  const rationale = explanation === "" ? "" : htmlOfPlainText(explanation);
  // Marks grow when they are escaped, so the limit is that of the text as it will be stored.
  if (stem.length > RICH_TEXT_LIMIT && problems.length === 0) addProblem("question", texts.tooLong(RICH_TEXT_LIMIT));
  if (rationale.length > RICH_TEXT_LIMIT) addProblem("explanation", texts.tooLong(RICH_TEXT_LIMIT));
  if (problems.length > 0 || correct < 0) return { kind: "wrong", problems };

  const options = optionsOf(filled.map(({ text }) => text));
  const body = parseQuestionBody({
    type: "text",
    content: { v: 1, stem, options },
    solution: { correct: options[correct]?.id ?? "", rationale },
  });
  const columnsShown = ["subject", "lesson", "question", ...filled.map(({ column }) => column), "explanation"];
  const shown = columnsShown.map((column) => [column, read(column)] as const);
  const warnings = [...warningsOfMarkup(shown), ...warningsOfPictures(shown)];
  return { kind: "good", lesson: { subject, lesson }, body, ...NOTHING_MORE, ...taxonomy, warnings };
}

export type FilledOption = { column: string; text: string };
type AddProblem = (column: string, reason: string) => void;

/** The options in these columns that are not empty, cleaned together; at least two, no two the same. */
export function readOptions(
  optionColumns: ReadonlyArray<string>,
  read: (column: string) => string,
  addProblem: AddProblem,
  clean: (texts: string[]) => string[] = (texts) => texts,
): FilledOption[] {
  const written = optionColumns
    .map((column) => ({ column, text: read(column) }))
    .filter(({ text }) => oneLine(text) !== "");
  const cleaned = clean(written.map(({ text }) => text));
  const filled = written.map(({ column, text }, index) => ({ column, text: cleaned[index] ?? text }));
  if (filled.length < 2) addProblem(optionColumns[1] ?? "", texts.twoOptions);
  const firstWith = new Map<string, string>();
  for (const { column, text } of filled) {
    const same = firstWith.get(foldedSigns(text));
    if (same) addProblem(column, texts.sameOption(same));
    else firstWith.set(foldedSigns(text), column);
    if (text.length > OPTION_TEXT_LIMIT) addProblem(column, texts.tooLong(OPTION_TEXT_LIMIT));
  }
  return filled;
}

/** The index of the filled option that the answer names by its text or its letter, below 0 for none; what is wrong is said of `column`. */
export function readAnswer(
  text: string,
  letters: ReadonlyArray<string>,
  filled: ReadonlyArray<FilledOption>,
  addProblem: AddProblem,
  column = "answer",
): number {
  const letter = letterOfAnswer(text);
  const index = filled.findIndex((option) => letterOf(option.column) === letter);
  // A single letter is a letter, also where it is the text of an option, such as a vitamin.
  const byText = /^[a-z]$/i.test(text) ? -1 : filled.findIndex((option) => readingOf(option.text) === readingOf(text));
  if (byText >= 0 && index >= 0 && byText !== index) addProblem(column, texts.answerAmbiguous(oneLine(text)));
  if (byText >= 0) return byText;
  if (letter === "") addProblem(column, texts.answerMissing);
  else if (!letters.includes(letter)) {
    const isOption = /^[A-Z]$/.test(letter);
    addProblem(column, isOption ? texts.answerWithoutOption(letter) : texts.answerNotALetter(letters.join(", ")));
  } else if (index < 0) addProblem(column, texts.answerWithoutOption(letter));
  return index;
}

function readingOf(text: string): string {
  return foldedSigns(plainNumerals(text));
}

function letterOf(column: string): string {
  return column.slice(-1).toUpperCase();
}
