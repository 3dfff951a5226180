/** Which of what a student keeps is looked at; the address of the list holds it. Pure. */
import { z } from "zod/mini";
import { LABEL_MAX } from "./rules.ts";

export const NOTEBOOK_KINDS = ["all", "note", "bookmark", "highlight"] as const;
export const NOTEBOOK_FIND_MAX = 200;

const FilterOfAddress = z.object({
  kind: z.catch(z.enum(NOTEBOOK_KINDS), "all"),
  /** Of bookmarks; empty for all. */
  label: z.catch(z.string().check(z.trim(), z.maxLength(LABEL_MAX)), ""),
  /** Words of what is kept, or of what it is about; empty for all. */
  find: z.catch(z.string().check(z.trim(), z.maxLength(NOTEBOOK_FIND_MAX)), ""),
});
export type NotebookFilter = z.infer<typeof FilterOfAddress>;

/** What the address, or a form of the list, asks for; what it cannot mean counts as not given. */
export function notebookFilterIn(given: { get(name: string): unknown }): NotebookFilter {
  const text = (name: string) => String(given.get(name) ?? "");
  return FilterOfAddress.parse({ kind: text("kind"), label: text("label"), find: text("find") });
}

/** The fields of the address that are not as in the list of all. */
export function searchOfNotebookFilter({ kind, label, find }: NotebookFilter): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== "all" && { kind }),
    ...(label !== "" && { label }),
    ...(find !== "" && { find }),
  });
}
