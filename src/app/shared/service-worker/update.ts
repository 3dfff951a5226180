/**
 * New versions of the product. A new worker waits until a person accepts it or no page of the old one is open; nothing ever
 * reloads automatically.
 */
import { postToWorker } from "./registration.ts";

/** The build of this page; the worker of the same build has the same name. */
const VERSION = String(import.meta.env.VITE_VERSION ?? "development");

/** How often a page that stays open checks for a new version. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/**
 * Maximum wait for the new worker. Chromium activates it once the old one is idle, which may take half a minute; a page loaded before that
 * has the new version too, and activates its worker itself.
 */
const PATIENCE_MS = 3_000;

let newer: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  newer = worker;
  for (const listener of listeners) listener();
}

/** Checks for a newer worker while the page is open. Returns the function that stops it. */
export function watchForUpdate(registration: ServiceWorkerRegistration): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = async () => {
    const { waiting, active } = registration;
    if (!waiting || !active) return;
    // The page was loaded after the new version was out: then nothing has to be reloaded.
    if ((await versionOf(waiting)) === VERSION) postToWorker(waiting, { kind: "take-over" });
    else if (!signal.aborted) offer(waiting);
  };
  registration.addEventListener(
    "updatefound",
    () => {
      const incoming = registration.installing;
      incoming?.addEventListener("statechange", () => incoming.state === "installed" && void look(), { signal });
    },
    { signal },
  );
  let askedAt = Date.now();
  const askAgain = () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", askAgain, { signal });
  void look();
  return () => ending.abort();
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ kind: "say-version" }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** True while a newer version than this page's is waiting. */
export function hasUpdate(): boolean {
  return newer !== null;
}

/** Calls back whenever that changes. Returns the function that stops it. */
export function watchUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Activates the new version and reloads this page. Other pages stay as they are. */
export function takeUpdate(): void {
  const reload = () => location.reload();
  // Another page may have activated it already.
  if (newer?.state !== "installed") reload();
  else {
    navigator.serviceWorker.addEventListener("controllerchange", reload);
    setTimeout(reload, PATIENCE_MS);
    postToWorker(newer, { kind: "take-over" });
  }
}

/** Dismisses it until the next page load. */
export function putOffUpdate(): void {
  offer(null);
}
