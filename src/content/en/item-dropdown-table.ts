/** What tables with drop-downs say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const tableTexts = localized({
  instruction: "Choose an option in the drop-down of every row.",
  dropdownOf: (number: number, count: number, row: string) =>
    row === "" ? `Drop-down ${number} of ${count}` : `Drop-down ${number} of ${count}: ${row}`,
  choose: "Choose",
  review: {
    right: "right",
    wrong: "wrong",
    rightAnswer: "right answer",
    notAnswered: "Not answered",
    rowNotAnswered: () => `Not answered: ${itemTexts.review.earned(0, 1)}.`,
  },
  limits: {
    tooMany: (limit: number) => `A table may have at most ${limit} rows.`,
  },
});
