/** What the product stores on a device, and how to clear it. */

/** The prefix of every key in the browser's storage. */
export const STORAGE_PREFIX = "lamplight:";

/** The prefix of the keys of attempts, followed by the attempt's id. */
export const ATTEMPT_PREFIX = `${STORAGE_PREFIX}attempt:`;

/** How tests look on this device is stored under this key. */
export const DISPLAY_KEY = `${STORAGE_PREFIX}display`;
/** Dispatched on the window when it was changed on this page. */
export const DISPLAY_CHANGED = "lamplight:display";
/** Devices that ask for more contrast get it. */
export const MORE_CONTRAST = "(prefers-contrast: more)";

/** True if something of an attempt is stored here. Every page asks, so it must be cheap. */
export function hasStoredAttempts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ATTEMPT_PREFIX));
  } catch {
    return false;
  }
}

/** True if this tab has stored something under the key. */
export function isStoredInTab(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Removes everything the product stores on this device: its storage, its cached pages, and any database. */
export async function clearDevice(): Promise<void> {
  for (const storage of ["localStorage", "sessionStorage"] as const) removeAll(storage);
  if ("caches" in window) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  // The product has none, but a library's database would be just as personal.
  const databases = (await window.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}

function removeAll(kind: "localStorage" | "sessionStorage"): void {
  try {
    const storage = window[kind];
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
  } catch {
    // Blocked: then nothing was stored there either.
  }
}
