/** Changes who is named as signed in on this device (`deviceOwner`). Of other users only what waits for them stays. */
import { deviceOwner, hasStoredAttempts, OWNER_KEY } from "./device-storage.ts";

/** Tells the service worker the owner, because it cannot read the browser's storage. */
const OWNER_CACHE = "lamplight-owner-1";
const OWNER_ENTRY = "/owner";

/** Names the user who is signed in on this device. */
export async function setDeviceOwner(userId: string): Promise<void> {
  if (deviceOwner() === userId || !(await removeAcknowledged(userId))) return;
  try {
    localStorage.setItem(OWNER_KEY, userId);
    if ("caches" in window) await (await caches.open(OWNER_CACHE)).put(OWNER_ENTRY, new Response(userId));
  } catch {
    // Full or blocked: then nothing else is stored either.
  }
}

/** For a page that is shown to nobody signed in. */
export async function forgetDeviceOwner(): Promise<void> {
  // Without storage there is no owner.
  if (deviceOwner() === null || !(await removeAcknowledged(null))) return;
  localStorage.removeItem(OWNER_KEY);
  if ("caches" in window) await caches.delete(OWNER_CACHE);
}

/** False if the code did not load: the next page tries again. A device that stores nothing needs none of it. */
async function removeAcknowledged(userId: string | null): Promise<boolean> {
  if (!hasStoredAttempts() && (!("caches" in window) || (await caches.keys()).length === 0)) return true;
  const module = await import("./attempts/remove-acknowledged.ts").catch(() => null);
  await module?.removeAcknowledged(userId);
  return module !== null;
}
