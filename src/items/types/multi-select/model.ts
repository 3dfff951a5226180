/** Select all that apply: two or more options, at least one right. */
import { z } from "zod/mini";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import { hasOption, OptionIds, optionLists, PictureOptions } from "../../options.ts";

const Content = contentWith({ options: PictureOptions });
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
  ...optionLists("options"),
  ...inAnyOrder("options"),
});
