/** Texts of "Prioritize hypothesis", for answering, reviewing and writing it. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const hypotheses = (count: number) => counted(count, "hypothesis", "hypotheses");

export const prioritizeHypothesisTexts = localized({
  answering: {
    /** 0 only in the preview of a question whose author has marked none yet. */
    choose: (count: number) => (count === 0 ? "Select hypotheses." : `Select ${hypotheses(count)}.`),
    chosen: (count: number, most: number) => `${count} of ${most} selected.`,
    refused: (most: number) =>
      most === 0 ? "None is marked as correct yet." : "To select another one, first clear one of those you have.",
  },
  review: {
    /** Said when something is wrong or missing; full marks and none at all have words of their own. */
    points: (right: number, wrong: number, of: number) =>
      `${right} right, ${wrong} wrong: ${right} of ${of === 1 ? "1 point" : `${of} points`}.${
        wrong > 0 ? " A wrong choice takes nothing away." : ""
      }`,
  },
  authoring: {
    hypotheses: "Hypotheses: mark all that are correct",
    hypothesis: (number: number) => `Hypothesis ${number}`,
    markCorrect: (number: number) => `Hypothesis ${number} is a correct answer`,
    add: "Add Hypothesis",
    remove: (number: number) => `Remove hypothesis ${number}`,
    twoStay: "A question keeps at least two hypotheses.",
    choose: (count: number) =>
      count === 0
        ? "Students select as many hypotheses as you mark as correct."
        : `Students select ${hypotheses(count)}: as many as you mark as correct.`,
  },
  problems: {
    noneRight: "Please mark at least one hypothesis as correct.",
    blank: "Please enter the text of this hypothesis, or remove it.",
    twice: "Two hypotheses have the same text.",
    choose: "The number to select is not the number of correct hypotheses. Please mark them again.",
    size: "The exam shows 5 to 10 hypotheses.",
    allRight: "Every hypothesis is marked as correct, so no choice can be wrong.",
  },
});
