/** What all questions with blanks in their text say, in answering and review: drag-and-drop cloze and rationale. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

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
  limits: {
    tooMany: (limit: number) => `A question may have at most ${limit} blanks.`,
    sameIds: "Two blanks have the same id.",
  },
});
