/** A running attempt as the server has just sent it: in the reply to its start, for its page, which need not ask again. */
import type { OpenAttempt } from "../../../modules/attempts/queries/open-attempt.server.ts";

/** Everything that the page of a running attempt is made from. */
export type OpenedAttempt = {
  attempt: OpenAttempt;
  /** Milliseconds since 1970 by the server's time. */
  servedAt: number;
  timeZone: string;
  /** The user whose attempt it is. */
  owner: string;
};

/** Reply to a start: the address of the attempt's page, and what it shows. */
export type Entry = { to: string; opened: OpenedAttempt };

/** Longer than a redirect takes. An entry whose page was never shown must not be taken for the attempt as it is later. */
const KEPT_MS = 30_000;

let kept: (Entry & { at: number }) | null = null;

/** True for the reply to a start. */
export function isEntry(reply: unknown): reply is Entry {
  return typeof reply === "object" && reply !== null && "opened" in reply;
}

/** Keeps what the page of a started attempt shows until that page takes it. */
export function keepEntry(entry: Entry): void {
  kept = { ...entry, at: performance.now() };
}

/** True while the page at this address need not ask the server. */
export function hasEntry(address: string): boolean {
  return kept?.to === address && performance.now() - kept.at < KEPT_MS;
}

/** Takes the contents of the page at this address, which can be taken once; null where the server has to be asked. */
export function takeEntry(address: string): OpenedAttempt | null {
  const opened = hasEntry(address) ? (kept?.opened ?? null) : null;
  kept = null;
  return opened;
}
