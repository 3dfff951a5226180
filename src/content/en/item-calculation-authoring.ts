/** What authors read of questions answered with a number. */
import { localized } from "../texts.ts";

export const calculationAuthoringTexts = localized({
  value: "Right answer",
  valueHint: "A number, for example 0.5 or 1,000. However students write it, its value counts.",
  unit: "Unit",
  unitHint: "Students read it beside the field, for example mL/hour.",
  tolerance: "Tolerance",
  toleranceHint: "How far from the right answer still counts as right. Empty or 0: the exact value only.",
  rounding: "Rounding",
  roundingHint: "Students see this. A number that is not rounded so is wrong unless the tolerance allows it.",
  roundings: {
    none: "Say nothing",
    whole: "Whole number",
    tenth: "One decimal place",
    hundredth: "Two decimal places",
  },
  problems: {
    valueMissing: "Please enter the right answer.",
    notANumber: "The right answer must be a number, such as 0.5 or 1,000.",
    tolerance: "The tolerance must be a number that is not below 0, such as 0.5.",
    noUnit: "The answer has no unit. Check that the question says in which unit to answer.",
    moreDecimals: "The right answer has more decimals than students must round to.",
  },
});
