/** The way back to a list as it was: a page that leads away from it carries the search of its address along. */
import { useLocation } from "react-router";
import { FILTER_NAMES as QUESTION_FILTERS } from "../../../modules/questions/bank-filter.ts";
import { FILTER_NAMES as STUDENT_FILTERS } from "../../../modules/students/student-filter.ts";
import { FILTERS as MESSAGE_FILTERS } from "../messages/addresses.ts";

/** In one parameter, so that it gets in the way of no other. */
export const LIST_RETURN = "list";
const LIST_PARAMS: ReadonlyArray<string> = [
  ...new Set([QUESTION_FILTERS, STUDENT_FILTERS, MESSAGE_FILTERS].flatMap((names) => Object.values(names))),
  ...["older", "newer", "before", "after", "page"],
];

/** What of a list's search says which rows it shows: "" or "?…". Nothing else is taken from an address. */
export function listSearchOf(search: string): string {
  const given = new URLSearchParams(search);
  const params = new URLSearchParams(LIST_PARAMS.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return params.size > 0 ? `?${params}` : "";
}

/** The address with the way back to the list; unchanged for anyone who came from elsewhere. */
export function withListReturn(address: string, listSearch: string | null): string {
  if (listSearch === null) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ [LIST_RETURN]: listSearch })}`;
}

/** The search of the list that an address leads back to; null for anyone who came from elsewhere. */
export function listReturnIn(search: string): string | null {
  const listSearch = new URLSearchParams(search).get(LIST_RETURN);
  return listSearch === null ? null : listSearchOf(listSearch);
}

/** For the links and forms of a page: they lead back to the same list as the page itself. */
export function useListReturn(): (address: string) => string {
  const list = listReturnIn(useLocation().search);
  return (address) => withListReturn(address, list);
}
