/** Texts of all item types, for writing a question. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const itemAuthoringTexts = localized({
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
});
