/** Texts of the item types, for answering, reviewing and writing a question. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const points = (count: number) => counted(count, "point", "points");

export const itemTexts = localized({
  types: {
    text: { name: "Single answer", hint: "One option is right." },
    "multi-select": { name: "Multiple answers", hint: "Several options may be right." },
    location_based: { name: "Location based", hint: "Options under titled locations." },
    nursing_action: { name: "Nursing action", hint: "Each action is appropriate or not." },
    prioritize_hypothesis: { name: "Prioritize hypothesis", hint: "Choose as many as are correct." },
    clinical_decision: { name: "Clinical decision", hint: "A bow-tie: condition, actions, parameters." },
    sentence_completion: { name: "Sentence completion", hint: "Drop-downs inside the sentence." },
    recognize_cues: { name: "Recognize cues", hint: "Each finding is expected or not." },
    matrix: { name: "Matrix", hint: "Rows and columns to mark." },
    highlight_text: { name: "Highlight text", hint: "Words of a note to select." },
    highlight_table: { name: "Highlight table", hint: "Words to select in a table of findings." },
    dragdrop_cloze: { name: "Drag-and-drop cloze", hint: "Choices to drag into blanks of a sentence." },
    rationale: { name: "Rationale", hint: "A cause and its effects: both have to be right." },
    dropdown_table: { name: "Drop-down table", hint: "A table with a drop-down in each row." },
    grouping: { name: "Grouping", hint: "Options under headings, some right under each." },
    ordered_response: { name: "Ordered response", hint: "Steps to put in order." },
    calculation: { name: "Calculation", hint: "A number to be typed, with its unit." },
    hot_spot: { name: "Hot spot", hint: "One place in a picture." },
  },
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
  authoring: {
    option: (number: number) => `Option ${number}`,
    optionsOfOne: "Options: mark the one that is correct",
    optionsOfMany: "Options: mark all that are correct",
    addOption: "Add Option",
    split: (count: number) => `Your text was split into ${counted(count, "option", "options")}.`,
    undoSplit: "Undo",
    asPicture: (number: number) => `Use a picture for option ${number}`,
    changePicture: (number: number) => `Change picture ${number}`,
    inWords: (number: number) => `What picture ${number} shows, in words`,
    removeOption: (number: number) => `Remove option ${number}`,
    twoOptionsStay: "A question keeps at least two options.",
    markCorrect: (number: number) => `Option ${number} is the correct answer`,
    markOneOfCorrect: (number: number) => `Option ${number} is a correct answer`,
    correct: "Correct",
    scenario: "Patient Scenario",
    scenarioHint: "What we know about the patient. Students read it above the question.",
  },
});
