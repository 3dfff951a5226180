/** What questions with drop-downs inside the sentence say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const sentenceTexts = localized({
  instruction: "Choose an option in every drop-down to complete the sentence.",
  dropdownOf: (number: number, count: number, placeholder: string) =>
    placeholder === "" ? `Drop-down ${number} of ${count}` : `Drop-down ${number} of ${count}: ${placeholder}`,
  /** The empty choice of a drop-down that has no placeholder yet, in a preview. */
  choose: "Choose",
  /** Before a drop-down that has no place in the text. */
  withoutPlace: (number: number) => `Drop-down ${number}:`,
  review: {
    title: (number: number, placeholder: string) =>
      placeholder === "" ? `Drop-down ${number}` : `Drop-down ${number}: ${placeholder}`,
    right: "right",
    wrong: "wrong",
    rightAnswer: "right answer",
    notAnswered: "Not answered",
    partNotAnswered: () => `Not answered: ${itemTexts.review.earned(0, 1)}.`,
  },
});
