/** What the authoring of all item types shares: the problems that any question may have, and what is read in it. */
import { itemProblemTexts } from "../content/en/item-problems.ts";
import { isBlankHtml, plainText } from "../core/html.ts";
import type { ChoiceList, ItemAuthoring, ItemModel, OutlinePart, Problem } from "./contract.ts";
import type { AnyContent, AnySolution } from "./define-item-type.ts";
import { error } from "./problems.ts";

export type AuthoringDefinition<Content extends AnyContent, Solution extends AnySolution> = {
  /** A new question, without the fields that every type has. */
  draft(): { content: Omit<Content, "v" | "stem">; solution: Omit<Solution, "rationale"> };
  isWide?: boolean;
  /** What a student reads in it beside the question text, the scenario and the choices, plain. */
  passages?(content: Content): string[];
  /** The parts of its outline. */
  parts(content: Content, solution: Solution): OutlinePart[];
  /** Problems listed before the missing explanation; most types have none. */
  problemsBeforeRationale?(content: Content, solution: Solution): Problem[];
  problems(content: Content, solution: Solution): Problem[];
};

/** What the authors of a type need, beside its model. */
export function defineAuthoring<Content extends AnyContent, Solution extends AnySolution>(
  model: Pick<ItemModel<Content, Solution, never>, "content" | "solution" | "choices">,
  own: AuthoringDefinition<NoInfer<Content>, NoInfer<Solution>>,
): ItemAuthoring<Content, Solution> {
  return {
    isWide: own.isWide ?? false,
    draft() {
      const { content, solution } = own.draft();
      return {
        content: model.content.parse({ v: 1, stem: "", ...content }),
        solution: model.solution.parse({ ...solution, rationale: "" }),
      };
    },
    // The order is docs/product/questions.md#order-of-checks, for the question text and the explanation P45.
    problems: (content, solution) => [
      ...(isBlankHtml(content.stem) ? [error("content.stem", itemProblemTexts.stemMissing)] : []),
      ...(content.scenario?.trim() === "" ? [error("content.scenario", itemProblemTexts.scenarioMissing)] : []),
      ...(own.problemsBeforeRationale?.(content, solution) ?? []),
      ...(isBlankHtml(solution.rationale) ? [error("solution.rationale", itemProblemTexts.rationaleMissing)] : []),
      ...own.problems(content, solution),
    ],
    texts: (content) => [
      plainText(content.stem),
      ...(content.scenario === undefined ? [] : [content.scenario]),
      ...(own.passages?.(content) ?? []),
      ...wordsIn(model.choices(content)),
    ],
    outline: (content, solution) => ({
      scenario: content.scenario ?? null,
      stem: content.stem,
      parts: own.parts(content, solution),
    }),
  };
}

/** The text of the choices, prefixed by the name of their part. */
function wordsIn(lists: ReadonlyArray<ChoiceList>): string[] {
  const choicesOf = (part: string | null) => lists.filter(({ of }) => of === part).flatMap(({ choices }) => choices);
  return choicesOf(null).flatMap(({ id, text }) => [text, ...choicesOf(id).map((choice) => choice.text)]);
}
