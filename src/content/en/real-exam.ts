/** What students tell of the real exam. What is agreed to is stored with it, so a change of it needs a new version in `consent.ts`. */
import { localized } from "../texts.ts";

const exam = (presetId: string) => presetId.toUpperCase();

export const realExamTexts = localized({
  title: "Your Real Exam",
  lead: "Your result shows us how well our simulations forecast.",
  consent:
    "By tapping one you agree that the institute keeps your answer beside your last simulation, only to find out how well simulations forecast the exam.",
  ask: (presetId: string) => `Have you taken the real ${exam(presetId)}?`,
  hint: "The institute sees only the numbers of all students together. You can delete your answer at any time.",
  passed: "I passed",
  failed: "I did not pass",
  busy: "Saving…",
  more: "What happens with it",
  told: (presetId: string, hasPassed: boolean, day: string) =>
    hasPassed
      ? `You told us on ${day}: you passed the ${exam(presetId)}.`
      : `You told us on ${day}: you did not pass the ${exam(presetId)}.`,
  thanks: "Thank you. Your answer is saved.",
  takenBack: "Your answer is deleted.",
  takeBack: "Delete answer",
  takingBack: "Deleting…",
  nothing: "Once you have taken a whole simulation of an adaptive exam, you can tell us here how the real one went.",
  use: {
    heading: "What happens with it",
    items: [
      "We compare it with your last simulation: its estimate and our practice standard.",
      "We show a chance of passing only after 200 students have told us and at least 30 of them did not pass.",
      "Nobody at the institute sees your own answer.",
      "You do not have to tell us. You can delete your answer here at any time.",
    ],
  },
  notSaved: (reason: string) => `Nothing was saved: ${reason}`,
  nothingToCompare: "There is no whole simulation of yours to compare it with.",
  back: "Your Privacy",
  privacy: {
    heading: "Your real exam",
    text: "What you told us of the real exam, and how to delete it.",
    open: "Open",
  },
});
