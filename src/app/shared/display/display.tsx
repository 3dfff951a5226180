/**
 * How a test looks on this device: text size, contrast, line focus (`effects.tsx`). Most devices have nothing of it set, so that it is
 * loaded only where something is.
 */
import { useSyncExternalStore } from "react";
import { DISPLAY_CHANGED, DISPLAY_KEY, MORE_CONTRAST } from "../device-storage.ts";
import { useLoaded } from "../use-loaded.ts";

/** Loads the text sizes, the contrasts and the line focus. */
export const loadEffects = () => import("./effects.tsx");

/** Makes the page look as it is set on this device, while it is on it. */
export function DisplayOfTest() {
  const isWanted = useSyncExternalStore(subscribe, isSet, () => false);
  const { part } = useLoaded(loadEffects, isWanted);
  return part && <part.DisplayEffects />;
}

function subscribe(listener: () => void) {
  window.addEventListener(DISPLAY_CHANGED, listener);
  return () => window.removeEventListener(DISPLAY_CHANGED, listener);
}

function isSet(): boolean {
  try {
    return matchMedia(MORE_CONTRAST).matches || localStorage.getItem(DISPLAY_KEY) !== null;
  } catch {
    return false;
  }
}
