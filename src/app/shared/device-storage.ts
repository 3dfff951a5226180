/** What the product stores on a device, and how a device is cleared. */

/** Every name this product uses in the browser's storage begins with this. */
export const STORAGE_PREFIX = "lamplight:";

/** What a device stores of attempts begins with this, and the attempt's id. */
export const ATTEMPT_PREFIX = `${STORAGE_PREFIX}attempt:`;

/** True when something of an attempt is stored here. Every page asks: it must cost nothing. */
export function hasStoredAttempts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ATTEMPT_PREFIX));
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
  // The product has none; what a library may have left is no less personal.
  const databases = (await window.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}

function removeAll(kind: "localStorage" | "sessionStorage"): void {
  try {
    const storage = window[kind];
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
  } catch {
    // Forbidden: then nothing was stored there either.
  }
}
