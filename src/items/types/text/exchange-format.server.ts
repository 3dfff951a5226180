import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { pictureOptionsOf, picturesToRow } from "../../option-pictures.server.ts";
import { text } from "./model.ts";

/** `correct_answer` is the text of the right option (docs/product/questions.md#exchange-format). */
export const textExchangeFormat = defineExchangeFormat(text, {
  fields: { options: "options", correct: "correct_answer" },
  toRow: (content, solution) => ({
    options: content.options.map((option) => option.text),
    ...picturesToRow(content.options),
    correct_answer: content.options.find((option) => option.id === solution.correct)?.text ?? "",
  }),

  fromRow(row) {
    const options = pictureOptionsOf(row);
    const correct = options.find((option) => option.text === row.correct_answer);
    if (!correct) throw new Error("correct_answer is not the text of an option.");
    return {
      content: { options },
      solution: { correct: correct.id },
    };
  },
});
