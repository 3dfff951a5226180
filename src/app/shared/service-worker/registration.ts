/** The service worker: with it a running test and public pages open offline. Everything else works without it. */
import type { LocalAct, Unsent } from "../attempts/answer-sync.ts";

/** Messages to the worker. */
type WorkerMessage =
  /** `copy` is the attempt as JSON and `build` a file of the page's build; absent where only `parts` are to be kept. */
  | { kind: "keep-attempt"; page: string; parts: string[]; copy?: string; build?: string }
  | { kind: "keep-page"; page: string; parts: string[] }
  /** Acts, answers and left questions that the server has not acknowledged, or none. The owner is null for data of release 0.8. */
  | ({ kind: "keep-unsent"; attempt: string; owner: string | null; acts: LocalAct[] } & Unsent)
  | { kind: "take-over" };

/** Registers the worker, or finds the registered one. Null where workers are unavailable. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.register("/service-worker.js").catch(() => null);
}

/** Has the worker cache a page and its assets, even if the worker was installed after the page loaded. */
export async function cacheInWorker(
  kind: "keep-attempt" | "keep-page",
  page: string,
  { images = [], ...copy }: { images?: string[]; copy?: string; build?: string } = {},
) {
  if (!(await registerWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  if (active) postToWorker(active, { kind, page, parts: [...parts, ...images], ...copy });
}

/** Sends the worker a message. */
export function postToWorker(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}
