/**
 * Case studies and reading passages as text, each with the questions that follow it (docs/product/questions.md#case-studies-as-text).
 * They become drafts, from which may be missing what the text does not say.
 */
import { importTexts } from "../../../content/en/questions.ts";
import { stimulusTexts } from "../../../content/en/stimuli.ts";
import { htmlOfPlainText } from "../../../core/html.ts";
import { newId } from "../../../core/id.ts";
import { readWhole } from "../../../core/numerals.ts";
import { oneLine } from "../../../core/plain-text.ts";
import { optionsOf, RICH_TEXT_LIMIT } from "../../../items/options.ts";
import { parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { EXHIBITS_MAX, type Note, StimulusContent, TABLE_COLUMNS_MAX, type Table } from "../../stimuli/content.ts";
import type { StimulusQuestion } from "../../stimuli/draft.ts";
import { STIMULUS_QUESTIONS_MAX, STIMULUS_TITLE_MAX, type StimulusKind } from "../../stimuli/rules.ts";
import { LESSON_TITLE_MAX, SUBJECT_NAME_MAX } from "../../subjects/rules.ts";
import { warningsOfMarkup } from "./literal-markup.ts";
import { warningsOfPictures } from "./named-pictures.ts";
import { type Block, type Field, isRecordType, readBlocks } from "./read-blocks.ts";
import { readName } from "./read-fields.server.ts";
import {
  type FileRow,
  type GoodStimulus,
  NOTHING_MORE,
  type ReadRow,
  type RowProblem,
  type RowWarning,
} from "./read-question.ts";
import { readAnswer, readOptions } from "./read-row.ts";
import { readTaxonomy } from "./read-taxonomy.ts";
import { ImportFileError } from "./read-text.server.ts";

const texts = importTexts.row;

const OPTION_FIELDS = ["A", "B", "C", "D", "E", "F", "G", "H"];
const QUESTION_TYPES: ReadonlyMap<string, "text" | "multi-select"> = new Map([
  ["multiple choice", "text"],
  ["multiple response", "multi-select"],
]);
const TYPE_NAMES = ["Case Study", "Narrative", "Multiple Choice", "Multiple Response"];
/** More than a case study with long texts; questions are added to one until the next begins. */
const ROW_LENGTH_MAX = 2_000_000;

/** A problem takes room, too. */
const PROBLEM_LENGTH = 200;

/** A case study or a passage while its questions are read. */
type Open = Pick<FileRow, "line" | "length"> & {
  about: Pick<GoodStimulus, "stimulus" | "title" | "lesson">;
  content: StimulusContent | null;
  questions: StimulusQuestion[];
  problems: RowProblem[];
  warnings: RowWarning[];
};

/** The rows of a file of text, each a case study or a passage. Throws ImportFileError. */
export async function* readCaseText(lines: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const shared = new Map<string, Field>();
  let open: Open | null = null;
  let lastNumber = 0;
  for await (const part of readBlocks(lines)) {
    if (part.kind === "shared") {
      shared.set(part.name, part.field);
      continue;
    }
    if (part.kind === "block" && isRecordType(valueIn(part, "TYPE"))) {
      if (open) yield rowOf(open);
      open = openRecord(part, shared);
    }
    const problems: RowProblem[] = [];
    if (part.kind === "stray") problems.push({ column: null, line: part.line, reason: texts.strayLine });
    else {
      for (const problem of part.problems) problems.push(problem);
      lastNumber = readNumber(part, lastNumber, problems);
      if (!isRecordType(valueIn(part, "TYPE"))) {
        const question = readQuestion(part, open === null, problems);
        if (open && question) open.questions.push(question);
        if (open) open.length += part.length;
      }
      for (const warning of warningsOf(part)) open?.warnings.push(warning);
    }
    if (open) {
      for (const problem of problems) open.problems.push(problem);
      open.length += problems.length * PROBLEM_LENGTH;
      if (open.length > ROW_LENGTH_MAX) throw new ImportFileError("rowTooLong", open.line);
    } else if (problems.length > 0) yield { line: part.line, length: 0, row: { kind: "wrong", problems } };
  }
  if (open) yield rowOf(open);
}

/** All texts of a block are plain. */
function warningsOf(block: Block): RowWarning[] {
  const texts = [...block.fields].map(([name, { value }]) => [name, value] as const);
  return [...warningsOfMarkup(texts), ...warningsOfPictures(texts)].map((warning) => ({
    ...warning,
    line: block.fields.get(warning.column ?? "")?.line ?? block.line,
  }));
}

function rowOf({ line, length, about, content, questions, problems, warnings }: Open): FileRow {
  if (questions.length > STIMULUS_QUESTIONS_MAX) {
    problems.push({ column: null, reason: stimulusTexts.limits.tooManyQuestions(STIMULUS_QUESTIONS_MAX) });
  }
  const row: ReadRow =
    content === null || problems.length > 0
      ? { kind: "wrong", problems }
      : { kind: "stimulus", ...about, ...NOTHING_SAID, published: null, draft: { content, questions }, warnings };
  return { line, length, row };
}

const NOTHING_SAID = { ...NOTHING_MORE, areas: [], isReserved: false };

function valueIn({ fields }: Block, name: string): string {
  return fields.get(name)?.value ?? "";
}

/** Says what is wrong with a field, in the line where it begins, or where the block does. */
function problemsAt({ line, fields }: Block, problems: RowProblem[]) {
  return (column: string, reason: string) => problems.push({ column, reason, line: fields.get(column)?.line ?? line });
}

/** The number of a block, which has to be higher than the one before; else that one. */
function readNumber(block: Block, last: number, problems: RowProblem[]): number {
  const addProblem = problemsAt(block, problems);
  const text = valueIn(block, "NUMBER");
  const number = readWhole(text) ?? 0;
  if (number === 0) addProblem("NUMBER", texts.numberWrong);
  else if (number <= last) addProblem("NUMBER", texts.numberTooLow(number, last));
  return Math.max(number, last);
}

function openRecord(block: Block, shared: ReadonlyMap<string, Field>): Open {
  const problems: RowProblem[] = [];
  const addProblem = problemsAt(block, problems);
  const kind: StimulusKind = valueIn(block, "TYPE").toLowerCase() === "narrative" ? "passage" : "case";
  const title = readName("NAME", valueIn(block, "NAME"), STIMULUS_TITLE_MAX, addProblem);
  const place = (name: string, limit: number) =>
    readName(name, block.fields.has(name) ? valueIn(block, name) : (shared.get(name)?.value ?? ""), limit, addProblem);
  const lesson = { subject: place("SUBJECT", SUBJECT_NAME_MAX), lesson: place("LESSON", LESSON_TITLE_MAX) };
  const content = readRecord(block, kind, title, addProblem);
  const { line, length } = block;
  return { line, length, about: { stimulus: kind, title, lesson }, content, questions: [], problems, warnings: [] };
}

/** The text first, and then the tabs by their numbers. Null where it is not as a record is stored. */
function readRecord(
  block: Block,
  kind: StimulusKind,
  title: string,
  addProblem: (column: string, reason: string) => void,
): StimulusContent | null {
  const exhibits: StimulusContent["exhibits"] = [];
  // The field that each tab is of, for what is wrong with it.
  const columns: string[] = [];
  const text = valueIn(block, "TEXT");
  if (text !== "") {
    const entries = notesOf("text", text, 1);
    exhibits.push({ kind: "notes", id: "text", title: kind === "case" ? texts.textTab : "", entries });
    columns.push("TEXT");
  }
  for (const [number, parts] of tabsOf(block, addProblem)) {
    const name = oneLine(valueIn(block, `TAB${number}`));
    const said = parts.filter(({ value }) => value !== "");
    if (name === "" && said.length === 0) continue;
    if (name === "") addProblem(`TAB${number}`, texts.tabUnnamed);
    const entries = said.flatMap(({ value, from }) => notesOf(`tab-${number}-${from}`, value, from));
    exhibits.push({ kind: "notes", id: `tab-${number}`, title: name, entries });
    columns.push(`TAB${number}`);
  }
  const client = oneLine(valueIn(block, "CLIENT")) || (kind === "passage" ? title : "");
  const read = StimulusContent.safeParse({ v: 1, client, exhibits });
  for (const { path, code, message } of read.error?.issues ?? []) {
    const [part, index, ...inside] = path;
    const field = columns[Number(index)] ?? columns.at(-1) ?? "TEXT";
    const column = part === "client" ? "CLIENT" : inside[0] === "entries" && field !== "TEXT" ? `${field}TEXT` : field;
    addProblem(column, code === "custom" || code.startsWith("too_") ? message : texts.wrongForm);
  }
  return read.data ?? null;
}

type TabPart = { value: string; from: number };

/** The tabs by their numbers, each with what can be read in it in the order in which it appears. */
function tabsOf(
  block: Block,
  addProblem: (column: string, reason: string) => void,
): [number: number, parts: TabPart[]][] {
  const tabs = new Map<number, TabPart[]>();
  for (const [name, { value }] of block.fields) {
    if (!name.startsWith("TAB")) continue;
    const [, digits, isText, at] = /^TAB([1-9]\d*)(?:(TEXT)(?:@ *([1-9]\d*))?)?$/.exec(name) ?? [];
    const number = Number(digits);
    const from = Number(at ?? 1);
    if (!(number >= 1 && number <= EXHIBITS_MAX && from >= 1 && from <= STIMULUS_QUESTIONS_MAX)) {
      addProblem(name, texts.tabUnknown(EXHIBITS_MAX, STIMULUS_QUESTIONS_MAX));
      continue;
    }
    const parts = tabs.get(number) ?? [];
    const isTwice = parts.some((part) => part.from === from);
    if (isText && isTwice) addProblem(name, texts.fieldTwice);
    tabs.set(number, isText && !isTwice ? [...parts, { value, from }] : parts);
  }
  return [...tabs]
    .map(([number, parts]): [number, TabPart[]] => [number, parts.toSorted((one, other) => one.from - other.from)])
    .toSorted(([one], [other]) => one - other);
}

/** A text as notes that appear together: lines with tabs are a table, and what stands below one is the next note. */
function notesOf(id: string, text: string, from: number): Note[] {
  const parts: { words: string; table: Table | null }[] = [];
  let lines: string[] = [];
  let rows: string[][] = [];
  const endRows = () => {
    const table = tableOf(rows);
    if (table) parts.push({ words: lines.join("\n").trim(), table });
    // One line with a tab is no table.
    lines = table ? [] : [...lines, ...rows.map((cells) => cells.join(" "))];
    rows = [];
  };
  for (const line of text.split("\n")) {
    const cells = line.split("\t");
    if (cells.length > 1 && cells.length <= TABLE_COLUMNS_MAX) rows.push(cells.map((cell) => cell.trim()));
    else {
      if (rows.length > 0) endRows();
      lines.push(cells.join(" "));
    }
  }
  endRows();
  const rest = lines.join("\n").trim();
  return [...parts, ...(rest === "" ? [] : [{ words: rest, table: null }])].map(({ words, table }, index) => ({
    ...{ id: `${id}-${index + 1}`, at: "", from, text: words === "" ? "" : htmlOfPlainText(words) },
    ...{ table, picture: null },
  }));
}

/** The first row has the headings. Rows that end early are filled up. */
function tableOf([headings, ...rows]: ReadonlyArray<string[]>): Table | null {
  if (!headings || rows.length === 0) return null;
  const width = rows.reduce((most, { length }) => Math.max(most, length), headings.length);
  const filled = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill("")];
  return { headings: filled(headings), rows: rows.map(filled) };
}

