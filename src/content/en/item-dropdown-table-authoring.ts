/** What authors read of tables with drop-downs. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const tableAuthoringTexts = localized({
  headings: {
    rows: { label: "Heading of the rows", hint: "What each row names, for example: finding." },
    choices: { label: "Heading of the drop-downs", hint: "What students choose in it, for example: likely cause." },
  },
  rows: "Rows",
  hint: (most: number) =>
    `Each is worth one point. On the exam a drop-down has three to five options. Here you can have up to ${most} rows.`,
  row: (number: number) => `Row ${number}`,
  text: (number: number) => `Text of row ${number}`,
  textHint: "What the drop-down of the row is about.",
  add: "Add Row",
  remove: (number: number) => `Remove row ${number}`,
  oneStays: "A table keeps at least one row.",
  options: (number: number) => `Options of row ${number}: mark the one that is correct`,
  markCorrect: (option: number, row: number) => `Option ${option} of row ${row} is the correct one`,
  removeOption: (option: number, row: number) => `Remove option ${option} of row ${row}`,
  twoOptionsStay: "A row keeps at least two options.",
  problems: {
    rowsHeading: "Please enter the heading of the rows.",
    choicesHeading: "Please enter the heading of the drop-downs.",
    none: "Please add at least one row.",
    placeholder: "Please enter the text of each row.",
    options: "Please provide at least two options for each row.",
    unmarked: "Please mark the correct option of each row.",
    optionCount: (number: number, count: number) =>
      `Row ${number} has ${counted(count, "option", "options")}. On the exam, a drop-down has three to five.`,
  },
});
