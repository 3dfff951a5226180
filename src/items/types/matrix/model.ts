/**
 * Rows against columns (P37): one column chosen in each row, or any cells. Every column of a matrix of any cells has
 * something right in it on the exam, so a student is asked to choose in each.
 */
import { z } from "zod";
import { matrixTexts } from "../../../content/en/item-matrix.ts";
import { plainText } from "../../../core/html.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import type { ItemModel, Problem } from "../../contract.ts";
import {
  frameProblems,
  hasOption,
  OptionId,
  OptionIds,
  OptionList,
  optionProblems,
  optionsOf,
  outlinePart,
  RichText,
} from "../../options.ts";

const texts = matrixTexts.problems;

export const COLUMNS_MIN = 2;
export const ROWS_MIN = 1;
export const COLUMN_PREFIX = "c";
export const ROW_PREFIX = "r";

/** What the exam shows; other sizes are advised against, not refused (docs/product/exams.md#sizes-of-questions). */
const USUAL = {
  one: { rows: { fewest: 4, most: 10 }, columns: { fewest: 2, most: 3 } },
  many: { rows: { fewest: 4, most: 7 }, columns: { fewest: 2, most: 10 } },
} as const;

/** The ids of columns by the id of their row. */
const Cells = z.record(OptionId, OptionIds);

const Content = z.strictObject({
  v: z.literal(1),
  stem: RichText,
  selection: z.enum(["one", "many"]),
  columns: OptionList,
  rows: OptionList,
});
const Solution = z.strictObject({ correct: Cells, rationale: RichText });
const Answer = z.strictObject({ chosen: Cells });

export type Cells = z.infer<typeof Cells>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Matrix: what belongs together. */
export const matrix: ItemModel<Content, Solution, Answer> = {
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: {} }),
  fits: ({ selection, columns, rows }, { chosen }) =>
    hasOnlyRows(rows, chosen) &&
    Object.values(chosen).every(
      (ids) =>
        (selection === "one" ? ids.length === 1 : ids.length > 0) &&
        ids.every((columnId) => hasOption(columns, columnId)),
    ),
  isComplete: (content, { chosen }) => countAnswered(content, chosen) === partsOf(content).length,
  draft: () => ({
    content: {
      v: 1,
      stem: "",
      selection: "one",
      columns: optionsOf(["", ""], COLUMN_PREFIX),
      rows: optionsOf(["", "", "", ""], ROW_PREFIX),
    },
    solution: { correct: {}, rationale: "" },
  }),
  problems(content, solution) {
    const frame = frameProblems(content.stem, solution.rationale);
    return [
      ...frame.first,
      ...frame.last,
      ...shapeProblems(content),
      ...solutionProblems(content, solution),
      ...advice(content, solution),
    ];
  },
  texts: (content) => [
    plainText(content.stem),
    ...content.columns.map(({ text }) => text),
    ...content.rows.map(({ text }) => text),
  ],
  outline: (content, solution) => ({
    scenario: null,
    stem: content.stem,
    parts: content.rows.map((row) =>
      outlinePart(row.text, content.columns, (column) => isMarked(solution.correct, row.id, column.id)),
    ),
  }),
  mapRichTexts: (content, solution, change) => ({
    content: { ...content, stem: change(content.stem) },
    solution: { ...solution, rationale: change(solution.rationale) },
  }),
};

/** True when the cell is among these. */
export function isMarked(cells: Readonly<Cells>, rowId: string, columnId: string): boolean {
  return entryOf(cells, rowId)?.includes(columnId) ?? false;
}

/** The ids of the rows that are marked in a column. */
export function rowsMarkedIn(content: Content, cells: Readonly<Cells>, columnId: string): string[] {
  return content.rows.map(({ id }) => id).filter((rowId) => isMarked(cells, rowId, columnId));
}

/** What has to be answered: each row, or each column where any cells may be chosen. */
export function partsOf({ selection, rows, columns }: Content) {
  return selection === "one" ? rows : columns;
}

/** How many of these are answered. */
export function countAnswered(content: Content, chosen: Readonly<Cells>): number {
  if (content.selection === "one") return countFilledRows(content.rows, chosen);
  return content.columns.filter(({ id }) => rowsMarkedIn(content, chosen, id).length > 0).length;
}

function shapeProblems({ columns, rows }: Content): Problem[] {
  return [
    ...(columns.length < COLUMNS_MIN ? [error("content.columns", texts.columns)] : []),
    ...optionProblems(columns, "content.columns", texts.column),
    ...(rows.length < ROWS_MIN ? [error("content.rows", texts.rows)] : []),
    ...optionProblems(rows, "content.rows", texts.row),
  ];
}

function solutionProblems(content: Content, { correct }: Solution): Problem[] {
  const { selection, columns, rows } = content;
  const areCells =
    hasOnlyRows(rows, correct) && Object.values(correct).every((ids) => ids.every((id) => hasOption(columns, id)));
  if (!areCells) return [error("solution.correct", texts.unknown)];
  if (selection === "one") {
    return rows.flatMap(({ id }) =>
      entryOf(correct, id)?.length === 1 ? [] : [error(`solution.correct.${id}`, texts.oneRight)],
    );
  }
  return Object.values(correct).some((ids) => ids.length > 0) ? [] : [error("solution.correct", texts.noneRight)];
}

function advice(content: Content, { correct }: Solution): Problem[] {
  const { selection, columns, rows } = content;
  const usual = USUAL[selection];
  const size = selection === "one" ? texts.sizeOfOne : texts.sizeOfMany;
  const isWithin = (count: number, { fewest, most }: { fewest: number; most: number }) =>
    count >= fewest && count <= most;
  return [
    ...columns.flatMap(({ id, text }, index) =>
      selection === "many" && rowsMarkedIn(content, correct, id).length === 0
        ? [warning(`content.columns.${index}`, texts.emptyColumn(text.trim() || matrixTexts.column(index + 1)))]
        : [],
    ),
    ...(isWithin(columns.length, usual.columns) ? [] : [warning("content.columns", size)]),
    ...(isWithin(rows.length, usual.rows) ? [] : [warning("content.rows", size)]),
  ];
}

function error(at: string, message: string): Problem {
  return { level: "error", at, message };
}

function warning(at: string, message: string): Problem {
  return { level: "warning", at, message };
}
