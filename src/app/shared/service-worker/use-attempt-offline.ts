import { useEffect, useState } from "react";
import { imagesIn } from "../../../core/image-address.ts";
import { cacheInWorker } from "./registration.ts";

/**
 * Makes this page, of a running test, available offline. `content` is what the test asks: its images are cached as well,
 * including those not seen yet.
 */
export function useAttemptOffline(content: unknown): void {
  const [images] = useState(() => imagesIn(JSON.stringify(content)));
  useEffect(() => void cacheInWorker("keep-attempt", location.pathname, images), [images]);
}
