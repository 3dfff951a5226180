import { useEffect } from "react";

/**
 * Registers the worker that, without network, reopens a running test and says in place of any other page that there is
 * none. Where no worker can be had everything else works all the same.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/service-worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => {
        // The worker came after the page: it is told to keep the page and what the page is made of.
        const parts = performance.getEntriesByType("resource").map(({ name }) => name);
        registration.active?.postMessage({ kind: "keep", page: location.pathname, parts });
      })
      .catch(() => {});
  }, []);
}
