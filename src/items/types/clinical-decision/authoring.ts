/** The bow-tie: what its authors need. */
import { clinicalDecisionTexts } from "../../../content/en/item-clinical-decision.ts";
import { clinicalDecisionAuthoringTexts } from "../../../content/en/item-clinical-decision-authoring.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption, optionsOf } from "../../options.ts";
import { error, filledOptions, optionProblems, outlinePart, warning } from "../../problems.ts";
import { areAmong, type Content, clinicalDecision, type Solution, WINGS, type Wing } from "./model.ts";

const texts = clinicalDecisionAuthoringTexts.problems;
const titles = clinicalDecisionTexts.parts;

/** The exam's sizes are recommended, not required (docs/product/exams.md#sizes-of-questions). */
const USUAL = { conditions: 4, actions: 5, parameters: 5, right: 2 };

export const clinicalDecisionAuthoring = defineAuthoring(clinicalDecision, {
  isWide: true,
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
