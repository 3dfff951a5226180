import { useEffect } from "react";
import { useLocation } from "react-router";

/** Where the address says what was just done, so that it is said before scripts run as well. */
const SAVED = ["saved", "kept"];

/**
 * Takes what a page has just said out of the address, so that a reload, a bookmark or the way back does not say it again.
 * The page stays as it is: the router goes on with the address it came with until it goes to another one.
 */
export function useSaidOnce(isSaid: boolean, names: ReadonlyArray<string> = SAVED): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words at a new place stand in its address.
  useEffect(() => {
    if (!isSaid) return;
    const { pathname, search, hash } = window.location;
    const rest = withoutWords(search, names);
    // The entry keeps its state: the router finds its place in the history by it.
    if (rest !== search) window.history.replaceState(window.history.state, "", pathname + rest + hash);
  }, [isSaid, key, names]);
}

/** A search without these parameters: "" or "?…". */
export function withoutWords(search: string, names: ReadonlyArray<string>): string {
  const params = new URLSearchParams(search);
  if (!names.some((name) => params.has(name))) return search;
  for (const name of names) params.delete(name);
  return params.size > 0 ? `?${params}` : "";
}
