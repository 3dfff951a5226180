/** What the product keeps on a device, and how a device forgets it. */

/** Every name this product uses in the browser's storage begins with this. */
export const STORAGE_PREFIX = "lamplight:";

/** What a device keeps of attempts begins with this, and the attempt's id. */
export const ATTEMPT_PREFIX = `${STORAGE_PREFIX}attempt:`;

/** True when this device keeps something of an attempt. Every page asks: it must cost nothing. */
export function keepsAttempts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ATTEMPT_PREFIX));
  } catch {
    return false;
  }
}

/** Removes everything the product keeps on this device: what it remembers, its kept pages, and any database. */
export async function forgetEverything(): Promise<void> {
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
    // Forbidden: then nothing was kept there either.
  }
}
