/** Texts of all item types, for answering and reviewing a question. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const points = (count: number) => counted(count, "point", "points");

export const itemTexts = localized({
  answering: {
    chooseOne: "Choose one answer.",
    chooseAll: "Select all that apply.",
    yourAnswer: "Your answer",
    options: "Answer options",
    stem: "Question text",
    /** Before an option, for those who hear it. */
    struckOut: "Struck out:",
    strikeOut: "Strike out",
    strike: (option: string) => `Strike out: ${option}`,
    scenario: "Patient scenario",
  },
  review: {
    chosenRight: "Your answer, right",
    chosenWrong: "Your answer, wrong",
    missed: "Right answer, not chosen",
    notAnswered: "You did not answer this question.",
    points: "Points",
    rationale: "Why",
    noRationale: "The author has not written an explanation yet.",
    earned: (earned: number, max: number) => `${earned} of ${points(max)}`,
    eachPoint: (right: number, of: number) => `${right} of ${of} right: ${right} of ${points(of)}.`,
    oneRight: "Right: 1 of 1 point.",
    oneWrong: "Wrong: 0 of 1 point.",
    noneChosen: (max: number) => `Not answered: 0 of ${points(max)}.`,
    plusMinus: (right: number, wrong: number, earned: number, max: number) =>
      `${right} right, ${wrong} wrong: ${earned} of ${points(max)}.${
        wrong > right
          ? " A question never earns less than 0."
          : wrong > 0
            ? " Each wrong choice takes one point off."
            : ""
      }`,
  },
});
