import type { StoredShape } from "../../contract.ts";
import { markedOf, optionsOfMarked, requireSameRight } from "../../marked-options.ts";
import { MarkedList, parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import type { Content, Solution } from "./model.ts";

/**
 * `hypothesis_options` holds the marked options, `correct_answer` the same as JSON
 * (docs/product/questions.md#stored-shape).
 */
export const prioritizeHypothesisStoredShape: StoredShape<Content, Solution> = {
  toStored(content, solution) {
    const marked = markedOf(content.options, solution.correct);
    return {
      question_text: content.stem,
      question_type: "prioritize_hypothesis",
      explanation: solution.rationale,
      options: content.options.map((option) => option.text),
      correct_answer: JSON.stringify(marked),
      patient_scenario: content.scenario,
      hypothesis_options: marked,
    };
  },

  fromStored(stored) {
    const marked = requireStored(stored, "hypothesis_options");
    requireSameRight("hypothesis_options", marked, parseCorrectAnswer(stored, MarkedList));
    const { options, correct } = optionsOfMarked(marked);
    const scenario = requireStored(stored, "patient_scenario");
    return {
      content: { v: 1, stem: stored.question_text, scenario, options, choose: correct.length },
      solution: { correct, rationale: stored.explanation },
    };
  },
};
