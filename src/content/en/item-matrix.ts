/** What a matrix says, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";
import { counted } from "./numbers.ts";

export const matrixTexts = localized({
  row: "Row",
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
});
