/** The bow-tie: the condition in the knot, the actions to take in one wing, the parameters to monitor in the other (P33). */
import { z } from "zod";
import { clinicalDecisionTexts } from "../../../content/en/item-clinical-decision.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  filledOptions,
  hasOption,
  OPTIONS_MAX,
  type Option,
  OptionId,
  OptionIds,
  OptionList,
  optionLists,
  optionProblems,
  optionsOf,
  outlinePart,
  Scenario,
} from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = clinicalDecisionTexts.problems;
const titles = clinicalDecisionTexts.parts;

/** The exam's sizes are recommended, not required (docs/product/exams.md#sizes-of-questions). */
const USUAL = { conditions: 4, actions: 5, parameters: 5, right: 2 };

/** How many are to be chosen in a wing: as many as are right. Part of the content because a student must know it. */
const Count = z.int().min(0).max(OPTIONS_MAX);

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
const Answer = z.strictObject({ condition: OptionId.nullable(), actions: OptionIds, parameters: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** One condition, and as many actions and parameters as are right. */
export const clinicalDecision = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,
  isWide: true,

  blank: () => ({ condition: null, actions: [], parameters: [] }),
  fits: (content, answer) =>
    (answer.condition === null || hasOption(content.conditions, answer.condition)) &&
    areAmong(content.actions, answer.actions, content.chooseActions) &&
    areAmong(content.parameters, answer.parameters, content.chooseParameters),
  isComplete: (content, answer) =>
    answer.condition !== null &&
    answer.actions.length === content.chooseActions &&
    answer.parameters.length === content.chooseParameters,
  draft: () => ({
    content: {
      scenario: "",
      conditions: optionsOf(["", ""], "c"),
      actions: optionsOf(["", ""], "a"),
      parameters: optionsOf(["", ""], "p"),
      chooseActions: 0,
      chooseParameters: 0,
    },
    solution: { condition: "", actions: [], parameters: [] },
  }),
  ...optionLists("conditions", "actions", "parameters"),
  ...inAnyOrder("conditions", "actions", "parameters"),
  parts: (content, solution) => [
    outlinePart(titles.condition, content.conditions, ({ id }) => id === solution.condition),
    outlinePart(titles.actions, content.actions, ({ id }) => solution.actions.includes(id)),
    outlinePart(titles.parameters, content.parameters, ({ id }) => solution.parameters.includes(id)),
  ],
  problems: (content, solution) => [
    ...conditionProblems(content, solution),
    ...wingProblems("actions", content, solution),
    ...wingProblems("parameters", content, solution),
    ...conditionAdvice(content),
    ...wingAdvice("actions", content, solution),
    ...wingAdvice("parameters", content, solution),
  ],
});

function areAmong(options: ReadonlyArray<Option>, ids: ReadonlyArray<string>, most: number): boolean {
  return ids.length <= most && ids.every((id) => hasOption(options, id));
}

function conditionProblems({ conditions }: Content, solution: Solution): Problem[] {
  const filled = filledOptions(conditions);
  const missing =
    filled.length === 0
      ? [error("content.conditions", texts.conditions.none)]
      : hasOption(filled, solution.condition)
        ? []
        : [error("solution.condition", texts.conditions.noneRight)];
  return [...missing, ...optionProblems(conditions, "content.conditions", texts.conditions)];
}

/** Ours: something is right, it is among the options, and as many are asked for as are right. */
function wingProblems(wing: Wing, content: Content, solution: Solution): Problem[] {
  const [options, correct, choose] = [content[wing], solution[wing], content[WINGS[wing].choose]];
  const filled = filledOptions(options);
  const missing =
    filled.length === 0
      ? [error(`content.${wing}`, texts[wing].none)]
      : !correct.some((id) => hasOption(filled, id))
        ? [error(`solution.${wing}`, texts[wing].noneRight)]
        : choose !== correct.length || !areAmong(options, correct, choose)
          ? [error(`solution.${wing}`, texts[wing].choose)]
          : [];
  return [...missing, ...optionProblems(options, `content.${wing}`, texts[wing])];
}

function conditionAdvice({ conditions }: Content): Problem[] {
  if (conditions.length === USUAL.conditions) return [];
  return [warning("content.conditions", conditions.length === 1 ? texts.conditions.allRight : texts.conditions.size)];
}

function wingAdvice(wing: Wing, content: Content, solution: Solution): Problem[] {
  const [options, correct] = [content[wing], solution[wing]];
  return [
    ...(correct.length === USUAL.right ? [] : [warning(`solution.${wing}`, texts[wing].usual)]),
    ...(options.length === USUAL[wing] ? [] : [warning(`content.${wing}`, texts[wing].size)]),
    ...(options.length > 0 && correct.length >= options.length
      ? [warning(`content.${wing}`, texts[wing].allRight)]
      : []),
  ];
}
