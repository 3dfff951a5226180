/**
 * Rows against columns (P37): one column chosen in each row, or any cells. Every column of a matrix of any cells has
 * something right in it on the exam, so a student is asked to choose in each.
 */
import { z } from "zod";
import { matrixTexts } from "../../../content/en/item-matrix.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAuthorsOrder } from "../../option-order.ts";
import {
  hasOption,
  OptionId,
  OptionIds,
  OptionList,
  optionLists,
  optionProblems,
  optionsOf,
  outlinePart,
} from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = matrixTexts.problems;

export const COLUMNS_MIN = 2;
export const ROWS_MIN = 1;
export const COLUMN_PREFIX = "c";
export const ROW_PREFIX = "r";

/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = {
  one: { rows: { fewest: 4, most: 10 }, columns: { fewest: 2, most: 3 } },
  many: { rows: { fewest: 4, most: 7 }, columns: { fewest: 2, most: 10 } },
} as const;

/** Column ids by row id. */
const Cells = z.record(OptionId, OptionIds);

const Content = contentWith({ selection: z.enum(["one", "many"]), columns: OptionList, rows: OptionList });
const Solution = solutionWith({ correct: Cells });
const Answer = z.strictObject({ chosen: Cells });

export type Cells = z.infer<typeof Cells>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Matrix: what belongs together. */
export const matrix = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,
  isWide: true,

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
      selection: "one" as const,
      columns: optionsOf(["", ""], COLUMN_PREFIX),
      rows: optionsOf(["", "", "", ""], ROW_PREFIX),
    },
    solution: { correct: {} },
  }),
  ...optionLists("columns", "rows"),
  ...inAuthorsOrder,
  parts: (content, solution) =>
    content.rows.map((row) =>
      outlinePart(row.text, content.columns, (column) => isMarked(solution.correct, row.id, column.id)),
    ),
  problems: (content, solution) => [
    ...shapeProblems(content),
    ...solutionProblems(content, solution),
    ...advice(content, solution),
  ],
});

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
