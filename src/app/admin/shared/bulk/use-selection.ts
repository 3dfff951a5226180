/** Which rows of a list are selected: some, on whatever page, or all that its filter lets through. */
import { useState } from "react";
import type { Id } from "../../../../core/id.ts";
import { SELECTED_MAX, type Selected } from "../../../../core/selected-rows.ts";

export type Selection<Kind extends string, Filter = unknown> = {
  /** One by one; when all are selected, those of this page. */
  count: number;
  isAll: boolean;
  isPageSelected: boolean;
  has(id: Id<Kind>): boolean;
  toggle(id: Id<Kind>): void;
  togglePage(): void;
  selectAll(): void;
  clear(): void;
  selected(): Selected<Kind, Filter>;
};

/**
 * The selection of a list; another filter begins a new one, another page does not. `of` is the filter as a text, `page` what
 * is shown now.
 */
export function useSelection<Kind extends string, Filter>(
  filter: Filter,
  of: string,
  page: ReadonlyArray<Id<Kind>>,
): Selection<Kind, Filter> {
  type State = { of: string; ids: ReadonlySet<Id<Kind>>; isAll: boolean };
  const empty: State = { of, ids: new Set(), isAll: false };
  const [state, setState] = useState(empty);
  const { ids, isAll } = state.of === of ? state : empty;
  const set = (next: Iterable<Id<Kind>>) =>
    setState({ of, ids: new Set([...next].slice(0, SELECTED_MAX)), isAll: false });
  const has = (id: Id<Kind>) => isAll || ids.has(id);
  const isPageSelected = page.length > 0 && page.every(has);
  // Taking one away from all of them leaves the others of this page: the rest is not known here by name.
  const named = isAll ? page : [...ids];
  return {
    count: ids.size,
    isAll,
    isPageSelected,
    has,
    toggle: (id) => set(has(id) ? named.filter((other) => other !== id) : [...named, id]),
    togglePage: () => set(isPageSelected ? named.filter((id) => !page.includes(id)) : [...named, ...page]),
    selectAll: () => setState({ of, ids: new Set(), isAll: true }),
    clear: () => setState(empty),
    selected: () => (isAll ? { kind: "matching", filter } : { kind: "ids", ids: [...ids].toSorted() }),
  };
}
