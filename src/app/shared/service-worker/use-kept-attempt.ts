import { useEffect, useState } from "react";
import { imagesIn } from "../../../core/image-address.ts";
import { keepInWorker } from "./registration.ts";

/**
 * Has this page, of a running test, reopen without network. `content` is what the test asks: the images in it are kept as
 * well, also those that were not seen yet.
 */
export function useKeptAttempt(content: unknown): void {
  const [images] = useState(() => imagesIn(JSON.stringify(content)));
  useEffect(() => void keepInWorker("keep-attempt", location.pathname, images), [images]);
}