function readQuestion(block: Block, isAlone: boolean, problems: RowProblem[]): StimulusQuestion | null {
  const addProblem = problemsAt(block, problems);
  const before = problems.length;
  const written = oneLine(valueIn(block, "TYPE"));
  const type = QUESTION_TYPES.get(written.toLowerCase());
  if (!type) {
    addProblem("TYPE", texts.blockTypeUnknown(written, TYPE_NAMES));
    return null;
  }
  if (isAlone) addProblem("NUMBER", texts.questionAlone);
  const rich = (name: string) => {
    const text = valueIn(block, name);
    const html = text === "" ? "" : htmlOfPlainText(text);
    if (html.length > RICH_TEXT_LIMIT) addProblem(name, texts.tooLong(RICH_TEXT_LIMIT));
    return html;
  };
  const stem = rich("TEXT");
  if (stem === "") addProblem("TEXT", texts.missing);
  const filled = readOptions(OPTION_FIELDS, (name) => oneLine(valueIn(block, name)), addProblem);
  const answer = valueIn(block, "ANSWER");
  const letters = type === "text" ? [answer] : [...new Set(answer.split(/[\s,;]+/).filter((letter) => letter !== ""))];
  const right = (letters.length > 0 ? letters : [""]).map((letter) =>
    readAnswer(letter, OPTION_FIELDS, filled, addProblem, "ANSWER"),
  );
  const { judgmentStep } = readTaxonomy(
    { areas: [], judgment_step: valueIn(block, "STEP"), reserved: "" },
    (_, reason) => addProblem("STEP", reason),
  );
  const rationale = rich("RATIONALE");
  if (problems.length > before) return null;
  const options = optionsOf(filled.map(({ text }) => text));
  const correct = right.map((index) => options[index]?.id ?? "");
  const body: QuestionBody = parseQuestionBody({
    type,
    content: { v: 1, stem, options },
    solution: { correct: type === "text" ? (correct[0] ?? "") : correct, rationale },
  });
  return { questionId: newId<"question">(), areas: [], judgmentStep, body };
}
