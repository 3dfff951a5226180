/** Multiple answers: what their authors need. */
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption, optionsOf } from "../../options.ts";
import { error, filledOptions, optionProblems, outlinePart, pictureProblems } from "../../problems.ts";
import { type Content, multiSelect, type Solution } from "./model.ts";

export const multiSelectAuthoring = defineAuthoring(multiSelect, {
  draft: () => ({ content: { options: optionsOf(["", ""]) }, solution: { correct: [] } }),
  parts: (content, solution) => [outlinePart(null, content.options, ({ id }) => solution.correct.includes(id))],
  problemsBeforeRationale: choiceProblems,
  problems: ({ options }) => [...optionProblems(options), ...pictureProblems(options)],
});

/** Reported in this order and with these words (docs/product/questions.md#multiple-answers). */
function choiceProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (filled.length < 2) {
    return [error("content.options", itemProblemTexts.multipleAnswers.options)];
  }
  if (solution.correct.length === 0) return [error("solution.correct", itemProblemTexts.multipleAnswers.missing)];
  return solution.correct.every((id) => hasOption(filled, id))
    ? []
    : [error("solution.correct", itemProblemTexts.multipleAnswers.unknown)];
}
