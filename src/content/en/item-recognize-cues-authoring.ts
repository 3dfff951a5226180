/** What authors read in the recognition of cues. */
import { localized } from "../texts.ts";

export const recognizeCuesAuthoringTexts = localized({
  rows: "Findings: choose what is right for each",
  row: (number: number) => `Finding ${number}`,
  choices: (number: number) => `Verdict on finding ${number}`,
  add: "Add Finding",
  remove: (number: number) => `Remove finding ${number}`,
  fewestStay: "A question keeps at least one finding.",
  mostReached: "A question has at most 50 findings.",
  instructions: "Instructions for students",
  scoring: "Scoring",
  scoringNote:
    "One point per finding, no partial credit for a finding. All classifications must be right for full points, and only then does the question count as correct.",
  problems: {
    none: "Please add at least one finding.",
    blank: "Please enter the text of this finding, or remove it.",
    twice: "Two findings have the same text.",
    unknown: "The expected finding is not one of the findings. Please choose again.",
    noneListed: "No finding is marked as expected. Check that this is what you want.",
  },
});
