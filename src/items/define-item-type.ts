/**
 * What all item types share: a question text, an explanation, for some a scenario, and what follows from them. A type itself
 * defines only what is its own.
 */
import { z } from "zod";
import { itemProblemTexts } from "../content/en/item-problems.ts";
import { isBlankHtml, plainText } from "../core/html.ts";
import type { ChoiceList, ItemModel, OutlinePart, Problem } from "./contract.ts";
import { RichText } from "./options.ts";
import { error } from "./problems.ts";

/** The content of a type: its own fields beside the version of the schema and the question text. */
export function contentWith<Shape extends z.core.$ZodLooseShape>(own: Shape) {
  return z.strictObject({ v: z.literal(1), stem: RichText, ...own });
}

/** The solution of a type: its own fields beside the explanation. */
export function solutionWith<Shape extends z.core.$ZodLooseShape>(own: Shape) {
  return z.strictObject({ ...own, rationale: RichText });
}

/** The fields in the content and in the solution of every type. */
export type AnyContent = { v: 1; stem: string; scenario?: string };
export type AnySolution = { rationale: string };

export type ItemTypeDefinition<Content extends AnyContent, Solution extends AnySolution, Answer> = Pick<
  ItemModel<Content, Solution, Answer>,
  "content" | "solution" | "answer" | "fits" | "isComplete"
> &
  Pick<ItemModel<NoInfer<Content>, unknown, unknown>, "choices" | "withOptions" | "arrangeOptions"> & {
    blank(): NoInfer<Answer>;
    isWide?: boolean;
    isAlwaysArranged?: boolean;
    /** A new question, without the fields that every type has. */
    draft(): { content: Omit<NoInfer<Content>, "v" | "stem">; solution: Omit<NoInfer<Solution>, "rationale"> };
    /** What a student reads in it beside the question text, the scenario and the choices, plain. */
    passages?(content: Content): string[];
    /** The parts of its outline. */
    parts(content: Content, solution: Solution): OutlinePart[];
    /** Problems listed before the missing explanation; most types have none. */
    problemsBeforeRationale?(content: Content, solution: Solution): Problem[];
    problems(content: Content, solution: Solution): Problem[];
  };

/** The model of an item type. */
export function defineItemType<Content extends AnyContent, Solution extends AnySolution, Answer>(
  own: ItemTypeDefinition<Content, Solution, Answer>,
): ItemModel<Content, Solution, Answer> {
  return {
    ...own,
    isWide: own.isWide ?? false,
    isAlwaysArranged: own.isAlwaysArranged ?? false,
    draft() {
      const { content, solution } = own.draft();
      return {
        content: own.content.parse({ v: 1, stem: "", ...content }),
        solution: own.solution.parse({ ...solution, rationale: "" }),
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
      ...wordsIn(own.choices(content)),
    ],
    outline: (content, solution) => ({
      scenario: content.scenario ?? null,
      stem: content.stem,
      parts: own.parts(content, solution),
    }),
    mapRichTexts: (content, solution, change) => ({
      content: { ...content, stem: change(content.stem) },
      solution: { ...solution, rationale: change(solution.rationale) },
    }),
  };
}

/** The text of the choices, prefixed by the name of their part. */
function wordsIn(lists: ReadonlyArray<ChoiceList>): string[] {
  const choicesOf = (part: string | null) => lists.filter(({ of }) => of === part).flatMap(({ choices }) => choices);
  return choicesOf(null).flatMap(({ id, text }) => [text, ...choicesOf(id).map((choice) => choice.text)]);
}
