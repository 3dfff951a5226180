/** Single answer: what its authors need. */
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption, optionsOf } from "../../options.ts";
import { error, filledOptions, optionProblems, outlinePart, pictureProblems } from "../../problems.ts";
import { type Content, type Solution, text } from "./model.ts";

export const textAuthoring = defineAuthoring(text, {
  draft: () => ({ content: { options: optionsOf(["", ""]) }, solution: { correct: "" } }),
  parts: (content, solution) => [outlinePart(null, content.options, ({ id }) => id === solution.correct)],
  problemsBeforeRationale: choiceProblems,
  problems: ({ options }) => [...optionProblems(options), ...pictureProblems(options)],
});

/** Reported in this order and with these words (docs/product/questions.md#single-answer). */
function choiceProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (filled.length < 2) {
    return [error("content.options", itemProblemTexts.oneAnswer.options)];
  }
  if (solution.correct === "") return [error("solution.correct", itemProblemTexts.oneAnswer.missing)];
  return hasOption(filled, solution.correct) ? [] : [error("solution.correct", itemProblemTexts.oneAnswer.unknown)];
}
