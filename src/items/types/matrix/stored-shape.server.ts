import { z } from "zod";
import { byRow } from "../../by-row.ts";
import { defineStoredShape } from "../../define-stored-shape.server.ts";
import { optionsOf } from "../../options.ts";
import { parseCorrectAnswer } from "../../stored-question.ts";
import { COLUMN_PREFIX, isMarked, matrix, ROW_PREFIX } from "./model.ts";

const StoredRows = z.array(z.object({ text: z.string(), answers: z.array(z.boolean()) }));

/**
 * `options` are the headings of the columns, `correct_answer` is a JSON list of rows {text, answers} with a boolean for each
 * column (docs/product/questions.md#stored-shape). A row without `selection` is read as `one` if possible (P37).
 */
export const matrixStoredShape = defineStoredShape(matrix, {
  columns: { selection: "selection", columns: "options", rows: "correct_answer", correct: "correct_answer" },
  toStored: (content, solution) => ({
    options: content.columns.map(({ text }) => text),
    correct_answer: JSON.stringify(
      content.rows.map((row) => ({
        text: row.text,
        answers: content.columns.map((column) => isMarked(solution.correct, row.id, column.id)),
      })),
    ),
    selection: content.selection,
  }),

  fromStored(stored) {
    const storedRows = parseCorrectAnswer(stored, StoredRows);
    const columns = optionsOf(stored.options, COLUMN_PREFIX);
    if (!storedRows.every(({ answers }) => answers.length === columns.length)) {
      throw new Error("correct_answer needs one answer for each of the options in every row.");
    }
    const texts = storedRows.map(({ text }) => text);
    const rows = optionsOf(texts, ROW_PREFIX);
    const rightOf = new Map(
      rows.map(({ id }, index) => {
        const answers = storedRows[index]?.answers ?? [];
        return [id, columns.filter((_column, place) => answers[place]).map((column) => column.id)] as const;
      }),
    );
    const hasOneEach = [...rightOf.values()].every((ids) => ids.length === 1);
    return {
      content: {
        selection: stored.selection ?? (hasOneEach ? "one" : "many"),
        columns,
        rows,
      },
      solution: {
        correct: byRow(rows, (id) => (rightOf.get(id)?.length ? rightOf.get(id) : undefined)),
      },
    };
  },
});
