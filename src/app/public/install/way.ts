/** How a site is installed by hand, read from what the browser says of itself: there is no better source. */
import type { installTexts } from "../../../content/en/install.ts";

export type InstallWay = keyof typeof installTexts.ways;

export type Store = keyof typeof installTexts.stores;

/** The way that fits this browser. `touchPoints` tells an iPad, which calls itself a Mac, from a Mac. */
export function installWayOf(userAgent: string, touchPoints: number): InstallWay {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isIos) return /CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent) ? "ios-other" : "ios-safari";
  if (/Android/.test(userAgent)) {
    if (/SamsungBrowser/.test(userAgent)) return "android-samsung";
    return /Firefox/.test(userAgent) ? "android-firefox" : "android-chrome";
  }
  if (/Edg\//.test(userAgent)) return "desktop-edge";
  if (/Firefox/.test(userAgent)) return "desktop-firefox";
  if (/Chrome/.test(userAgent)) return "desktop-chrome";
  return /Safari/.test(userAgent) ? "desktop-safari" : "other";
}

/** The store that people on this kind of device know; null on a computer. */
export function storeOf(way: InstallWay): Store | null {
  if (way.startsWith("ios")) return "apple";
  return way.startsWith("android") ? "google" : null;
}
