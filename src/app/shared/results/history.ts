/** What a list of a student's tests shows, as its address says it. */
import {
  type HistoryFilter,
  historyFilterIn,
  searchOfHistoryFilter,
} from "../../../modules/progress/history-filter.ts";
import { type Period, periodIn } from "../period.ts";

export type ShownFilter = HistoryFilter & Period;

export function shownFilterIn(search: URLSearchParams): ShownFilter {
  return { ...historyFilterIn(search), ...periodIn(search) };
}

/** The query of the list with this filter, "?" for all. */
export function listAddress({ from, until, ...filter }: ShownFilter, page = 1): string {
  const search = searchOfHistoryFilter(filter);
  if (from) search.set("from", from);
  if (until) search.set("until", until);
  if (page > 1) search.set("page", String(page));
  return `?${search}`;
}

/** Whether the list is narrowed by more than the kind of test. */
export function isNarrowed({ test, state, from, until }: ShownFilter): boolean {
  return test !== null || state !== "all" || from !== "" || until !== "";
}
