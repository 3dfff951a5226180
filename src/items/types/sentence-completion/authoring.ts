/** Sentence completion: what its authors need. */
import { sentenceAuthoringTexts } from "../../../content/en/item-sentence-completion-authoring.ts";
import { entryOf } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { bracketProblems, gapProblems } from "../../gap-problems.ts";
import { optionsOf } from "../../options.ts";
import { outlinePart, warning } from "../../problems.ts";
import { type Content, sentenceCompletion } from "./model.ts";

const texts = sentenceAuthoringTexts.problems;
export const DROPDOWN_PREFIX = "dropdown-";

export const sentenceCompletionAuthoring = defineAuthoring(sentenceCompletion, {
  draft: () => ({
    content: {
      scenario: "",
      // A word that shows what a placeholder is (docs/product/questions.md#sentence-completion).
      dropdowns: [{ id: `${DROPDOWN_PREFIX}1`, placeholder: "condition", options: optionsOf(["", ""]) }],
    },
    solution: { correct: {} },
  }),
  parts: ({ dropdowns }, { correct }) =>
    dropdowns.map(({ id, placeholder, options }) =>
      outlinePart(placeholder, options, (option) => option.id === entryOf(correct, id)),
    ),
  problems: (content, solution) => [
    ...content.dropdowns.flatMap((dropdown, index) =>
      gapProblems(
        dropdown,
        entryOf(solution.correct, dropdown.id),
        { at: `content.dropdowns.${index}`, atCorrect: `solution.correct.${index}` },
        texts,
      ),
    ),
    ...bracketProblems(content.stem, content.dropdowns, "content.dropdowns", {
      none: texts.noDropdowns,
      unequal: texts.unequal,
    }),
    ...sizeWarnings(content),
  ],
});

/** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
function sizeWarnings({ dropdowns }: Content): Problem[] {
  const count = dropdowns.length;
  return [
    ...(count > 5 ? [warning("content.dropdowns", texts.manyDropdowns(count))] : []),
    ...dropdowns.flatMap(({ options }, index) =>
      options.length < 3 || options.length > 5
        ? [warning(`content.dropdowns.${index}.options`, texts.optionCount(index + 1, options.length))]
        : [],
    ),
  ];
}
