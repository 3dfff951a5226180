/** Errors that keep a question from being published, and warnings: the messages of the authoring of item types. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const itemProblemTexts = localized({
  stemMissing: "Please enter the question text.",
  scenarioMissing: "Please provide the patient scenario.",
  rationaleMissing: "Please enter the explanation.",
  option: { blank: "Please enter the text of this option, or remove it.", twice: "Two options have the same text." },
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
  locations: {
    missing: "Please add at least one location.",
    titleMissing: "Please provide a title for each location.",
    optionMissing: "Each location must have at least one option.",
    noneCorrect: "Please mark at least one option as correct across your locations.",
    sameTitle: "Two locations have the same title.",
    noneCorrectIn: (location: number) =>
      `No option of location ${location} is marked as correct. On the exam, at least one is right in each.`,
    optionCount: (location: number, options: number) =>
      `Location ${location} has ${counted(options, "option", "options")}. On the exam, a location has two to four.`,
    count: (locations: number) =>
      `This question has ${counted(locations, "location", "locations")}. The exam has two to five.`,
  },
});
