import { useEffect } from "react";
import { isOffline } from "../is-offline.ts";

/**
 * Without network a link asks for a whole document, which the service worker answers with the page as it was kept, or with the
 * one that says what is so. The router would ask for parts, and load the page that is open anew when these do not come.
 */
export function useDocumentsOffline(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && isOffline() && leadsElsewhere(link)) event.stopPropagation();
    };
    // Before anything else hears of it.
    window.addEventListener("click", onClick, { capture: true });
    return () => window.removeEventListener("click", onClick, { capture: true });
  }, []);
}

function leadsElsewhere({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname + search !== location.pathname + location.search;
}
