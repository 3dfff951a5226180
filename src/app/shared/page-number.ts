/** The page number in an address; an invalid one counts as the first page. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
