/** What authors read of questions of cause and effect, beyond what they read of all questions with blanks. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const rationaleAuthoringTexts = localized({
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
  problems: {
    options: "Please provide at least two options for each blank.",
    unmarked: "Please mark the correct option of each blank.",
    sameInBoth: "The two blanks that may change places both have this option. Please remove one of them.",
    optionCount: (number: number, count: number) =>
      `Students choose from ${counted(count, "option", "options")} in blank ${number}. On the exam there are three to five.`,
  },
});
