/** Select all that apply: two or more options, at least one right. */
import { z } from "zod";
import { plainText } from "../../../core/html.ts";
import type { ItemModel, Problem } from "../../contract.ts";
import {
  filledOptions,
  frameProblems,
  hasOption,
  OptionIds,
  Options,
  optionProblems,
  optionsOf,
  outlineOfOptions,
  RichText,
} from "../../options.ts";

const Content = z.strictObject({ v: z.literal(1), stem: RichText, options: Options });
const Solution = z.strictObject({ correct: OptionIds, rationale: RichText });
const Answer = z.strictObject({ chosen: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Multiple answers: choose every option that applies (P36). */
export const multiSelect: ItemModel<Content, Solution, Answer> = {
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: [] }),
  fits: (content, answer) => answer.chosen.every((id) => hasOption(content.options, id)),
  isComplete: (_content, answer) => answer.chosen.length > 0,
  draft: () => ({
    content: { v: 1, stem: "", options: optionsOf(["", ""]) },
    solution: { correct: [], rationale: "" },
  }),
  problems(content, solution) {
    const frame = frameProblems(content.stem, solution.rationale);
    return [...frame.first, ...choiceProblems(content, solution), ...frame.last, ...optionProblems(content.options)];
  },
  texts: (content) => [plainText(content.stem), ...content.options.map((option) => option.text)],
  outline: (content, solution) => outlineOfOptions(content, (option) => solution.correct.includes(option.id)),
  mapRichTexts: (content, solution, change) => ({
    content: { ...content, stem: change(content.stem) },
    solution: { ...solution, rationale: change(solution.rationale) },
  }),
};

/** Said in this order and in these words (docs/product/questions.md#multiple-answers). */
function choiceProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (filled.length < 2) {
    const message = "Please provide at least two options for a multiple-answer question.";
    return [{ level: "error", at: "content.options", message }];
  }
  if (solution.correct.length === 0) {
    return [{ level: "error", at: "solution.correct", message: "Please select at least one correct answer." }];
  }
  if (!solution.correct.every((id) => hasOption(filled, id))) {
    const message = "All selected correct answers must match the provided options.";
    return [{ level: "error", at: "solution.correct", message }];
  }
  return [];
}
