/** Rows that a person has selected in a list: individually, or all that match its filter. Sent through forms as text. */
import { z } from "zod/mini";
import { type Id, parseId } from "./id.ts";
import { refuse } from "./schemas.ts";

/** The most that can be selected individually. */
export const SELECTED_MAX = 10_000;

export type Selected<Kind extends string, Filter> =
  | { kind: "ids"; ids: ReadonlyArray<Id<Kind>> }
  | { kind: "matching"; filter: Filter };

/** The text of such a selection and its parser, for rows of one kind; a filter is written as in an address. */
export function selectionAsText<Kind extends string, Filter>(filters: {
  addressOf: (filter: Filter) => string;
  in: (params: URLSearchParams) => Filter;
}) {
  type Rows = Selected<Kind, Filter>;
  return {
    /** `ids` and the ids, or `matching` and the filter. */
    write: (selection: Rows): string =>
      selection.kind === "ids" ? `ids:${selection.ids.join(",")}` : `matching:${filters.addressOf(selection.filter)}`,
    /** Malformed ids are refused. */
    Text: z.pipe(
      z.string(),
      z.transform((text, context): Rows => {
        const [kind, rest = ""] = splitOnce(text);
        if (kind === "matching") return { kind, filter: filters.in(new URLSearchParams(rest)) };
        const ids = rest.split(",").map((id) => parseId<Kind>(id));
        if (kind === "ids" && ids.length <= SELECTED_MAX && ids.every((id) => id !== null)) return { kind, ids };
        return refuse(context, "These are none.");
      }),
    ),
  };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
