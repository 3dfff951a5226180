import { z } from "zod/mini";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { parseCorrectAnswer } from "../../exchange-row.ts";
import { pictureOptionsOf, picturesToRow } from "../../option-pictures.server.ts";
import { multiSelect } from "./model.ts";

const CorrectTexts = z.array(z.string());

/** `correct_answer` is a JSON list of the right options' texts (docs/product/questions.md#exchange-format). */
export const multiSelectExchangeFormat = defineExchangeFormat(multiSelect, {
  fields: { options: "options", correct: "correct_answer" },
  toRow: (content, solution) => ({
    options: content.options.map((option) => option.text),
    ...picturesToRow(content.options),
    correct_answer: JSON.stringify(
      content.options.filter(({ id }) => solution.correct.includes(id)).map((option) => option.text),
    ),
  }),

  fromRow(row) {
    const options = pictureOptionsOf(row);
    const texts = parseCorrectAnswer(row, CorrectTexts);
    if (!texts.every((wanted) => options.some((option) => option.text === wanted))) {
      throw new Error("correct_answer names a text that is not an option.");
    }
    const correct = options.filter((option) => texts.includes(option.text)).map((option) => option.id);
    return {
      content: { options },
      solution: { correct },
    };
  },
});
