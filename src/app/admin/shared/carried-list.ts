/** The way back to a list as it was: a page that leads away from it carries the search of its address along. */
import { useLocation } from "react-router";
import { FILTER_NAMES as QUESTION_FILTERS } from "../../../modules/questions/bank-filter.ts";
import { FILTER_NAMES as STUDENT_FILTERS } from "../../../modules/students/student-filter.ts";
import { FILTERS as MESSAGE_FILTERS } from "../messages/addresses.ts";

/** In one parameter, so that it gets in the way of no other. */
export const CARRIED = "list";
const KEPT: ReadonlyArray<string> = [
  ...new Set([QUESTION_FILTERS, STUDENT_FILTERS, MESSAGE_FILTERS].flatMap((names) => Object.values(names))),
  ...["older", "newer", "before", "after", "page"],
];

/** What of a list's search says which rows it shows: "" or "?…". Nothing else is taken from an address. */
export function listSearchOf(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(KEPT.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : "";
}

/** An address that carries the list along, or nothing for who came from elsewhere. */
export function carryList(address: string, listSearch: string | null): string {
  if (listSearch === null) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ [CARRIED]: listSearch })}`;
}

/** The search of the list that an address carries; null when whoever is there came from elsewhere. */
export function carriedList(search: string): string | null {
  const carried = new URLSearchParams(search).get(CARRIED);
  return carried === null ? null : listSearchOf(carried);
}

/** For the links and forms of a page: they carry the list that its own address carries. */
export function useCarryList(): (address: string) => string {
  const list = carriedList(useLocation().search);
  return (address) => carryList(address, list);
}
