/** Copy of a running attempt in the service worker's cache, from which its page is made without network (record 82). */
import { deviceOwner } from "../device-storage.ts";
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

/** The copy of the attempt at this address of the device; null if there is none, or if it is of another user than the device's. */
export async function readCopy(address: string): Promise<OpenedAttempt | null> {
  const kept = "caches" in window ? await caches.match(address) : undefined;
  if (!kept?.headers.get("Content-Type")?.startsWith("application/json")) return null;
  const copy = parseCopy(await kept.text());
  const owner = deviceOwner();
  return owner === null || owner === copy.owner ? copy : null;
}
