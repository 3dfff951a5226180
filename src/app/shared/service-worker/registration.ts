/** The worker of the product: with it a running test and public pages open without network. All else works without it. */
import type { UnsentAnswer } from "../attempts/answer-sync.ts";

/** What the worker is told. */
type WorkerMessage =
  | { kind: "keep-attempt"; page: string; parts: string[] }
  | { kind: "keep-page"; page: string; parts: string[] }
  /** What of an attempt the server has not acknowledged; nothing when it has all. */
  | { kind: "keep-unsent"; attempt: string; answers: UnsentAnswer[] }
  | { kind: "take-over" };

/** Registers the worker, or finds the one that is. Null where none can be had. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.register("/service-worker.js").catch(() => null);
}

/** Has the worker keep a page and what it is made of, also where the worker came after the page. */
export async function cacheInWorker(kind: "keep-attempt" | "keep-page", page: string, more: string[] = []) {
  if (!(await registerWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  if (active) postToWorker(active, { kind, page, parts: [...parts, ...more] });
}

/** Gives the worker an order. */
export function postToWorker(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}
