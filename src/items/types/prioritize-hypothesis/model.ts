/** Prioritize hypothesis: of several possible problems select as many as are right. The number is given (P32). */
import { z } from "zod";
import { prioritizeHypothesisTexts } from "../../../content/en/item-prioritize-hypothesis.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  filledOptions,
  hasOption,
  OPTIONS_MAX,
  OptionIds,
  OptionList,
  optionLists,
  optionProblems,
  optionsOf,
  outlinePart,
  Scenario,
} from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = prioritizeHypothesisTexts.problems;

/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 5, most: 10 };

const Content = contentWith({
  scenario: Scenario,
  options: OptionList,
  /**
   * How many are to be chosen: as many as are right. Part of the content because a student must know it, but not the solution.
   */
  choose: z.int().min(0).max(OPTIONS_MAX),
});
const Solution = solutionWith({ correct: OptionIds });
const Answer = z.strictObject({ chosen: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Choose a given number of hypotheses; `choose` must equal the number of right ones, or `problems` reports it. */
export const prioritizeHypothesis = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: [] }),
  fits: (content, answer) =>
    answer.chosen.length <= content.choose && answer.chosen.every((id) => hasOption(content.options, id)),
  isComplete: (content, answer) => answer.chosen.length > 0 && answer.chosen.length === content.choose,
  draft: () => ({ content: { scenario: "", options: optionsOf(["", ""]), choose: 0 }, solution: { correct: [] } }),
  ...optionLists("options"),
  ...inAnyOrder("options"),
  parts: (content, solution) => [outlinePart(null, content.options, ({ id }) => solution.correct.includes(id))],
  problems: (content, solution) => [
    ...hypothesisProblems(content, solution),
    ...optionProblems(content.options, "content.options", texts),
    ...advice(content, solution),
  ],
});

/** Ours: something is right, it is among the options, and as many are asked for as are right. */
function hypothesisProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (!solution.correct.some((id) => hasOption(filled, id))) return [error("solution.correct", texts.noneRight)];
  const isAgreed =
    content.choose === solution.correct.length && solution.correct.every((id) => hasOption(content.options, id));
  return isAgreed ? [] : [error("solution.correct", texts.choose)];
}

function advice(content: Content, solution: Solution): Problem[] {
  const count = content.options.length;
  const isUsual = count >= USUAL.fewest && count <= USUAL.most;
  return [
    ...(isUsual ? [] : [warning("content.options", texts.size)]),
    ...(count > 0 && solution.correct.length >= count ? [warning("solution.correct", texts.allRight)] : []),
  ];
}
