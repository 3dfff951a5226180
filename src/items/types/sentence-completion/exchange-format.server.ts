import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { dropdownsFromRow, dropdownsToRow } from "../../gap-rows.server.ts";
import { DROPDOWN_PREFIX } from "./authoring.ts";
import { sentenceCompletion } from "./model.ts";

/**
 * `correct_answer` holds the right option's text for each drop-down, in order (docs/product/questions.md#exchange-format).
 */
export const sentenceCompletionExchangeFormat = defineExchangeFormat(sentenceCompletion, {
  fields: { dropdowns: "sentence_dropdowns", correct: "correct_answer" },
  toRow: ({ dropdowns }, { correct }) => dropdownsToRow(dropdowns, correct),
  fromRow(row) {
    const { dropdowns, correct } = dropdownsFromRow(row, DROPDOWN_PREFIX);
    return { content: { scenario: row.patient_scenario ?? "", dropdowns }, solution: { correct } };
  },
});
