/** What every page does with the service worker. Without React: plain pages do it, too. */
import { cacheInWorker, registerWorker } from "./registration.ts";
import { watchForUpdate } from "./update.ts";

/** Registers the worker once the page is idle, and watches for a new version. Returns the function that stops it. */
export function startWorker(): () => void {
  return whenIdle(async (signal) => {
    const registration = await registerWorker();
    if (registration && !signal.aborted) signal.addEventListener("abort", watchForUpdate(registration));
  });
}

/** Has the worker cache a public page. Returns the function that stops it if it has not begun. */
export function keepPage(address: string): () => void {
  return whenIdle(() => cacheInWorker("keep-page", address));
}

/** Runs it when the page has loaded and the browser is idle, unless it is stopped first. */
function whenIdle(run: (signal: AbortSignal) => unknown): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const start = () => {
    const runUnlessOver = () => {
      if (!signal.aborted) run(signal);
    };
    // Safari added it only recently.
    if ("requestIdleCallback" in window) requestIdleCallback(runUnlessOver, { timeout: 3000 });
    else setTimeout(runUnlessOver, 500);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true, signal });
  return () => ending.abort();
}
