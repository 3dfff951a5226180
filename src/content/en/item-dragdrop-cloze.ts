/** What drag-and-drop cloze says, beyond what all questions with blanks say. */
import { localized } from "../texts.ts";

export const clozeTexts = localized({
  instruction:
    "Press a choice, then the blank where it goes. Each choice fits once. You can also drag it. With a finger, hold it first.",
  choices: "Choices",
  review: {
    others: "Other choices",
    inNoBlank: "They belong in no blank.",
  },
});
