/** Prioritize hypothesis: what its authors need. */
import { prioritizeHypothesisAuthoringTexts } from "../../../content/en/item-prioritize-hypothesis-authoring.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption, optionsOf } from "../../options.ts";
import { error, filledOptions, optionProblems, outlinePart, warning } from "../../problems.ts";
import { type Content, prioritizeHypothesis, type Solution } from "./model.ts";

const texts = prioritizeHypothesisAuthoringTexts.problems;

/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 5, most: 10 };

export const prioritizeHypothesisAuthoring = defineAuthoring(prioritizeHypothesis, {
  draft: () => ({ content: { scenario: "", options: optionsOf(["", ""]), choose: 0 }, solution: { correct: [] } }),
  parts: (content, solution) => [outlinePart(null, content.options, ({ id }) => solution.correct.includes(id))],
  problems: (content, solution) => [
    ...hypothesisProblems(content, solution),
    ...optionProblems(content.options, "content.options", texts),
    ...advice(content, solution),
  ],
});

/** Ours: something is right, it is among the options, and as many are asked for as are right. */
function hypothesisProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (!solution.correct.some((id) => hasOption(filled, id))) return [error("solution.correct", texts.noneRight)];
  const isAgreed =
    content.choose === solution.correct.length && solution.correct.every((id) => hasOption(content.options, id));
  return isAgreed ? [] : [error("solution.correct", texts.choose)];
}

function advice(content: Content, solution: Solution): Problem[] {
  const count = content.options.length;
  const isUsual = count >= USUAL.fewest && count <= USUAL.most;
  return [
    ...(isUsual ? [] : [warning("content.options", texts.size)]),
    ...(count > 0 && solution.correct.length >= count ? [warning("solution.correct", texts.allRight)] : []),
  ];
}
