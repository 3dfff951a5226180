import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_AGAIN_MS = 1_500;

/**
 * Loads the page's data again and again while it is seen: something on it goes on without anybody doing anything. `every` is in
 * milliseconds.
 */
export function useLookAgain(every = LOOK_AGAIN_MS): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [revalidate, every]);
}
