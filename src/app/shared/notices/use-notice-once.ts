import { useEffect } from "react";
import { useLocation } from "react-router";

/** Parameters that say what was just done, so that the message also appears before scripts run. */
const SAVED = ["saved", "kept"];

/**
 * Removes the message just shown from the address, so that a reload, a bookmark or going back does not show it again. The page
 * does not change: the router keeps its location until the next navigation.
 */
export function useNoticeOnce(isShown: boolean, names: ReadonlyArray<string> = SAVED): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words at a new place stand in its address.
  useEffect(() => {
    if (!isShown) return;
    const { pathname, search, hash } = window.location;
    const rest = withoutWords(search, names);
    // The entry keeps its state, by which the router finds its place in the history.
    if (rest !== search) window.history.replaceState(window.history.state, "", pathname + rest + hash);
  }, [isShown, key, names]);
}

/** A search string without these parameters: "" or "?…". */
export function withoutWords(search: string, names: ReadonlyArray<string>): string {
  const params = new URLSearchParams(search);
  if (!names.some((name) => params.has(name))) return search;
  for (const name of names) params.delete(name);
  return params.size > 0 ? `?${params}` : "";
}
