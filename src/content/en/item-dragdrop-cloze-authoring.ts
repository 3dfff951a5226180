/** What authors read of drag-and-drop cloze, beyond what they read of all questions with blanks. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const clozeAuthoringTexts = localized({
  hint: (most: number) =>
    `Each is worth one point. Students drag a choice into each blank. You can have up to ${most} blanks.`,
  oneStays: "A question keeps at least one blank.",
  place: (number: number) => `Right choice of blank ${number}`,
  placeHint: "Interchangeable blanks share their right choices: any of them is right in any of these blanks.",
  places: { own: "Only in this blank", group: "In any of the interchangeable blanks" },
  tokens: {
    rows: "Choices: mark the one that belongs in each blank",
    row: (number: number) => `Choice ${number}`,
    choices: (number: number) => `Choice ${number} belongs in`,
    add: "Add Choice",
    remove: (number: number) => `Remove choice ${number}`,
    fewestStay: "A question keeps at least two choices.",
  },
  problems: {
    tokens: "Please provide at least two choices.",
    unmarked: "Please mark the choice that belongs in each blank.",
    twice: "A choice belongs in one blank only. Please mark them again.",
    blank: "Please enter the text of this choice, or remove it.",
    same: "Two choices have the same text.",
    tokenCount: (count: number) =>
      `This question has ${counted(count, "choice", "choices")}. On the exam there are four to ten.`,
    allRight: "Every choice belongs in a blank, and the order makes no difference, so no choice can be wrong.",
    alone: "Only one blank is interchangeable. Make another one interchangeable, or this one not.",
  },
});
