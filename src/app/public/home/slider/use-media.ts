import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now. False on the server and while the page comes alive. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the tab is behind others, or the window is. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
}

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
