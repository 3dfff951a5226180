/** Texts of "Prioritize hypothesis", for answering and reviewing it. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const prioritizeHypothesisTexts = localized({
  answering: {
    /** 0 only in the preview of a question whose author has marked none yet. */
    choose: (count: number) =>
      count === 0 ? "Select hypotheses." : `Select ${counted(count, "hypothesis", "hypotheses")}.`,
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
});
