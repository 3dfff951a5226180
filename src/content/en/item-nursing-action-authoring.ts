/** What authors read in nursing actions. */
import { localized } from "../texts.ts";

export const nursingActionAuthoringTexts = localized({
  rows: "Actions: choose what is right for each",
  row: (number: number) => `Action ${number}`,
  choices: (number: number) => `Verdict on action ${number}`,
  add: "Add Action",
  remove: (number: number) => `Remove action ${number}`,
  fewestStay: "A question keeps at least one action.",
  mostReached: "A question has at most 50 actions.",
  problems: {
    none: "Please add at least one action.",
    blank: "Please enter the text of this action, or remove it.",
    twice: "Two actions have the same text.",
    unknown: "The appropriate action is not one of the actions. Please choose again.",
    noneListed: "No action is marked as appropriate. Check that this is what you want.",
  },
});
