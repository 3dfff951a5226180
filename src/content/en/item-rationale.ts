/** What questions of cause and effect say, beyond what all questions with blanks say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";
import { counted } from "./numbers.ts";

const { earned: pointsOf } = itemTexts.review;

export const rationaleTexts = localized({
  answering: {
    instruction: {
      dropdown: "Choose an option in every blank to complete the sentence.",
      dragdrop: "Press a choice, then the blank where it goes. With a mouse you can also drag it.",
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
  authoring: {
    form: "How students fill the blanks",
    forms: { dropdown: "Drop-downs in the sentence", dragdrop: "Choices to drag into the sentence" },
    hint: "Two blanks are a pair and earn one point. Three are two pairs and earn two points.",
    twoStay: "A question keeps at least two blanks.",
    options: (number: number) => `Options of blank ${number}: mark the one that is correct`,
    markCorrect: (option: number, blank: number) => `Option ${option} of blank ${blank} is the correct one`,
    removeOption: (option: number, blank: number) => `Remove option ${option} of blank ${blank}`,
    twoOptionsStay: "A blank keeps at least two options.",
    anchor: "The blank that the others depend on",
    anchorHint: "Another blank earns its point only if this one is right, too.",
    order: "Order of the two others",
    orders: { own: "Each has its own place", any: "They may change places" },
    orderHint: (isAny: boolean) =>
      isAny
        ? "Students choose from the options of both, in alphabetical order."
        : "Students choose from the options of each blank.",
  },
  problems: {
    count: "A question like this has two or three blanks.",
    sameOptionIds: "Two options of this question have the same id.",
    anchor: "Please choose the blank that the others depend on.",
    options: "Please provide at least two options for each blank.",
    unmarked: "Please mark the correct option of each blank.",
    sameInBoth: "The two blanks that may change places both have this option. Please remove one of them.",
    optionCount: (number: number, count: number) =>
      `Students choose from ${counted(count, "option", "options")} in blank ${number}. On the exam there are three to five.`,
  },
});
