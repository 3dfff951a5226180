/** Steps to be put in order, worth a point only as a whole (NCSBN: ordered response). */
import { z } from "zod";
import { orderedResponseTexts } from "../../../content/en/item-ordered-response.ts";
import type { Arrange, Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { hasOption, type Option, OptionIds, OptionList, optionLists, optionProblems } from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = orderedResponseTexts.problems;
/** Of two, an order that is never the right one would tell the right one. */
export const ITEMS_MIN = 3;
export const ITEMS_MAX = 10;
/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 4, most: 6 };

/** As they stand before they are placed: by chance, and never in the right order (P99). */
const Content = contentWith({ items: OptionList.max(ITEMS_MAX, { error: () => texts.tooMany(ITEMS_MAX) }) });
const Solution = solutionWith({ correct: OptionIds });
/** From the first on; shorter while some are not placed. */
const Answer = z.strictObject({ order: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Ordered response: place every item (P99). */
export const orderedResponse = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ order: [] }),
  fits: ({ items }, { order }) => order.every((id) => hasOption(items, id)),
  isComplete: ({ items }, { order }) => items.length > 0 && order.length === items.length,
  draft: () => ({
    content: { items: ["o1", "o2", "o3", "o4"].map((id) => ({ id, text: "" })) },
    solution: { correct: ["o2", "o4", "o1", "o3"] },
  }),
  isAlwaysArranged: true,
  ...optionLists("items"),
  arrangeOptions,
  parts: (content, solution) => [
    {
      title: null,
      choices: inRightOrder(content, solution).map(({ text }) => ({ text, isRight: true })),
      asks: "order" as const,
    },
  ],
  problems: ({ items }, { correct }) => [
    ...(items.length < ITEMS_MIN ? [error("content.items", texts.tooFew)] : []),
    ...optionProblems(items, "content.items", texts),
    ...orderProblems(items, correct),
    ...(items.length < USUAL.fewest || items.length > USUAL.most ? [warning("content.items", texts.size)] : []),
  ],
});

/** The items in the right order; any that it does not name come last. */
export function inRightOrder({ items }: Content, { correct }: Solution): Option[] {
  const placeOf = ({ id }: Option) => (correct.includes(id) ? correct.indexOf(id) : correct.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * True if these items, begun with another one of them, stand in the right order: then some attempt would begin with it, see
 * `arrangeOptions`.
 */
export function tellsOrder(ids: ReadonlyArray<string>, correct: ReadonlyArray<string>): boolean {
  const first = ids.indexOf(correct[0] ?? "");
  return correct.every((id, index) => id === ids[(first + index) % ids.length]);
}

/** Which item comes first is by chance, and those after it stay behind it: so no chance makes the order the right one. */
function arrangeOptions(content: Content, arrange: Arrange): Content {
  const { items } = content;
  const [drawn] = arrange(items, "items");
  const first = items.findIndex(({ id }) => id === drawn?.id);
  return { ...content, items: [...items.slice(first), ...items.slice(0, first)] };
}

function orderProblems(items: Option[], correct: ReadonlyArray<string>): Problem[] {
  const namesAll = correct.length === items.length && correct.every((id) => hasOption(items, id));
  if (!namesAll) return [error("solution.correct", texts.incomplete)];
  const ids = items.map(({ id }) => id);
  return items.length >= ITEMS_MIN && tellsOrder(ids, correct) ? [error("content.items", texts.told)] : [];
}
