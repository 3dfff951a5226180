/** One stem, two or more options, exactly one right: the classic multiple-choice item. The smallest of the types. */
import { z } from "zod";
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  filledOptions,
  hasOption,
  OptionId,
  Options,
  optionLists,
  optionProblems,
  optionsOf,
  outlinePart,
} from "../../options.ts";
import { error } from "../../problems.ts";

const Content = contentWith({ options: Options });
/** `correct` is empty until the author has chosen; `problems` refuses to publish that. */
const Solution = solutionWith({ correct: z.union([OptionId, z.literal("")]) });
const Answer = z.strictObject({ chosen: OptionId.nullable() });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Single answer: choose one option. */
export const text = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: null }),
  fits: (content, answer) => answer.chosen === null || hasOption(content.options, answer.chosen),
  isComplete: (_content, answer) => answer.chosen !== null,
  draft: () => ({ content: { options: optionsOf(["", ""]) }, solution: { correct: "" } }),
  ...optionLists("options"),
  ...inAnyOrder("options"),
  parts: (content, solution) => [outlinePart(null, content.options, ({ id }) => id === solution.correct)],
  problemsBeforeRationale: choiceProblems,
  problems: (content) => optionProblems(content.options),
});

/** Reported in this order and with these words (docs/product/questions.md#single-answer). */
function choiceProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (filled.length < 2) {
    return [error("content.options", itemProblemTexts.oneAnswer.options)];
  }
  if (solution.correct === "") return [error("solution.correct", itemProblemTexts.oneAnswer.missing)];
  return hasOption(filled, solution.correct) ? [] : [error("solution.correct", itemProblemTexts.oneAnswer.unknown)];
}
