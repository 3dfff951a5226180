/** What a list says after something was done: it travels in the address, so it works before scripts run. */
import { adminTexts } from "../../../content/en/admin.ts";

export type Done = keyof typeof adminTexts.done;

const DONE = "done";
const COUNT = "count";

/** The address of a list with the message that something was done; the rest of its search stays. */
export function withDone(pathname: string, search: string, done: Done, count?: number): string {
  const params = new URLSearchParams(search);
  params.set(DONE, done);
  if (count === undefined) params.delete(COUNT);
  else params.set(COUNT, String(count));
  return `${pathname}?${params}`;
}

/** The search of an address without such a message: "" or "?…". */
export function withoutDone(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(DONE);
  params.delete(COUNT);
  return params.size > 0 ? `?${params}` : "";
}

/** The message in an address, or null. */
export function doneIn(search: string): { message: string; isBad: boolean } | null {
  const params = new URLSearchParams(search);
  const done = params.get(DONE) ?? "";
  if (!isDone(done)) return null;
  return { message: adminTexts.done[done](Number(params.get(COUNT)) || 0), isBad: done.endsWith("gone") };
}

function isDone(text: string): text is Done {
  return Object.hasOwn(adminTexts.done, text);
}
