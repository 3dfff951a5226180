import type { StoredShape } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Content, Solution } from "./model.ts";

/** `correct_answer` is the text of the right option (docs/product/questions.md#stored-shape). */
export const textStoredShape: StoredShape<Content, Solution> = {
  toStored: (content, solution) => ({
    question_text: content.stem,
    question_type: "text",
    explanation: solution.rationale,
    options: content.options.map((option) => option.text),
    correct_answer: content.options.find((option) => option.id === solution.correct)?.text ?? "",
  }),

  fromStored(stored) {
    const options = optionsOf(stored.options);
    const correct = options.find((option) => option.text === stored.correct_answer);
    if (!correct) throw new Error("correct_answer is not the text of an option.");
    return {
      content: { v: 1, stem: stored.question_text, options },
      solution: { correct: correct.id, rationale: stored.explanation },
    };
  },
};
