import { z } from "zod";
import type { StoredShape } from "../../contract.ts";
import { markedOf, optionsOfMarked, requireSameRight } from "../../marked-options.ts";
import { MarkedList, parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import type { Content, Solution } from "./model.ts";

const CorrectParts = z.object({ conditions: MarkedList, actions: MarkedList, parameters: MarkedList });

/**
 * Three lists of marked texts, the same once more as a JSON object in `correct_answer`, and all texts in `options`:
 * conditions, then actions, then parameters (docs/product/questions.md#stored-shape).
 */
export const clinicalDecisionStoredShape: StoredShape<Content, Solution> = {
  toStored(content, solution) {
    const conditions = markedOf(content.conditions, [solution.condition]);
    const actions = markedOf(content.actions, solution.actions);
    const parameters = markedOf(content.parameters, solution.parameters);
    return {
      question_text: content.stem,
      question_type: "clinical_decision",
      explanation: solution.rationale,
      options: [...conditions, ...actions, ...parameters].map(({ text }) => text),
      correct_answer: JSON.stringify({ conditions, actions, parameters }),
      patient_scenario: content.scenario,
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
        v: 1,
        stem: stored.question_text,
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
        rationale: stored.explanation,
      },
    };
  },
};
