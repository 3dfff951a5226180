import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { fieldsOfSpans, rightSpans } from "../../highlight.server.ts";
import { spansOf, textOf } from "../../highlight.ts";
import { piecesOf } from "../../highlight-authoring.ts";
import { highlightTable, ROW_PREFIX, type Row } from "./model.ts";

const spansIn = (rows: ReadonlyArray<Row>) => rows.flatMap(({ findings }) => spansOf(findings));

/** The findings with square brackets around what can be chosen (docs/product/questions.md#exchange-format). */
export const highlightTableExchangeFormat = defineExchangeFormat(highlightTable, {
  fields: {
    titleHeading: "highlight_table",
    findingsHeading: "highlight_table",
    rows: "highlight_table",
    correct: "correct_answer",
  },
  toRow: ({ titleHeading, findingsHeading, rows }, { correct }) => ({
    ...fieldsOfSpans(spansIn(rows), correct),
    highlight_table: {
      titleHeading,
      findingsHeading,
      rows: rows.map(({ title, findings }) => ({ title, findings: textOf(findings) })),
    },
  }),
  fromRow(row) {
    const { titleHeading, findingsHeading, rows: written } = requireField(row, "highlight_table");
    const rows: Row[] = [];
    for (const [index, { title, findings }] of written.entries()) {
      rows.push({ id: `${ROW_PREFIX}${index + 1}`, title, findings: piecesOf(findings, [], [], spansIn(rows)) });
    }
    return {
      content: { titleHeading, findingsHeading, rows },
      solution: { correct: rightSpans(row, spansIn(rows)) },
    };
  },
});
