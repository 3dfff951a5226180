import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { fieldsOfSpans, rightSpans } from "../../highlight.server.ts";
import { spansOf, textOf } from "../../highlight.ts";
import { piecesOf } from "../../highlight-authoring.ts";
import { highlightText } from "./model.ts";

/** The note with square brackets around what can be chosen (docs/product/questions.md#exchange-format). */
export const highlightTextExchangeFormat = defineExchangeFormat(highlightText, {
  fields: { note: "highlight_note", correct: "correct_answer" },
  toRow: ({ note }, { correct }) => ({ ...fieldsOfSpans(spansOf(note), correct), highlight_note: textOf(note) }),
  fromRow(row) {
    const note = piecesOf(requireField(row, "highlight_note"));
    return { content: { note }, solution: { correct: rightSpans(row, spansOf(note)) } };
  },
});
