/** What questions with options in groups say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const groupingTexts = localized({
  /** For a group that has no heading yet, in a preview. */
  group: (number: number) => `Group ${number}`,
  instruction: "Select all that apply. Choose at least one in each group.",
  review: {
    noneChosen: (max: number) => `Nothing chosen: ${itemTexts.review.earned(0, max)}.`,
    noneRight: () => "No option is right here. That costs no points.",
    points: (right: number, wrong: number, earned: number, max: number) =>
      `${right} right, ${wrong} wrong: ${itemTexts.review.earned(earned, max)}.${
        wrong > right ? " A group never earns less than 0." : wrong > 0 ? " Each wrong choice takes one point off." : ""
      }`,
    together: (earned: number, max: number) => `All groups together: ${itemTexts.review.earned(earned, max)}.`,
  },
  limits: {
    tooMany: (limit: number) => `A question may have at most ${limit} groups.`,
    sameIds: "Two groups have the same id.",
  },
});
