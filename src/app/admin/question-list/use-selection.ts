/** Which questions of the list are selected: some, on whatever page, or all that its filter lets through. */
import { useState } from "react";
import type { Id } from "../../../core/id.ts";
import { addressOfFilter, type BankFilter } from "../../../modules/questions/bank-filter.ts";
import { CHOSEN_MAX, type ChosenQuestions } from "../../../modules/questions/chosen-questions.ts";

type QuestionId = Id<"question">;

export type Selection = {
  /** One by one; when all are selected, those of this page. */
  count: number;
  isAll: boolean;
  isPageSelected: boolean;
  has(id: QuestionId): boolean;
  toggle(id: QuestionId): void;
  togglePage(): void;
  selectAll(): void;
  clear(): void;
  chosen(): ChosenQuestions;
};

type State = { of: string; ids: ReadonlySet<QuestionId>; isAll: boolean };

/** The selection of a list; another filter begins a new one, another page does not. `page` is what is shown now. */
export function useSelection(filter: BankFilter, page: ReadonlyArray<QuestionId>): Selection {
  const of = addressOfFilter(filter);
  const empty: State = { of, ids: new Set(), isAll: false };
  const [kept, setKept] = useState(empty);
  const { ids, isAll } = kept.of === of ? kept : empty;
  const set = (next: Iterable<QuestionId>) =>
    setKept({ of, ids: new Set([...next].slice(0, CHOSEN_MAX)), isAll: false });
  const has = (id: QuestionId) => isAll || ids.has(id);
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
    selectAll: () => setKept({ of, ids: new Set(), isAll: true }),
    clear: () => setKept(empty),
    chosen: () => (isAll ? { kind: "matching", filter } : { kind: "ids", ids: [...ids] }),
  };
}
