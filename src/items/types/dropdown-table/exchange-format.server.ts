import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { dropdownsFromRow, dropdownsToRow } from "../../gap-rows.server.ts";
import { asGaps, asRows, ROW_PREFIX } from "./authoring.ts";
import { dropdownTable } from "./model.ts";

/** As a sentence's drop-downs, of which the placeholder is the text of the row (docs/product/questions.md#exchange-format). */
export const dropdownTableExchangeFormat = defineExchangeFormat(dropdownTable, {
  fields: { headings: "table_headings", rows: "sentence_dropdowns", correct: "correct_answer" },
  toRow: ({ headings, rows }, { correct }) => ({
    ...dropdownsToRow(asGaps(rows), correct),
    table_headings: [headings.rows, headings.choices],
  }),
  fromRow(row) {
    const { dropdowns, correct } = dropdownsFromRow(row, ROW_PREFIX);
    const [rows = "", choices = ""] = requireField(row, "table_headings");
    return { content: { headings: { rows, choices }, rows: asRows(dropdowns) }, solution: { correct } };
  },
});
