/** Drop-downs inside the sentence: placeholders in square brackets in the question text mark their places, in order. */
import { z } from "zod/mini";
import { itemLimitTexts } from "../../../content/en/item-limits.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import { hasDistinctIds, hasOption, OptionId, OptionList, optionGroups, Scenario, ShortText } from "../../options.ts";

export const DROPDOWNS_MAX = 20;

/** Option ids are unique only within their drop-down. */
const Dropdown = z.strictObject({ id: OptionId, placeholder: ShortText, options: OptionList });
const Dropdowns = z
  .array(Dropdown)
  .check(
    z.maxLength(DROPDOWNS_MAX, { error: () => itemLimitTexts.dropdowns.tooMany(DROPDOWNS_MAX) }),
    z.refine(hasDistinctIds, { error: () => itemLimitTexts.dropdowns.sameIds }),
  );
/** Option ids by drop-down id. A drop-down without an entry has nothing marked or picked. */
const OptionByDropdown = z.record(OptionId, OptionId);

const Content = contentWith({ scenario: Scenario, dropdowns: Dropdowns });
const Solution = solutionWith({ correct: OptionByDropdown });
const Answer = z.strictObject({ picked: OptionByDropdown });

export type Dropdown = z.infer<typeof Dropdown>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Sentence completion: pick one option in each drop-down (P35). */
export const sentenceCompletion = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ picked: {} }),
  fits: ({ dropdowns }, { picked }) =>
    hasOnlyRows(dropdowns, picked) &&
    dropdowns.every(({ id, options }) => {
      const optionId = entryOf(picked, id);
      return optionId === undefined || hasOption(options, optionId);
    }),
  isComplete: ({ dropdowns }, { picked }) => countFilledRows(dropdowns, picked) === dropdowns.length,
  ...optionGroups("dropdowns", "placeholder"),
  ...inAnyOrderByGroup("dropdowns"),
});
