import { defineStoredShape } from "../../define-stored-shape.server.ts";
import { markedOf, optionsOfMarked, requireSameRight } from "../../marked-options.ts";
import { MarkedList, parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import { prioritizeHypothesis } from "./model.ts";

/**
 * `hypothesis_options` holds the marked options, `correct_answer` the same as JSON
 * (docs/product/questions.md#stored-shape).
 */
export const prioritizeHypothesisStoredShape = defineStoredShape(prioritizeHypothesis, {
  columns: { options: "hypothesis_options", choose: "hypothesis_options", correct: "correct_answer" },
  toStored(content, solution) {
    const marked = markedOf(content.options, solution.correct);
    return {
      options: content.options.map((option) => option.text),
      correct_answer: JSON.stringify(marked),
      hypothesis_options: marked,
    };
  },

  fromStored(stored) {
    const marked = requireStored(stored, "hypothesis_options");
    requireSameRight("hypothesis_options", marked, parseCorrectAnswer(stored, MarkedList));
    const { options, correct } = optionsOfMarked(marked);
    const scenario = requireStored(stored, "patient_scenario");
    return {
      content: { scenario, options, choose: correct.length },
      solution: { correct },
    };
  },
});
