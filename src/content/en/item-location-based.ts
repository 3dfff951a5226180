/** What questions with options under titled locations say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const locationTexts = localized({
  /** For a location that has no title yet, in a preview. */
  location: (number: number) => `Location ${number}`,
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
  authoring: {
    locations: "Locations",
    hint: (locations: number, options: number) =>
      `Students choose all that apply. One correct option in the whole question is enough. The exam has two to five locations with two to four options each, and at least one right option in each. Here you can have up to ${locations} locations and ${options} options in all.`,
    title: (number: number) => `Title of location ${number}`,
    titleHint: "For example a place on the body, a device, or a part of the record.",
    add: "Add Location",
    remove: (number: number) => `Remove location ${number}`,
    oneStays: "A question keeps at least one location.",
    options: (number: number) => `Options of location ${number}: mark all that are correct`,
    markCorrect: (option: number, location: number) => `Option ${option} of location ${location} is a correct answer`,
    removeOption: (option: number, location: number) => `Remove option ${option} of location ${location}`,
    oneOptionStays: "A location keeps at least one option.",
  },
});
