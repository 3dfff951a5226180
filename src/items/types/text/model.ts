/** One stem, two or more options, exactly one right: the classic multiple-choice item. The smallest of the types. */
import { z } from "zod";
import { plainText } from "../../../core/html.ts";
import type { ItemModel, Problem } from "../../contract.ts";
import {
  filledOptions,
  frameProblems,
  hasOption,
  OptionId,
  Options,
  optionProblems,
  optionsOf,
  outlineOfOptions,
  RichText,
} from "../../options.ts";

const Content = z.strictObject({ v: z.literal(1), stem: RichText, options: Options });
/** `correct` is empty while the author has not chosen yet; `problems` refuses to publish that. */
const Solution = z.strictObject({ correct: z.union([OptionId, z.literal("")]), rationale: RichText });
const Answer = z.strictObject({ chosen: OptionId.nullable() });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Single answer: choose one option. */
export const text: ItemModel<Content, Solution, Answer> = {
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: null }),
  fits: (content, answer) => answer.chosen === null || hasOption(content.options, answer.chosen),
  isComplete: (_content, answer) => answer.chosen !== null,
  draft: () => ({
    content: { v: 1, stem: "", options: optionsOf(["", ""]) },
    solution: { correct: "", rationale: "" },
  }),
  problems(content, solution) {
    const frame = frameProblems(content.stem, solution.rationale);
    return [...frame.first, ...choiceProblems(content, solution), ...frame.last, ...optionProblems(content.options)];
  },
  texts: (content) => [plainText(content.stem), ...content.options.map((option) => option.text)],
  outline: (content, solution) => outlineOfOptions(content, (option) => option.id === solution.correct),
  mapRichTexts: (content, solution, change) => ({
    content: { ...content, stem: change(content.stem) },
    solution: { ...solution, rationale: change(solution.rationale) },
  }),
};

/** Said in this order and in these words (docs/product/questions.md#single-answer). */
function choiceProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (filled.length < 2) {
    const message = "Please provide at least two options for a single-answer question.";
    return [{ level: "error", at: "content.options", message }];
  }
  if (solution.correct === "") {
    return [{ level: "error", at: "solution.correct", message: "Please select the correct answer." }];
  }
  if (!hasOption(filled, solution.correct)) {
    const message = "The selected correct answer must match one of the provided options.";
    return [{ level: "error", at: "solution.correct", message }];
  }
  return [];
}
