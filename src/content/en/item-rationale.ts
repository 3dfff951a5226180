/** What questions of cause and effect say, beyond what all questions with blanks say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

const { earned: pointsOf } = itemTexts.review;

export const rationaleTexts = localized({
  answering: {
    instruction: {
      dropdown: "Choose an option in every blank to complete the sentence.",
      dragdrop: "Press a choice, then the blank where it goes. You can also drag it. With a finger, hold it first.",
    },
    choices: (numbers: ReadonlyArray<number>, placeholder: string) => {
      const blanks = numbers.length === 1 ? `blank ${numbers.join("")}` : `blanks ${numbers.join(" and ")}`;
      return placeholder === "" ? `Choices for ${blanks}` : `Choices for ${blanks}: ${placeholder}`;
    },
  },
  review: {
    anchor: (blanks: number) =>
      blanks === 2
        ? "Earns its point together with the other blank."
        : "Earns no point alone: each other blank needs it.",
    effect: (isEarned: boolean, anchor: number) =>
      isEarned
        ? `Right together with blank ${anchor}: ${pointsOf(1, 1)}.`
        : `Needs blank ${anchor} and this one right: ${pointsOf(0, 1)}.`,
    points: (earned: number, max: number) =>
      max === 1
        ? earned === 1
          ? `Both blanks right: ${pointsOf(1, 1)}.`
          : `Only both blanks right earn the point: ${pointsOf(0, 1)}.`
        : `${pointsOf(earned, max)}, one for each pair that is right.`,
  },
  limits: {
    count: "A question like this has two or three blanks.",
    sameOptionIds: "Two options of this question have the same id.",
    anchor: "Please choose the blank that the others depend on.",
  },
});
