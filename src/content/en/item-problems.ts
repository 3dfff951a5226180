/** Errors that keep a question from being published, and warnings: the messages of the authoring of item types. */
import { localized } from "../texts.ts";

export const itemProblemTexts = localized({
  stemMissing: "Please enter the question text.",
  scenarioMissing: "Please provide the patient scenario.",
  rationaleMissing: "Please enter the explanation.",
  option: {
    blank: "Please enter the text of this option, or remove it.",
    twice: "Two options have the same text.",
    mixed: "Some options are pictures and some are words. The odd one out draws the eye.",
  },
  oneAnswer: {
    options: "Please provide at least two options for a single-answer question.",
    missing: "Please select the correct answer.",
    unknown: "The selected correct answer must match one of the provided options.",
  },
  multipleAnswers: {
    options: "Please provide at least two options for a multiple-answer question.",
    missing: "Please select at least one correct answer.",
    unknown: "All selected correct answers must match the provided options.",
  },
});
