/** What authors of a matrix read. */
import { localized } from "../texts.ts";

export const matrixAuthoringTexts = localized({
  /** For a column that has no heading yet. */
  column: (number: number) => `Column ${number}`,
  selection: "What students choose",
  selections: { one: "One column in each row", many: "Any cells" },
  selectionHints: {
    one: "Radio buttons: a point for each row.",
    many: "Check boxes: plus and minus within each column, but never below 0.",
  },
  columns: {
    rows: "Columns",
    row: (number: number) => `Column ${number}`,
    choices: (number: number) => `Column ${number}`,
    add: "Add Column",
    remove: (number: number) => `Remove column ${number}`,
    fewestStay: "A matrix keeps at least two columns.",
    mostReached: "A matrix has at most 50 columns.",
  },
  rows: {
    row: (number: number) => `Row ${number}`,
    choices: (number: number) => `Right in row ${number}`,
    add: "Add Row",
    remove: (number: number) => `Remove row ${number}`,
    fewestStay: "A matrix keeps at least one row.",
    mostReached: "A matrix has at most 50 rows.",
  },
  rowsOf: {
    one: "Rows: choose the right column of each",
    many: "Rows: mark all that is right in each",
  },
  problems: {
    columns: "Please add at least two columns.",
    rows: "Please add at least one row.",
    column: {
      blank: "Please enter the heading of this column, or remove it.",
      twice: "Two columns have the same heading.",
    },
    row: { blank: "Please enter the text of this row, or remove it.", twice: "Two rows have the same text." },
    unknown: "The right answer is not one of the cells. Please choose again.",
    oneRight: "Please choose the one right column of this row.",
    noneRight: "Please mark at least one cell as right.",
    emptyColumn: (heading: string) =>
      `No row is right in the column “${heading}”, yet students must choose at least one in every column.`,
    sizeOfOne: "On the exam, a matrix with one choice in each row has 4 to 10 rows and 2 or 3 columns.",
    sizeOfMany: "On the exam, a matrix with several choices has 4 to 7 rows and 2 to 10 columns.",
  },
});
