import { z } from "zod";
import { defineStoredShape } from "../../define-stored-shape.server.ts";
import { markedOf, optionsOfMarked, requireSameRight } from "../../marked-options.ts";
import { MarkedList, parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import { clinicalDecision } from "./model.ts";

const CorrectParts = z.object({ conditions: MarkedList, actions: MarkedList, parameters: MarkedList });

/**
 * Three lists of marked texts, repeated as a JSON object in `correct_answer`, and all texts in `options`: conditions, then
 * actions, then parameters (docs/product/questions.md#stored-shape).
 */
export const clinicalDecisionStoredShape = defineStoredShape(clinicalDecision, {
  columns: {
    conditions: "clinical_conditions",
    condition: "clinical_conditions",
    actions: "clinical_actions",
    chooseActions: "clinical_actions",
    parameters: "clinical_parameters",
    chooseParameters: "clinical_parameters",
  },
  toStored(content, solution) {
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

  fromStored(stored) {
    const scenario = requireStored(stored, "patient_scenario");
    const markedConditions = requireStored(stored, "clinical_conditions");
    const markedActions = requireStored(stored, "clinical_actions");
    const markedParameters = requireStored(stored, "clinical_parameters");
    const right = parseCorrectAnswer(stored, CorrectParts);
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
