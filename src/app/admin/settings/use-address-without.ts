import { useLocation } from "react-router";

/** This address without these parameters, as they open a window over the page. */
export function useAddressWithout(names: ReadonlyArray<string>): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
