import { z } from "zod/mini";
import { byRow } from "../../by-row.ts";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { parseCorrectAnswer } from "../../exchange-row.ts";
import { optionsOf } from "../../options.ts";
import { COLUMN_PREFIX, ROW_PREFIX } from "./authoring.ts";
import { isMarked, matrix } from "./model.ts";

const MarkedRows = z.array(z.object({ text: z.string(), answers: z.array(z.boolean()) }));

/**
 * `options` are the headings of the columns, `correct_answer` is a JSON list of rows {text, answers} with a boolean for each
 * column (docs/product/questions.md#exchange-format). A row without `selection` is read as `one` if possible (P37).
 */
export const matrixExchangeFormat = defineExchangeFormat(matrix, {
  fields: { selection: "selection", columns: "options", rows: "correct_answer", correct: "correct_answer" },
  toRow: (content, solution) => ({
    options: content.columns.map(({ text }) => text),
    correct_answer: JSON.stringify(
      content.rows.map((row) => ({
        text: row.text,
        answers: content.columns.map((column) => isMarked(solution.correct, row.id, column.id)),
      })),
    ),
    selection: content.selection,
  }),

  fromRow(row) {
    const markedRows = parseCorrectAnswer(row, MarkedRows);
    const columns = optionsOf(row.options, COLUMN_PREFIX);
    if (!markedRows.every(({ answers }) => answers.length === columns.length)) {
      throw new Error("correct_answer needs one answer for each of the options in every row.");
    }
    const texts = markedRows.map(({ text }) => text);
    const rows = optionsOf(texts, ROW_PREFIX);
    const rightOf = new Map(
      rows.map(({ id }, index) => {
        const answers = markedRows[index]?.answers ?? [];
        return [id, columns.filter((_column, place) => answers[place]).map((column) => column.id)] as const;
      }),
    );
    const hasOneEach = [...rightOf.values()].every((ids) => ids.length === 1);
    return {
      content: {
        selection: row.selection ?? (hasOneEach ? "one" : "many"),
        columns,
        rows,
      },
      solution: {
        correct: byRow(rows, (id) => (rightOf.get(id)?.length ? rightOf.get(id) : undefined)),
      },
    };
  },
});
