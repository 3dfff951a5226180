import { useSyncExternalStore } from "react";

/** Whether the device matches a media query, now and when that changes; false on the server and while the page hydrates. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
