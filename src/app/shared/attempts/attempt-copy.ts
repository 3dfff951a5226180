/** Copy of a running attempt in the service worker's cache, from which its page is made without network (record 82). */
import type { OpenedAttempt } from "./opened-attempt.ts";

/** Stands for a date in JSON, which has none. */
const DATE = "$date";

/** The copy as JSON text. */
export function writeCopy(copy: OpenedAttempt): string {
  return JSON.stringify(copy, function (this: Record<string, unknown>, key, value: unknown) {
    const raw = this[key];
    return raw instanceof Date ? { [DATE]: raw.getTime() } : value;
  });
}

/** The copy in a text of `writeCopy` from the same build. */
export function parseCopy(text: string): OpenedAttempt {
  return JSON.parse(text, (_, value: unknown) => {
    const isDate = typeof value === "object" && value !== null && DATE in value;
    return isDate ? new Date(Number(value[DATE])) : value;
  });
}

/** The copy of the attempt at this address of the device; null if there is none. */
export async function readCopy(address: string): Promise<OpenedAttempt | null> {
  if (!("caches" in window)) return null;
  const kept = await caches.match(address);
  return kept ? parseCopy(await kept.text()) : null;
}
