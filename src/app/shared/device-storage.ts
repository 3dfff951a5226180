/** Storage keys of the product on a device, and the reads that every page needs. */

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

/** True if something of an attempt is stored here, other than of the one excepted. Every page asks, so it must be cheap. */
export function hasStoredAttempts(except: string | null = null): boolean {
  try {
    return Object.keys(localStorage).some((key) => ![null, except].includes(attemptIdOf(key)));
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

/** Names who is signed in on this device, as their pages last said. Absent after log-out. */
export const OWNER_KEY = `${STORAGE_PREFIX}owner`;

/** Ends the name of each kind of draft, whose keys continue with the id of their owner. */
export const DRAFT_MARK = "-draft:";

/** The key that names the owner of an attempt. */
export function attemptOwnerKey(attemptId: string): string {
  return `${ATTEMPT_PREFIX}${attemptId}:owner`;
}

/** The id of the attempt that a key of the storage belongs to; null for all other keys. */
export function attemptIdOf(key: string): string | null {
  return key.startsWith(ATTEMPT_PREFIX) ? (key.slice(ATTEMPT_PREFIX.length).split(":")[0] ?? null) : null;
}

/** Owner of the attempt; null where nothing of the attempt is stored, and for attempts stored by release 0.8. */
export function attemptOwner(attemptId: string): string | null {
  return readKey(attemptOwnerKey(attemptId));
}

/** The user who is signed in on this device, as far as its pages know; null after log-out. */
export function deviceOwner(): string | null {
  return readKey(OWNER_KEY);
}

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
