import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { MarkedList, parseCorrectAnswer, requireField } from "../../exchange-row.ts";
import { markedOf, optionsOfMarked, requireSameRight } from "../../marked-options.ts";
import { prioritizeHypothesis } from "./model.ts";

/**
 * `hypothesis_options` holds the marked options, `correct_answer` the same as JSON
 * (docs/product/questions.md#exchange-format).
 */
export const prioritizeHypothesisExchangeFormat = defineExchangeFormat(prioritizeHypothesis, {
  fields: { options: "hypothesis_options", choose: "hypothesis_options", correct: "correct_answer" },
  toRow(content, solution) {
    const marked = markedOf(content.options, solution.correct);
    return {
      options: content.options.map((option) => option.text),
      correct_answer: JSON.stringify(marked),
      hypothesis_options: marked,
    };
  },

  fromRow(row) {
    const marked = requireField(row, "hypothesis_options");
    requireSameRight("hypothesis_options", marked, parseCorrectAnswer(row, MarkedList));
    const { options, correct } = optionsOfMarked(marked);
    const scenario = requireField(row, "patient_scenario");
    return {
      content: { scenario, options, choose: correct.length },
      solution: { correct },
    };
  },
});
