/** Prioritize hypothesis: of several possible problems select as many as are right. The number is given (P32). */
import { z } from "zod/mini";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import { hasOption, OPTIONS_MAX, OptionIds, OptionList, optionLists, Scenario } from "../../options.ts";

const Content = contentWith({
  scenario: Scenario,
  options: OptionList,
  /**
   * How many are to be chosen: as many as are right. Part of the content because a student must know it, but not the solution.
   */
  choose: z.int().check(z.minimum(0), z.maximum(OPTIONS_MAX)),
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
  ...optionLists("options"),
  ...inAnyOrder("options"),
});
