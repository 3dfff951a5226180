/**
 * Rows against columns (P37): one column chosen in each row, or any cells. Every column of a matrix of any cells has
 * something right in it on the exam, so a student is asked to choose in each.
 */
import { z } from "zod/mini";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAuthorsOrder } from "../../option-order.ts";
import { hasOption, OptionId, OptionIds, OptionList, optionLists } from "../../options.ts";

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

  blank: () => ({ chosen: {} }),
  fits: ({ selection, columns, rows }, { chosen }) =>
    hasOnlyRows(rows, chosen) &&
    Object.values(chosen).every(
      (ids) =>
        (selection === "one" ? ids.length === 1 : ids.length > 0) &&
        ids.every((columnId) => hasOption(columns, columnId)),
    ),
  isComplete: (content, { chosen }) => countAnswered(content, chosen) === partsOf(content).length,
  ...optionLists("columns", "rows"),
  ...inAuthorsOrder,
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
