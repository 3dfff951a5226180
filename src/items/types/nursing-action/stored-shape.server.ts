import { z } from "zod";
import type { StoredShape } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import { parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import { type Content, PREFIX, type Solution } from "./model.ts";

const Judged = z.array(z.object({ text: z.string(), isAppropriate: z.boolean() }));

/**
 * `nursing_actions` and `correct_answer` are lists of {text, isAppropriate} (docs/product/questions.md#stored-shape).
 */
export const nursingActionStoredShape: StoredShape<Content, Solution> = {
  toStored(content, solution) {
    const judged = content.actions.map(({ id, text }) => ({ text, isAppropriate: solution.appropriate.includes(id) }));
    return {
      question_text: content.stem,
      question_type: "nursing_action",
      explanation: solution.rationale,
      options: judged.map(({ text }) => text),
      correct_answer: JSON.stringify(judged),
      patient_scenario: content.scenario,
      nursing_actions: judged,
    };
  },

  fromStored(stored) {
    const judged = parseCorrectAnswer(stored, Judged);
    if (JSON.stringify(Judged.parse(requireStored(stored, "nursing_actions"))) !== JSON.stringify(judged)) {
      throw new Error("correct_answer and nursing_actions do not agree.");
    }
    const texts = judged.map(({ text }) => text);
    const actions = optionsOf(texts, PREFIX);
    return {
      content: { v: 1, scenario: requireStored(stored, "patient_scenario"), stem: stored.question_text, actions },
      solution: {
        appropriate: actions.filter((_action, index) => judged[index]?.isAppropriate).map(({ id }) => id),
        rationale: stored.explanation,
      },
    };
  },
};
