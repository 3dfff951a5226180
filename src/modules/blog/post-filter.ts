/** Which posts the administrator's table shows, as its address says. */
import { oneLine } from "../../core/plain-text.ts";
import { POST_STATES, type PostState, TITLE_MAX } from "./rules.ts";

export type PostFilter = {
  /** Of the title; empty for all. */
  search: string;
  /** Null for all. */
  state: PostState | null;
  /** From 1. */
  page: number;
};

/** The filter by its names in the address. */
export const POST_FILTER_NAMES = { search: "q", state: "status", page: "page" } as const;

/** The filter in an address. What makes no sense leaves no post out. */
export function postFilterIn(params: URLSearchParams): PostFilter {
  const state = params.get(POST_FILTER_NAMES.state);
  const page = params.get(POST_FILTER_NAMES.page) ?? "";
  return {
    search: oneLine(params.get(POST_FILTER_NAMES.search) ?? "").slice(0, TITLE_MAX),
    state: POST_STATES.find((known) => known === state) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The same as the part of an address: "" or "?…". */
export function addressOfPostFilter({ search, state, page }: PostFilter): string {
  const params = new URLSearchParams();
  if (search) params.set(POST_FILTER_NAMES.search, search);
  if (state) params.set(POST_FILTER_NAMES.state, state);
  if (page > 1) params.set(POST_FILTER_NAMES.page, String(page));
  return params.size > 0 ? `?${params}` : "";
}
