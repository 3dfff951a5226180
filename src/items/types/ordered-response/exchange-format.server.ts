import { z } from "zod/mini";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { parseCorrectAnswer } from "../../exchange-row.ts";
import { optionsOf } from "../../options.ts";
import { tellsOrder } from "./authoring.ts";
import { mixedItems } from "./mixing.ts";
import { inRightOrder, orderedResponse } from "./model.ts";

const Texts = z.array(z.string());

/**
 * `options` are the items as they stand for students, `correct_answer` the same texts in the right order
 * (docs/product/questions.md#exchange-format). Options that tell the right order are mixed.
 */
export const orderedResponseExchangeFormat = defineExchangeFormat(orderedResponse, {
  fields: { items: "options", correct: "correct_answer" },
  toRow: (content, solution) => ({
    options: content.items.map(({ text }) => text),
    correct_answer: JSON.stringify(inRightOrder(content, solution).map(({ text }) => text)),
  }),

  fromRow(row) {
    const right = parseCorrectAnswer(row, Texts);
    const items = optionsOf(row.options);
    const correct = right.flatMap((text) => items.find((item) => item.text === text)?.id ?? []);
    if (new Set(correct).size !== items.length || right.length !== items.length) {
      throw new Error("correct_answer does not name each option once.");
    }
    const ids = items.map(({ id }) => id);
    if (!tellsOrder(ids, correct)) return { content: { items }, solution: { correct } };
    const mixed = mixedItems(right, Math.random);
    return { content: { items: mixed.items }, solution: { correct: mixed.correct } };
  },
});
