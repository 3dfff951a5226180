/** What a list of a student's tests shows, as its address says it. */
import { type Id, parseId } from "../../../core/id.ts";
import {
  type HistoryFilter,
  historyFilterIn,
  searchOfHistoryFilter,
} from "../../../modules/progress/history-filter.ts";
import { type Period, periodIn } from "../period.ts";

export type ShownFilter = HistoryFilter &
  Period & {
    /** The result for which another one of its test is being chosen. */
    compare: Id<"attempt"> | null;
  };

export function shownFilterIn(search: URLSearchParams): ShownFilter {
  const compare = parseId<"attempt">(search.get("compare") ?? "");
  return { ...historyFilterIn(search), ...periodIn(search), compare };
}

/** The query of the list with this filter, "?" for all. */
export function listAddress({ from, until, compare, ...filter }: ShownFilter, page = 1): string {
  const search = searchOfHistoryFilter(filter);
  if (from) search.set("from", from);
  if (until) search.set("until", until);
  if (compare) search.set("compare", compare);
  if (page > 1) search.set("page", String(page));
  return `?${search}`;
}

/** The query of the list of all results of the test of this one, to choose the other one to compare it with. */
export function choosingAddress(compare: Id<"attempt">): string {
  return `?${new URLSearchParams({ compare })}`;
}

/** Whether the list is narrowed by more than the kind of test. */
export function isNarrowed({ test, state, from, until }: ShownFilter): boolean {
  return test !== null || state !== "all" || from !== "" || until !== "";
}
