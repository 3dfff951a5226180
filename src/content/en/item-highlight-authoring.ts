/** What authors read in questions of which some pieces are chosen. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const highlightAuthoringTexts = localized({
  note: "Note",
  help: {
    howTo:
      "Students can select only what is in square brackets. Mark the words and press “Make selectable”, or type the brackets yourself.",
    exampleLabel: "Example:",
    example: "The client is [restless and sweating]. The skin is [warm and dry].",
    exampleMeaning: "This text has two parts to select.",
  },
  make: "Make selectable",
  nothingMarked: "Mark the words first, or put the cursor in a word.",
  acrossMarked: "These words cannot be made selectable: they contain a square bracket or the end of a line.",
  made: (text: string) => `“${text}” is selectable now.`,
  removed: (text: string) => `“${text}” is no longer selectable.`,
  spans: "Selectable texts: mark all that are right",
  none: "Nothing is selectable yet.",
  right: (text: string) => `“${text}” is right`,
  remove: "Not selectable",
  removeOf: (text: string) => `Make “${text}” not selectable`,
  rows: "Rows of the table",
  rowsHint: "Each row has a heading and findings, such as a body system and what was found there.",
  columns: { rows: "Heading of the first column", findings: "Heading of the second column" },
  title: (index: number) => `Heading of row ${index}`,
  findings: (index: number) => `Findings of row ${index}`,
  add: "Add Row",
  removeRow: (index: number) => `Remove row ${index}`,
  oneStays: "A table keeps at least one row.",
  draft: { title: "Body system", findings: "Findings" },
  problems: {
    noNote: "Please write the note.",
    noRows: "Please add at least one row.",
    noColumn: "Please enter the heading of each column.",
    noTitle: "Please enter the heading of this row.",
    noFindings: "Please enter the findings of this row.",
    openBracket: "A square bracket has no partner on its line. Square brackets are only for selectable texts.",
    blankSpan: "A selectable text is empty.",
    fewSpans: "Please make at least two texts selectable.",
    noneRight: "Please mark at least one selectable text as right.",
    manySpans: (count: number) =>
      `This question has ${counted(count, "selectable text", "selectable texts")}. The exam has at most ten.`,
    allRight: "Every selectable text is right, so no choice can be wrong unless something is left out.",
  },
});
