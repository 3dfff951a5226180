/** What nursing actions say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const nursingActionTexts = localized({
  row: "Action",
  verdicts: { appropriate: "Appropriate", "not-appropriate": "Not appropriate" },
  instruction: "For each action, choose whether it is appropriate for this client now.",
  progress: (judged: number, of: number) => `${judged} of ${of === 1 ? "1 action" : `${of} actions`} judged.`,
  points: itemTexts.review.eachPoint,
  problems: {
    none: "Please add at least one action.",
    blank: "Please enter the text of this action, or remove it.",
    twice: "Two actions have the same text.",
    unknown: "The appropriate action is not one of the actions. Please choose again.",
    noneListed: "No action is marked as appropriate. Check that this is what you want.",
  },
  authoring: {
    rows: "Actions: choose what is right for each",
    row: (number: number) => `Action ${number}`,
    choices: (number: number) => `Verdict on action ${number}`,
    add: "Add Action",
    remove: (number: number) => `Remove action ${number}`,
    fewestStay: "A question keeps at least one action.",
    mostReached: "A question has at most 50 actions.",
  },
});
