/** What authors read of questions about an order. */
import { localized } from "../texts.ts";

export const orderedResponseAuthoringTexts = localized({
  items: "Items in the right order",
  hint: "Write them in the right order. Students see them mixed, never in this order, and earn the point only for the whole order. The exam shows four to six.",
  item: (number: number) => `Item ${number}`,
  up: (number: number) => `Move item ${number} up`,
  down: (number: number) => `Move item ${number} down`,
  add: "Add Item",
  remove: (number: number) => `Remove item ${number}`,
  fewestStay: "A question keeps at least three items.",
  problems: {
    tooFew: "Please provide at least three items: of two, the order that students see first would tell the right one.",
    blank: "Please enter the text of this item, or remove it.",
    twice: "Two items have the same text.",
    incomplete: "The right order does not name each item once. Please write the items again.",
    told: "Students would see the items in their right order. Please move an item and move it back.",
    size: "The exam shows four to six items.",
  },
});
