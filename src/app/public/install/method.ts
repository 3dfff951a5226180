/** How the site is installed by hand, read from the user agent: there is no better source. */
import type { installTexts } from "../../../content/en/install.ts";

export type InstallMethod = keyof typeof installTexts.methods;

export type Store = keyof typeof installTexts.stores;

/** The method that fits this browser. `touchPoints` tells an iPad, which calls itself a Mac, from a Mac. */
export function installMethodOf(userAgent: string, touchPoints: number): InstallMethod {
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
export function storeOf(method: InstallMethod): Store | null {
  if (method.startsWith("ios")) return "apple";
  return method.startsWith("android") ? "google" : null;
}
