/** Steps to be put in order, worth a point only as a whole (NCSBN: ordered response). */
import { z } from "zod/mini";
import { orderedResponseTexts } from "../../../content/en/item-ordered-response.ts";
import type { Arrange } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { hasOption, type Option, OptionIds, OptionList, optionLists } from "../../options.ts";

const texts = orderedResponseTexts.limits;
export const ITEMS_MAX = 10;

/** As they stand before they are placed: by chance, and never in the right order (P99). */
const Content = contentWith({
  items: OptionList.check(z.maxLength(ITEMS_MAX, { error: () => texts.tooMany(ITEMS_MAX) })),
});
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
  isAlwaysArranged: true,
  ...optionLists("items"),
  arrangeOptions,
});

/** The items in the right order; any that it does not name come last. */
export function inRightOrder({ items }: Content, { correct }: Solution): Option[] {
  const placeOf = ({ id }: Option) => (correct.includes(id) ? correct.indexOf(id) : correct.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Which item comes first is by chance, and those after it stay behind it: so no chance makes the order the right one. */
function arrangeOptions(content: Content, arrange: Arrange): Content {
  const { items } = content;
  const [drawn] = arrange(items, "items");
  const first = items.findIndex(({ id }) => id === drawn?.id);
  return { ...content, items: [...items.slice(first), ...items.slice(0, first)] };
}
