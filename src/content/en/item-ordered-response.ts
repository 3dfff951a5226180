/** What questions about an order say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const orderedResponseTexts = localized({
  instruction:
    "Press the items in the right order. Then move them by the arrows or the handle until the order is right.",
  chooseFrom: "Choose from",
  yourOrder: (placed: number, of: number) => `Your order: ${placed} of ${of} placed`,
  order: "Your order",
  next: (number: number) => `Item ${number} goes here`,
  up: (name: string) => `Move up ${name}`,
  down: (name: string) => `Move down ${name}`,
  takeBack: (name: string) => `Take back ${name}`,
  placed: (name: string, place: number, of: number) => `“${name}” is number ${place} of ${of}.`,
  moved: (name: string, place: number, of: number) => `“${name}” is now number ${place} of ${of}.`,
  takenBack: (name: string, placed: number, of: number) => `“${name}” taken back, ${placed} of ${of} placed.`,
  review: {
    yourOrder: "Your order",
    rightOrder: "Right order",
    right: "At its place",
    wrong: "Not at its place",
    empty: "Left empty",
    atPlace: (right: number, of: number) => `${right} of ${of} at their place.`,
    wholeOrder: () => `Wrong: ${itemTexts.review.earned(0, 1)}. Only the whole order earns it.`,
  },
  limits: {
    tooMany: (most: number) => `A question may have at most ${most} items.`,
  },
});
