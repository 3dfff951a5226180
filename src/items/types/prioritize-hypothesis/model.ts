/** Prioritize hypothesis: of several possible problems select as many as are right. The number is said (P32). */
import { z } from "zod";
import { prioritizeHypothesisTexts } from "../../../content/en/item-prioritize-hypothesis.ts";
import { plainText } from "../../../core/html.ts";
import type { ItemModel, Problem } from "../../contract.ts";
import {
  filledOptions,
  frameProblems,
  hasOption,
  OPTIONS_MAX,
  OptionIds,
  OptionList,
  optionProblems,
  optionsOf,
  outlineOfOptions,
  RichText,
  Scenario,
  scenarioProblems,
} from "../../options.ts";

const texts = prioritizeHypothesisTexts.problems;

/** What the exam shows; fewer or more are advised against, not refused (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 5, most: 10 };

const Content = z.strictObject({
  v: z.literal(1),
  stem: RichText,
  scenario: Scenario,
  options: OptionList,
  /** How many are to be chosen: as many as are right. It stands here because a student must know it and not the solution. */
  choose: z.int().min(0).max(OPTIONS_MAX),
});
const Solution = z.strictObject({ correct: OptionIds, rationale: RichText });
const Answer = z.strictObject({ chosen: OptionIds });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Choose a given number of hypotheses; `choose` is never fewer or more than are right, or `problems` says so. */
export const prioritizeHypothesis: ItemModel<Content, Solution, Answer> = {
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: [] }),
  fits: (content, answer) =>
    answer.chosen.length <= content.choose && answer.chosen.every((id) => hasOption(content.options, id)),
  isComplete: (content, answer) => answer.chosen.length > 0 && answer.chosen.length === content.choose,
  draft: () => ({
    content: { v: 1, stem: "", scenario: "", options: optionsOf(["", ""]), choose: 0 },
    solution: { correct: [], rationale: "" },
  }),
  problems(content, solution) {
    const frame = frameProblems(content.stem, solution.rationale);
    return [
      ...frame.first,
      ...scenarioProblems(content.scenario),
      ...frame.last,
      ...hypothesisProblems(content, solution),
      ...optionProblems(content.options, "content.options", texts),
      ...advice(content, solution),
    ];
  },
  texts: (content) => [plainText(content.stem), content.scenario, ...content.options.map((option) => option.text)],
  outline: (content, solution) => outlineOfOptions(content, (option) => solution.correct.includes(option.id)),
  mapRichTexts: (content, solution, change) => ({
    content: { ...content, stem: change(content.stem) },
    solution: { ...solution, rationale: change(solution.rationale) },
  }),
};

/** Ours: something is right, it is among the options, and as many are asked for as are right. */
function hypothesisProblems(content: Content, solution: Solution): Problem[] {
  const filled = filledOptions(content.options);
  if (!solution.correct.some((id) => hasOption(filled, id))) {
    return [{ level: "error", at: "solution.correct", message: texts.noneRight }];
  }
  const isAgreed =
    content.choose === solution.correct.length && solution.correct.every((id) => hasOption(content.options, id));
  return isAgreed ? [] : [{ level: "error", at: "solution.correct", message: texts.choose }];
}

function advice(content: Content, solution: Solution): Problem[] {
  const count = content.options.length;
  const problems: Problem[] = [];
  if (count < USUAL.fewest || count > USUAL.most) {
    problems.push({ level: "warning", at: "content.options", message: texts.size });
  }
  if (count > 0 && solution.correct.length >= count) {
    problems.push({ level: "warning", at: "solution.correct", message: texts.allRight });
  }
  return problems;
}
