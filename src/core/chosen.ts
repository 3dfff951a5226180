/** Rows that a person has selected in a list: individually, or all that match its filter. Sent through forms as text. */
import { z } from "zod";
import { type Id, parseId } from "./id.ts";

/** The most that can be selected individually. */
export const CHOSEN_MAX = 10_000;

export type Chosen<Kind extends string, Filter> =
  | { kind: "ids"; ids: ReadonlyArray<Id<Kind>> }
  | { kind: "matching"; filter: Filter };

/** The text of such a selection and its parser, for rows of one kind; a filter is written as in an address. */
export function chosenAsText<Kind extends string, Filter>(filters: {
  addressOf: (filter: Filter) => string;
  in: (params: URLSearchParams) => Filter;
}) {
  type Rows = Chosen<Kind, Filter>;
  return {
    /** `ids` and the ids, or `matching` and the filter. */
    write: (chosen: Rows): string =>
      chosen.kind === "ids" ? `ids:${chosen.ids.join(",")}` : `matching:${filters.addressOf(chosen.filter)}`,
    /** Malformed ids are refused. */
    Text: z.string().transform((text, context): Rows => {
      const [kind, rest = ""] = splitOnce(text);
      if (kind === "matching") return { kind, filter: filters.in(new URLSearchParams(rest)) };
      const ids = rest.split(",").map((id) => parseId<Kind>(id));
      if (kind === "ids" && ids.length <= CHOSEN_MAX && ids.every((id) => id !== null)) return { kind, ids };
      context.addIssue({ code: "custom", message: "These are none." });
      return z.NEVER;
    }),
  };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
