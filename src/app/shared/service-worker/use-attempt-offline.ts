import { useEffect, useState } from "react";
import { imagesIn } from "../../../core/image-address.ts";
import { cacheInWorker } from "./registration.ts";

/**
 * Has this page, of a running test, reopen without network. `content` is what the test asks: the images in it are kept as
 * well, also those that were not seen yet.
 */
export function useAttemptOffline(content: unknown): void {
  const [images] = useState(() => imagesIn(JSON.stringify(content)));
  useEffect(() => void cacheInWorker("keep-attempt", location.pathname, images), [images]);
}
