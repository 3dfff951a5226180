/** One stem, two or more options, exactly one right: the classic multiple-choice item. The smallest of the types. */
import { z } from "zod/mini";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import { hasOption, OptionId, optionLists, PictureOptions } from "../../options.ts";

const Content = contentWith({ options: PictureOptions });
/** `correct` is empty until the author has chosen; `problems` refuses to publish that. */
const Solution = solutionWith({ correct: z.union([OptionId, z.literal("")]) });
const Answer = z.strictObject({ chosen: z.nullable(OptionId) });

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
  ...optionLists("options"),
  ...inAnyOrder("options"),
});
