/** What questions say in which pieces of a text are chosen, in a note or in a table. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

export const highlightTexts = localized({
  instruction: "Select the parts of the text that answer the question. You can select only what is underlined.",
  note: "Note",
  table: "Findings",
  row: (index: number) => `Row ${index}`,
  review: {
    right: "right",
    wrong: "wrong",
    rightAnswer: "missed",
    chosenIn: (right: number, wrong: number) =>
      right + wrong === 0 ? "Nothing chosen" : `${right} right, ${wrong} wrong`,
    result: "Your choices",
  },
  limits: {
    tooLong: (limit: number) => `This text may have at most ${number(limit)} characters.`,
    tooMany: (limit: number) => `A question may have at most ${counted(limit, "selectable text", "selectable texts")}.`,
    sameIds: "Two selectable texts have the same id.",
    tooManyRows: (limit: number) => `A table may have at most ${limit} rows.`,
    sameRows: "Two rows have the same id.",
  },
});
