/** What can be set about how a test looks, kept on the device for every test. */
import { useSyncExternalStore } from "react";
import { z } from "zod/mini";
import { DISPLAY_CHANGED, DISPLAY_KEY } from "../device-storage.ts";

/** Percent. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
/** `device`: as the device is set. */
export const CONTRASTS = ["device", "black-on-white", "white-on-black", "yellow-on-black"] as const;

const Display = z.object({
  textSize: z.catch(z.literal(TEXT_SIZES), 100),
  contrast: z.catch(z.enum(CONTRASTS), "device"),
  hasLineFocus: z.catch(z.boolean(), false),
});
export type Display = z.infer<typeof Display>;

const AS_IT_IS: Display = { textSize: 100, contrast: "device", hasLineFocus: false };

let current: Display | null = null;

function readDisplay(): Display {
  try {
    current ??= Display.safeParse(JSON.parse(localStorage.getItem(DISPLAY_KEY) ?? "null")).data ?? AS_IT_IS;
  } catch {
    current = AS_IT_IS;
  }
  return current;
}

/** Changes it, and keeps it on the device. */
export function changeDisplay(changed: Partial<Display>): void {
  current = { ...readDisplay(), ...changed };
  try {
    localStorage.setItem(DISPLAY_KEY, JSON.stringify(current));
  } catch {
    // Blocked: then it is so on this page alone.
  }
  window.dispatchEvent(new Event(DISPLAY_CHANGED));
}

function subscribe(listener: () => void) {
  window.addEventListener(DISPLAY_CHANGED, listener);
  return () => window.removeEventListener(DISPLAY_CHANGED, listener);
}

/** The display as it is set on this device. */
export function useDisplay(): Display {
  return useSyncExternalStore(subscribe, readDisplay, () => AS_IT_IS);
}
