/** What all questions with blanks in their text say, in answering, review and writing: drag-and-drop cloze and rationale. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";
import { counted } from "./numbers.ts";

export const blankTexts = localized({
  /** How a blank is called inside a sentence. */
  blankOf: (number: number, count: number, placeholder: string) =>
    placeholder === "" ? `blank ${number} of ${count}` : `blank ${number} of ${count}: ${placeholder}`,
  /** What an empty blank says that has no placeholder yet, in a preview. */
  choose: "Choose",
  /** Before a blank that has no place in the text. */
  withoutPlace: (number: number) => `Blank ${number}:`,
  review: {
    title: (number: number, placeholder: string) =>
      placeholder === "" ? `Blank ${number}` : `Blank ${number}: ${placeholder}`,
    right: "right",
    wrong: "wrong",
    rightAnswer: "right answer",
    notAnswered: "Not answered",
    partNotAnswered: () => `Not answered: ${itemTexts.review.earned(0, 1)}.`,
  },
  authoring: {
    howTo:
      "In the question text, put a word in square brackets wherever you want a blank. The brackets match the blanks below in order: the first bracket is Blank 1, the second is Blank 2.",
    exampleLabel: "Example:",
    example: "The client is most likely developing [condition], as shown by [finding].",
    exampleMeaning: "This text needs two blanks.",
    blanks: "Blanks",
    blank: (number: number) => `Blank ${number}`,
    placeholder: (number: number) => `Placeholder of blank ${number}`,
    placeholderHint: "What students read in it before they choose, for example: condition.",
    add: "Add Blank",
    remove: (number: number) => `Remove blank ${number}`,
  },
  problems: {
    tooMany: (limit: number) => `A question may have at most ${limit} blanks.`,
    sameIds: "Two blanks have the same id.",
    noBlanks: "Please add at least one blank.",
    placeholder: "Please enter the placeholder of each blank.",
    unequal: (brackets: number, blanks: number) =>
      `The question text has ${brackets === 0 ? "no placeholder" : counted(brackets, "placeholder", "placeholders")} in square brackets, but there ${blanks === 1 ? "is" : "are"} ${counted(blanks, "blank", "blanks")}. Each placeholder needs one blank.`,
  },
});
