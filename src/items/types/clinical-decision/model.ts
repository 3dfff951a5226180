/** The bow-tie: the condition in the knot, the actions to take in one wing, the parameters to monitor in the other (P33). */
import { z } from "zod/mini";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  hasOption,
  OPTIONS_MAX,
  type Option,
  OptionId,
  OptionIds,
  OptionList,
  optionLists,
  Scenario,
} from "../../options.ts";

/** How many are to be chosen in a wing: as many as are right. Part of the content because a student must know it. */
const Count = z.int().check(z.minimum(0), z.maximum(OPTIONS_MAX));

/** The two wings by their fields: where the content says how many are to be chosen, and what new ids begin with. */
export const WINGS = {
  actions: { choose: "chooseActions", prefix: "a" },
  parameters: { choose: "chooseParameters", prefix: "p" },
} as const;
export type Wing = keyof typeof WINGS;

const Content = contentWith({
  scenario: Scenario,
  conditions: OptionList,
  actions: OptionList,
  parameters: OptionList,
  chooseActions: Count,
  chooseParameters: Count,
});
/** `condition` is empty until the author has chosen; `problems` refuses to publish that. */
const Solution = solutionWith({
  condition: z.union([OptionId, z.literal("")]),
  actions: OptionIds,
  parameters: OptionIds,
});
/** Ids in the order of the slots, without gaps. The order within a wing makes no difference to the points. */
const Answer = z.strictObject({ condition: z.nullable(OptionId), actions: OptionIds, parameters: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** One condition, and as many actions and parameters as are right. */
export const clinicalDecision = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ condition: null, actions: [], parameters: [] }),
  fits: (content, answer) =>
    (answer.condition === null || hasOption(content.conditions, answer.condition)) &&
    areAmong(content.actions, answer.actions, content.chooseActions) &&
    areAmong(content.parameters, answer.parameters, content.chooseParameters),
  isComplete: (content, answer) =>
    answer.condition !== null &&
    answer.actions.length === content.chooseActions &&
    answer.parameters.length === content.chooseParameters,
  ...optionLists("conditions", "actions", "parameters"),
  ...inAnyOrder("conditions", "actions", "parameters"),
});

/** True if these are options here, and not more than that. */
export function areAmong(options: ReadonlyArray<Option>, ids: ReadonlyArray<string>, most: number): boolean {
  return ids.length <= most && ids.every((id) => hasOption(options, id));
}
