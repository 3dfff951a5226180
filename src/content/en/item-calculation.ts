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
  notYet: "This is not a number yet. Type digits only; the unit stands beside the field.",
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
  authoring: {
    value: "Right answer",
    valueHint: "A number, for example 0.5 or 1,000. However students write it, its value counts.",
    unit: "Unit",
    unitHint: "Students read it beside the field, for example mL/hour.",
    tolerance: "Tolerance",
    toleranceHint: "How far from the right answer still counts as right. Empty or 0: the exact value only.",
    rounding: "Rounding",
    roundingHint: "What students are told. A number that is not rounded so is wrong unless the tolerance allows it.",
    roundings: {
      none: "Say nothing",
      whole: "Whole number",
      tenth: "One decimal place",
      hundredth: "Two decimal places",
    },
  },
  problems: {
    tooLong: (limit: number) => `A number may have at most ${limit} characters.`,
    valueMissing: "Please enter the right answer.",
    notANumber: "The right answer must be a number, such as 0.5 or 1,000.",
    tolerance: "The tolerance must be a number that is not below 0, such as 0.5.",
    noUnit: "The answer has no unit. Check that the question says in what the answer is to be given.",
    moreDecimals: "The right answer has more decimals than students are told to round to.",
  },
});
