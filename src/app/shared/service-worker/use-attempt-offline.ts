import { useEffect, useRef } from "react";
import { imagesIn } from "../../../core/image-address.ts";
import { writeCopy } from "../attempts/attempt-copy.ts";
import type { OpenedAttempt } from "../attempts/opened-attempt.ts";
import { cacheInWorker, registerWorker } from "./registration.ts";

/** Script that the page of an attempt has loaded, under a name that each build of it changes. */
const BUILD = new URL(import.meta.url).pathname;

/** The page itself is kept first. What is loaded here is among the resources of the page, which the worker keeps. */
async function keepParts(parts: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  if (!(await registerWorker())) return;
  await navigator.serviceWorker.ready;
  await Promise.allSettled(parts.map((load) => load()));
  await cacheInWorker("keep-attempt", "");
}

/**
 * Makes this page, of a running test, available offline, and again when `count`, of questions and entries of records, has risen. The
 * images are cached as well, including those not seen yet, and so are `parts` of the page that are loaded when they are wanted.
 */
export function useAttemptOffline(
  readOpened: () => OpenedAttempt,
  count: number,
  parts: ReadonlyArray<() => Promise<unknown>>,
): void {
  const kept = useRef<number>(null);
  useEffect(() => {
    if (kept.current === count) return;
    kept.current = count;
    const copy = writeCopy(readOpened());
    void cacheInWorker("keep-attempt", location.pathname, { images: imagesIn(copy), copy, build: BUILD });
  });
  useEffect(() => void keepParts(parts), [parts]);
}
