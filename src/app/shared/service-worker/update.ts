/**
 * New versions of the product. A new worker waits until a person says so or no page of the old one is open; nothing is
 * ever loaded anew by itself.
 */
import { useSyncExternalStore } from "react";
import { postToWorker } from "./registration.ts";

/** The name of the build that this page is of; the worker of the same build has it too. */
const VERSION = String(import.meta.env.VITE_VERSION ?? "development");

/** How long a page that stays open goes without asking for a new version. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

let newer: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  newer = worker;
  for (const listener of listeners) listener();
}

/** Looks out for a newer worker for as long as the page is open. Returns what ends that. */
export function watchForUpdate(registration: ServiceWorkerRegistration): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = async () => {
    const { waiting, active } = registration;
    if (!waiting || !active) return;
    // The page came from the network after the new version was out: then nothing has to be loaded anew.
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
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => resolve(data);
  worker.postMessage({ kind: "say-version" }, [channel.port2]);
  return promise;
}

/** True while a newer version than this page waits. */
export function useUpdate(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => newer !== null,
    () => false,
  );
}

/** Puts the new version to work and loads this page anew. Other pages stay as they are. */
export function takeUpdate(): void {
  if (newer?.state === "installed") {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    postToWorker(newer, { kind: "take-over" });
  } else {
    // Another page was quicker.
    location.reload();
  }
}

/** Leaves it until the next page is loaded. */
export function putOffUpdate(): void {
  offer(null);
}
