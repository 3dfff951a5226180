/** What the models of all item types share: a question text, an explanation, for some a scenario. */
import { z } from "zod/mini";
import type { ItemModel } from "./contract.ts";
import { RichText } from "./options.ts";

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
    isAlwaysArranged?: boolean;
  };

/** The model of an item type. */
export function defineItemType<Content extends AnyContent, Solution extends AnySolution, Answer>(
  own: ItemTypeDefinition<Content, Solution, Answer>,
): ItemModel<Content, Solution, Answer> {
  return { ...own, isAlwaysArranged: own.isAlwaysArranged ?? false };
}
