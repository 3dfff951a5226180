/** Ordered response: what its authors need. */
import { orderedResponseAuthoringTexts } from "../../../content/en/item-ordered-response-authoring.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption, type Option } from "../../options.ts";
import { error, optionProblems, warning } from "../../problems.ts";
import { inRightOrder, orderedResponse } from "./model.ts";

const texts = orderedResponseAuthoringTexts.problems;
/** Of two, an order that is never the right one would tell the right one. */
export const ITEMS_MIN = 3;
/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 4, most: 6 };

export const orderedResponseAuthoring = defineAuthoring(orderedResponse, {
  draft: () => ({
    content: { items: ["o1", "o2", "o3", "o4"].map((id) => ({ id, text: "" })) },
    solution: { correct: ["o2", "o4", "o1", "o3"] },
  }),
  parts: (content, solution) => [
    {
      title: null,
      choices: inRightOrder(content, solution).map(({ text }) => ({ text, isRight: true })),
      asks: "order" as const,
    },
  ],
  problems: ({ items }, { correct }) => [
    ...(items.length < ITEMS_MIN ? [error("content.items", texts.tooFew)] : []),
    ...itemProblems(items, correct),
    ...orderProblems(items, correct),
    ...(items.length < USUAL.fewest || items.length > USUAL.most ? [warning("content.items", texts.size)] : []),
  ],
});

/**
 * True if these items, begun with another one of them, stand in the right order: then some attempt would begin with it, see
 * `arrangeOptions` in the model.
 */
export function tellsOrder(ids: ReadonlyArray<string>, correct: ReadonlyArray<string>): boolean {
  const first = ids.indexOf(correct[0] ?? "");
  return correct.every((id, index) => id === ids[(first + index) % ids.length]);
}

/** Problems of the items in their right order, in which the form shows them: the focus goes to the first. */
function itemProblems(items: Option[], correct: ReadonlyArray<string>): Problem[] {
  const placeOf = ({ at }: Problem) => correct.indexOf(items[Number(at.split(".")[2])]?.id ?? "");
  return optionProblems(items, "content.items", texts).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function orderProblems(items: Option[], correct: ReadonlyArray<string>): Problem[] {
  const namesAll = correct.length === items.length && correct.every((id) => hasOption(items, id));
  if (!namesAll) return [error("solution.correct", texts.incomplete)];
  const ids = items.map(({ id }) => id);
  return items.length >= ITEMS_MIN && tellsOrder(ids, correct) ? [error("content.items", texts.told)] : [];
}
