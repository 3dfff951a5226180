/** What questions answered with a number say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const calculationTexts = localized({
  yourNumber: "Your answer as a number",
  round: {
    whole: "Round to the nearest whole number.",
    tenth: "Round to one decimal place.",
    hundredth: "Round to two decimal places.",
  },
  notYet: "This is not a number yet. Type digits only; the unit is beside the field.",
  comma: "This is not a number yet. For decimals use a point, as in 1.5.",
  /** Where commas were typed. */
  readAs: (number: string) => `We read this as ${number}.`,
  review: {
    yourNumber: "Your answer:",
    right: "right",
    wrong: "wrong",
    rightAnswer: "right answer",
    notAnswered: "Not answered",
    authors: (right: string) => `The author wrote ${right}.`,
    range: (least: string, most: string) => `Every number from ${least} to ${most} is right.`,
    notANumber: () => `Not a number: ${itemTexts.review.earned(0, 1)}.`,
  },
  limits: {
    tooLong: (limit: number) => `A number may have at most ${limit} characters.`,
  },
});
