/** Questions that a person has chosen: one by one, or all that a filter lets through. As text it goes through forms. */
import { z } from "zod";
import { type Id, parseId } from "../../core/id.ts";
import { addressOfFilter, type BankFilter, filterIn } from "./bank-filter.ts";

/** More than these are not chosen one by one. */
export const CHOSEN_MAX = 10_000;

export type ChosenQuestions =
  | { kind: "ids"; ids: ReadonlyArray<Id<"question">> }
  | { kind: "matching"; filter: BankFilter };

/** As one text: `ids` and the ids, or `matching` and the filter as in an address. */
export function textOfChosen(chosen: ChosenQuestions): string {
  return chosen.kind === "ids" ? `ids:${chosen.ids.join(",")}` : `matching:${addressOfFilter(chosen.filter)}`;
}

/** Such a text; ids that are none are refused. */
export const ChosenText = z.string().transform((text, context): ChosenQuestions => {
  const [kind, rest = ""] = splitOnce(text);
  if (kind === "matching") return { kind, filter: filterIn(new URLSearchParams(rest)) };
  const ids = rest.split(",").map((id) => parseId<"question">(id));
  if (kind === "ids" && ids.length <= CHOSEN_MAX && ids.every((id) => id !== null)) return { kind, ids };
  context.addIssue({ code: "custom", message: "These are no questions." });
  return z.NEVER;
});

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
