/** Keyset pagination in an address: ?after=… or ?before=…. */

/** Where the requested page begins or ends. */
export function pagePlaceOf(request: Request): { after?: string; before?: string } {
  const search = new URL(request.url).searchParams;
  const after = search.get("after");
  const before = search.get("before");
  if (before) return { before };
  return after ? { after } : {};
}

/** The addresses of the neighbouring pages, for the pager, with the filters of the list; null where there is none. */
export function pagesBeside(
  { before, after }: { before: string | number | null; after: string | number | null },
  filters?: URLSearchParams,
) {
  const address = (direction: "before" | "after", place: string | number | null) =>
    place === null ? null : `?${new URLSearchParams([...(filters ?? []), [direction, String(place)]])}`;
  return { previous: address("before", before), next: address("after", after) };
}
