import { useEffect, useRef } from "react";
import { imagesIn } from "../../../core/image-address.ts";
import { cacheInWorker } from "./registration.ts";

/**
 * Makes this page, of a running test, available offline, and again when it has got more questions. Their images are cached as well,
 * including those not seen yet.
 */
export function useAttemptOffline(questions: ReadonlyArray<unknown>): void {
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  });
  const count = questions.length;
  useEffect(() => {
    const images = imagesIn(JSON.stringify(latest.current.slice(0, count)));
    void cacheInWorker("keep-attempt", location.pathname, images);
  }, [count]);
}
