/** The page of a list that an address asks for; what is no number of a page stands for the first. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
