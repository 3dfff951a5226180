import { defineStoredShape } from "../../define-stored-shape.server.ts";
import { optionsOf } from "../../options.ts";
import { text } from "./model.ts";

/** `correct_answer` is the text of the right option (docs/product/questions.md#stored-shape). */
export const textStoredShape = defineStoredShape(text, {
  columns: { options: "options", correct: "correct_answer" },
  toStored: (content, solution) => ({
    options: content.options.map((option) => option.text),
    correct_answer: content.options.find((option) => option.id === solution.correct)?.text ?? "",
  }),

  fromStored(stored) {
    const options = optionsOf(stored.options);
    const correct = options.find((option) => option.text === stored.correct_answer);
    if (!correct) throw new Error("correct_answer is not the text of an option.");
    return {
      content: { options },
      solution: { correct: correct.id },
    };
  },
});
