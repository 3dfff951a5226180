import { z } from "zod";
import { defineStoredShape } from "../../define-stored-shape.server.ts";
import { optionsOf } from "../../options.ts";
import { parseCorrectAnswer } from "../../stored-question.ts";
import { multiSelect } from "./model.ts";

const CorrectTexts = z.array(z.string());

/** `correct_answer` is a JSON list of the right options' texts (docs/product/questions.md#stored-shape). */
export const multiSelectStoredShape = defineStoredShape(multiSelect, {
  columns: { options: "options", correct: "correct_answer" },
  toStored: (content, solution) => ({
    options: content.options.map((option) => option.text),
    correct_answer: JSON.stringify(
      content.options.filter(({ id }) => solution.correct.includes(id)).map((option) => option.text),
    ),
  }),

  fromStored(stored) {
    const options = optionsOf(stored.options);
    const texts = parseCorrectAnswer(stored, CorrectTexts);
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
