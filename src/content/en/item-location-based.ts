/** What questions with options under titled locations say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const locationTexts = localized({
  /** For a location that has no title yet, in a preview. */
  group: (number: number) => `Location ${number}`,
  instruction: "Select all that apply in each location.",
  review: {
    noneChosen: (max: number) => `Nothing chosen: ${itemTexts.review.earned(0, max)}.`,
    noneRight: (wrong: number) =>
      wrong === 0 ? "No option is right here, and you chose none." : "No option is right here. That costs no points.",
    points: (right: number, wrong: number, earned: number, max: number) =>
      `${right} right, ${wrong} wrong: ${itemTexts.review.earned(earned, max)}.${
        wrong > right
          ? " A location never earns less than 0."
          : wrong > 0
            ? " Each wrong choice takes one point off."
            : ""
      }`,
    together: (earned: number, max: number) => `All locations together: ${itemTexts.review.earned(earned, max)}.`,
  },
});
