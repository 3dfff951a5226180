/** Select all that apply: two or more options, at least one right. */
import { z } from "zod";
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  filledOptions,
  hasOption,
  OptionIds,
  Options,
  optionLists,
  optionProblems,
  optionsOf,
  outlinePart,
} from "../../options.ts";
import { error } from "../../problems.ts";

const Content = contentWith({ options: Options });
const Solution = solutionWith({ correct: OptionIds });
const Answer = z.strictObject({ chosen: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Multiple answers: choose every option that applies (P36). */
export const multiSelect = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: [] }),
  fits: (content, answer) => answer.chosen.every((id) => hasOption(content.options, id)),
  isComplete: (_content, answer) => answer.chosen.length > 0,
  draft: () => ({ content: { options: optionsOf(["", ""]) }, solution: { correct: [] } }),
  ...optionLists("options"),
  ...inAnyOrder("options"),
  parts: (content, solution) => [outlinePart(null, content.options, ({ id }) => solution.correct.includes(id))],
  problemsBeforeRationale: choiceProblems,
  problems: (content) => optionProblems(content.options),
});

/** Reported in this order and with these words (docs/product/questions.md#multiple-answers). */
function choiceProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (filled.length < 2) {
    return [error("content.options", itemProblemTexts.multipleAnswers.options)];
  }
  if (solution.correct.length === 0) return [error("solution.correct", itemProblemTexts.multipleAnswers.missing)];
  return solution.correct.every((id) => hasOption(filled, id))
    ? []
    : [error("solution.correct", itemProblemTexts.multipleAnswers.unknown)];
}
