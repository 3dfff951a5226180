import { useEffect, useRef } from "react";
import { imagesIn } from "../../../core/image-address.ts";
import { cacheInWorker, registerWorker } from "./registration.ts";

/** The page itself is kept first. What is loaded here is among the resources of the page, which the worker keeps. */
async function keepParts(parts: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  if (!(await registerWorker())) return;
  await navigator.serviceWorker.ready;
  await Promise.allSettled(parts.map((load) => load()));
  await cacheInWorker("keep-attempt", "");
}

/**
 * Makes this page, of a running test, available offline, and again when it has got more questions. Their images are cached as well,
 * including those not seen yet, and so are `parts` of the page that are loaded when they are wanted.
 */
export function useAttemptOffline(
  questions: ReadonlyArray<unknown>,
  parts: ReadonlyArray<() => Promise<unknown>>,
): void {
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  });
  const count = questions.length;
  useEffect(() => {
    const images = imagesIn(JSON.stringify(latest.current.slice(0, count)));
    void cacheInWorker("keep-attempt", location.pathname, images);
  }, [count]);
  useEffect(() => void keepParts(parts), [parts]);
}
