/** Matrix: what its authors need. */
import { matrixAuthoringTexts } from "../../../content/en/item-matrix-authoring.ts";
import { entryOf, hasOnlyRows } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption, optionsOf } from "../../options.ts";
import { error, optionProblems, outlinePart, warning } from "../../problems.ts";
import { type Content, isMarked, matrix, rowsMarkedIn, type Solution } from "./model.ts";

const texts = matrixAuthoringTexts.problems;

export const COLUMNS_MIN = 2;
export const ROWS_MIN = 1;
export const COLUMN_PREFIX = "c";
export const ROW_PREFIX = "r";

/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = {
  one: { rows: { fewest: 4, most: 10 }, columns: { fewest: 2, most: 3 } },
  many: { rows: { fewest: 4, most: 7 }, columns: { fewest: 2, most: 10 } },
} as const;

export const matrixAuthoring = defineAuthoring(matrix, {
  isWide: true,
  draft: () => ({
    content: {
      selection: "one" as const,
      columns: optionsOf(["", ""], COLUMN_PREFIX),
      rows: optionsOf(["", "", "", ""], ROW_PREFIX),
    },
    solution: { correct: {} },
  }),
  parts: (content, solution) =>
    content.rows.map((row) => ({
      ...outlinePart(row.text, content.columns, (column) => isMarked(solution.correct, row.id, column.id)),
      choicesAre: "verdicts" as const,
    })),
  problems: (content, solution) => [
    ...shapeProblems(content),
    ...solutionProblems(content, solution),
    ...advice(content, solution),
  ],
});

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
        ? [
            warning(
              `content.columns.${index}`,
              texts.emptyColumn(text.trim() || matrixAuthoringTexts.column(index + 1)),
            ),
          ]
        : [],
    ),
    ...(isWithin(columns.length, usual.columns) ? [] : [warning("content.columns", size)]),
    ...(isWithin(rows.length, usual.rows) ? [] : [warning("content.rows", size)]),
  ];
}
