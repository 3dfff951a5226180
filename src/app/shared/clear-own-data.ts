/** Removes what the product stores on a device. Apart from `device-storage.ts`, which every page loads. */
import { attemptIdOf, attemptOwner, DRAFT_MARK, deviceOwner, STORAGE_PREFIX } from "./device-storage.ts";

/** Attempts and the copies of their unsent answers in the service worker's caches; not the page without an attempt. */
const ATTEMPT_ENTRY = /^\/attempts\/([0-9a-f-]{36})(\/unsent)?$/;
/** Page that stays in the cache, because it is identical for every user. */
const OFFLINE_PAGE = "/offline";

/**
 * Removes what this device stores of the user who is signed in, unsent answers and drafts included, and what has no owner, such as
 * settings. Of other users nothing is removed.
 */
export async function clearOwnData(): Promise<void> {
  const owner = deviceOwner();
  const isOfOther = (key: string) => {
    const attemptId = attemptIdOf(key);
    if (attemptId !== null) return owner === null || attemptOwner(attemptId) !== owner;
    return key.includes(DRAFT_MARK) && !key.includes(`${DRAFT_MARK}${owner}:`);
  };
  // Judged before any is removed: the owner of an attempt is stored beside it.
  const others = new Set(keysOf("localStorage").filter(isOfOther));
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    for (const key of keysOf(storage)) if (!others.has(key)) window[storage].removeItem(key);
  }
  const kept = new Set([...others].map(attemptIdOf));
  await removeFromCaches(
    ({ pathname, attemptId, isCopy }) => pathname !== OFFLINE_PAGE && !(isCopy && kept.has(attemptId)),
  );
  // The product has none, but a library's database would be just as personal.
  const databases = (await window.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}

/** Removes pages of attempts from the service worker's caches, and keeps the copies of unsent answers. */
export async function removeAttemptPages(isToGo: (attemptId: string) => boolean): Promise<void> {
  await removeFromCaches(({ attemptId, isCopy }) => attemptId !== null && !isCopy && isToGo(attemptId));
}

/** `attemptId` is null for what is not of an attempt, `isCopy` true for a copy of unsent answers, false for a page. */
async function removeFromCaches(
  isToGo: (entry: { pathname: string; attemptId: string | null; isCopy: boolean }) => boolean,
): Promise<void> {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const going = requests.filter(({ url }) => {
      const { pathname } = new URL(url);
      const [, attemptId = null, copy] = ATTEMPT_ENTRY.exec(pathname) ?? [];
      return isToGo({ pathname, attemptId, isCopy: copy !== undefined });
    });
    for (const request of going) await cache.delete(request);
    if (going.length === requests.length) await caches.delete(name);
  }
}

function keysOf(kind: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(window[kind]).filter((key) => key.startsWith(STORAGE_PREFIX));
  } catch {
    // Blocked: then nothing was stored there either.
    return [];
  }
}
