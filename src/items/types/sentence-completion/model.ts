/** Drop-downs inside the sentence: placeholders in square brackets in the question text mark their places, in order. */
import { z } from "zod";
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import { sentenceTexts } from "../../../content/en/item-sentence-completion.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { bracketProblems, gapProblems } from "../../gaps.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import {
  hasDistinctIds,
  hasOption,
  OptionId,
  OptionList,
  optionGroups,
  optionsOf,
  outlinePart,
  Scenario,
  ShortText,
} from "../../options.ts";
import { warning } from "../../problems.ts";

const texts = sentenceTexts.problems;
export const DROPDOWNS_MAX = 20;
export const DROPDOWN_PREFIX = "dropdown-";

/** Option ids are unique only within their drop-down. */
const Dropdown = z.strictObject({ id: OptionId, placeholder: ShortText, options: OptionList });
const Dropdowns = z
  .array(Dropdown)
  .max(DROPDOWNS_MAX, { error: () => itemProblemTexts.dropdowns.tooMany(DROPDOWNS_MAX) })
  .refine(hasDistinctIds, { error: () => itemProblemTexts.dropdowns.sameIds });
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
  draft: () => ({
    content: {
      scenario: "",
      // A word that shows what a placeholder is (docs/product/questions.md#sentence-completion).
      dropdowns: [{ id: `${DROPDOWN_PREFIX}1`, placeholder: "condition", options: optionsOf(["", ""]) }],
    },
    solution: { correct: {} },
  }),
  ...optionGroups("dropdowns", "placeholder"),
  ...inAnyOrderByGroup("dropdowns"),
  parts: ({ dropdowns }, { correct }) =>
    dropdowns.map(({ id, placeholder, options }) =>
      outlinePart(placeholder, options, (option) => option.id === entryOf(correct, id)),
    ),
  problems: (content, solution) => [
    ...content.dropdowns.flatMap((dropdown, index) =>
      gapProblems(
        dropdown,
        entryOf(solution.correct, dropdown.id),
        { at: `content.dropdowns.${index}`, atCorrect: `solution.correct.${index}` },
        texts,
      ),
    ),
    ...bracketProblems(content.stem, content.dropdowns, "content.dropdowns", {
      none: texts.noDropdowns,
      unequal: texts.unequal,
    }),
    ...sizeWarnings(content),
  ],
});

/** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
function sizeWarnings({ dropdowns }: Content): Problem[] {
  const count = dropdowns.length;
  return [
    ...(count > 5 ? [warning("content.dropdowns", texts.manyDropdowns(count))] : []),
    ...dropdowns.flatMap(({ options }, index) =>
      options.length < 3 || options.length > 5
        ? [warning(`content.dropdowns.${index}.options`, texts.optionCount(index + 1, options.length))]
        : [],
    ),
  ];
}
