/** What authors read of all questions with blanks in their text: drag-and-drop cloze and rationale. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const blankAuthoringTexts = localized({
  howTo:
    "In the question text, put a word in square brackets wherever you want a blank. The brackets match the blanks below in order: the first bracket is Blank 1, the second is Blank 2. For a bracket that students should see, type \\[.",
  exampleLabel: "Example:",
  example: "The client is most likely developing [condition], as shown by [finding].",
  exampleMeaning: "This text needs two blanks.",
  blanks: "Blanks",
  blank: (number: number) => `Blank ${number}`,
  placeholder: (number: number) => `Placeholder of blank ${number}`,
  placeholderHint: "What students read in it before they choose, for example: condition.",
  add: "Add Blank",
  remove: (number: number) => `Remove blank ${number}`,
  problems: {
    noBlanks: "Please add at least one blank.",
    placeholder: "Please enter the placeholder of each blank.",
    unequal: (brackets: number, blanks: number) =>
      `The question text has ${brackets === 0 ? "no placeholder" : counted(brackets, "placeholder", "placeholders")} in square brackets, but there ${blanks === 1 ? "is" : "are"} ${counted(blanks, "blank", "blanks")}. Each placeholder needs one blank.`,
  },
});
