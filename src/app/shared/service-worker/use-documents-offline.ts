import { useEffect } from "react";
import { isOffline } from "../is-offline.ts";

/**
 * Offline, links load a whole document, which the service worker answers from its cache or with the offline page. The router
 * would request data, and reload the current page when that fails.
 */
export function useDocumentsOffline(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && isOffline() && leadsElsewhere(link)) event.stopPropagation();
    };
    // Before any other handler.
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, []);
}

function leadsElsewhere({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname + search !== location.pathname + location.search;
}
