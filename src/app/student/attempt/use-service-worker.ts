import { useEffect, useState } from "react";
import { imagesIn } from "../../../core/image-address.ts";

/**
 * Registers the worker that, without network, reopens a running test and says in place of any other page that there is
 * none. Where no worker can be had everything else works all the same.
 * `content` is what a running test asks: the images in it are kept as well, also those that were not seen yet.
 */
export function useServiceWorker(content: unknown = null): void {
  const [images] = useState(() => imagesIn(JSON.stringify(content)));
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/service-worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => {
        // The worker came after the page: it is told to keep the page and what the page is made of.
        const parts = performance.getEntriesByType("resource").map(({ name }) => name);
        registration.active?.postMessage({ kind: "keep", page: location.pathname, parts: [...parts, ...images] });
      })
      .catch(() => {});
  }, [images]);
}
