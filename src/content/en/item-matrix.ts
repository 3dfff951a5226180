/** What a matrix says, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";
import { counted } from "./numbers.ts";

export const matrixTexts = localized({
  row: "Row",
  /** For a column that has no heading yet. */
  column: (number: number) => `Column ${number}`,
  instructions: {
    one: "Choose one column in each row.",
    many: "Select all that apply. Choose at least one in every column.",
  },
  progress: {
    one: (answered: number, of: number) => `${answered} of ${counted(of, "row", "rows")} answered.`,
    many: (marked: number, of: number) => `${marked} of ${counted(of, "column", "columns")} marked.`,
  },
  review: {
    columnPoints: "Points for each column",
    noneChosen: (max: number) => `Nothing chosen: ${itemTexts.review.earned(0, max)}.`,
    points: (right: number, wrong: number, earned: number, max: number) =>
      `${right} right, ${wrong} wrong: ${itemTexts.review.earned(earned, max)}.`,
    together: (earned: number, max: number, hasWrong: boolean) =>
      `All columns together: ${itemTexts.review.earned(earned, max)}.${
        hasWrong ? " Each wrong choice takes one point off in its column, and no column earns less than 0." : ""
      }`,
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
  authoring: {
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
  },
});
