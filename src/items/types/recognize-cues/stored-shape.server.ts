import { z } from "zod";
import type { StoredShape } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import { parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import { type Content, PREFIX, type Solution } from "./model.ts";

const Classified = z.array(z.object({ text: z.string(), isExpected: z.boolean() }));

/**
 * `assessment_findings` and `correct_answer` are lists of {text, isExpected} (docs/product/questions.md#stored-shape).
 */
export const recognizeCuesStoredShape: StoredShape<Content, Solution> = {
  toStored(content, solution) {
    const classified = content.findings.map(({ id, text }) => ({ text, isExpected: solution.expected.includes(id) }));
    return {
      question_text: content.stem,
      question_type: "recognize_cues",
      explanation: solution.rationale,
      options: classified.map(({ text }) => text),
      correct_answer: JSON.stringify(classified),
      patient_scenario: content.scenario,
      assessment_findings: classified,
    };
  },

  fromStored(stored) {
    const classified = parseCorrectAnswer(stored, Classified);
    if (JSON.stringify(Classified.parse(requireStored(stored, "assessment_findings"))) !== JSON.stringify(classified)) {
      throw new Error("correct_answer and assessment_findings do not agree.");
    }
    const texts = classified.map(({ text }) => text);
    const findings = optionsOf(texts, PREFIX);
    return {
      content: { v: 1, scenario: requireStored(stored, "patient_scenario"), stem: stored.question_text, findings },
      solution: {
        expected: findings.filter((_finding, index) => classified[index]?.isExpected).map(({ id }) => id),
        rationale: stored.explanation,
      },
    };
  },
};
