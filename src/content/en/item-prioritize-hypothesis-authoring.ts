/** Texts of "Prioritize hypothesis", for writing it. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const prioritizeHypothesisAuthoringTexts = localized({
  hypotheses: "Hypotheses: mark all that are correct",
  hypothesis: (number: number) => `Hypothesis ${number}`,
  markCorrect: (number: number) => `Hypothesis ${number} is a correct answer`,
  add: "Add Hypothesis",
  remove: (number: number) => `Remove hypothesis ${number}`,
  twoStay: "A question keeps at least two hypotheses.",
  choose: (count: number) =>
    count === 0
      ? "Students select as many hypotheses as you mark as correct."
      : `Students select ${counted(count, "hypothesis", "hypotheses")}: as many as you mark as correct.`,
  problems: {
    noneRight: "Please mark at least one hypothesis as correct.",
    blank: "Please enter the text of this hypothesis, or remove it.",
    twice: "Two hypotheses have the same text.",
    choose: "The number to select is not the number of correct hypotheses. Please mark them again.",
    size: "The exam shows 5 to 10 hypotheses.",
    allRight: "Every hypothesis is marked as correct, so no choice can be wrong.",
  },
});
