import { z } from "zod/mini";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { MarkedList, parseCorrectAnswer, requireField } from "../../exchange-row.ts";
import { markedOf, optionsOfMarked, requireSameRight } from "../../marked-options.ts";
import { clinicalDecision } from "./model.ts";

const CorrectParts = z.object({ conditions: MarkedList, actions: MarkedList, parameters: MarkedList });

/**
 * Three lists of marked texts, repeated as a JSON object in `correct_answer`, and all texts in `options`: conditions, then
 * actions, then parameters (docs/product/questions.md#exchange-format).
 */
export const clinicalDecisionExchangeFormat = defineExchangeFormat(clinicalDecision, {
  fields: {
    conditions: "clinical_conditions",
    condition: "clinical_conditions",
    actions: "clinical_actions",
    chooseActions: "clinical_actions",
    parameters: "clinical_parameters",
    chooseParameters: "clinical_parameters",
  },
  toRow(content, solution) {
    const conditions = markedOf(content.conditions, [solution.condition]);
    const actions = markedOf(content.actions, solution.actions);
    const parameters = markedOf(content.parameters, solution.parameters);
    return {
      options: [...conditions, ...actions, ...parameters].map(({ text }) => text),
      correct_answer: JSON.stringify({ conditions, actions, parameters }),
      clinical_conditions: conditions,
      clinical_actions: actions,
      clinical_parameters: parameters,
    };
  },

  fromRow(row) {
    const scenario = requireField(row, "patient_scenario");
    const markedConditions = requireField(row, "clinical_conditions");
    const markedActions = requireField(row, "clinical_actions");
    const markedParameters = requireField(row, "clinical_parameters");
    const right = parseCorrectAnswer(row, CorrectParts);
    requireSameRight("clinical_conditions", markedConditions, right.conditions);
    requireSameRight("clinical_actions", markedActions, right.actions);
    requireSameRight("clinical_parameters", markedParameters, right.parameters);

    const conditions = optionsOfMarked(markedConditions, "c");
    const actions = optionsOfMarked(markedActions, "a");
    const parameters = optionsOfMarked(markedParameters, "p");
    const [condition = "", another] = conditions.correct;
    if (another !== undefined) throw new Error("clinical_conditions marks more than one condition as correct.");
    return {
      content: {
        scenario,
        conditions: conditions.options,
        actions: actions.options,
        parameters: parameters.options,
        chooseActions: actions.correct.length,
        chooseParameters: parameters.correct.length,
      },
      solution: {
        condition,
        actions: actions.correct,
        parameters: parameters.correct,
      },
    };
  },
});
