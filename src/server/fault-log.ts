/** A log for faults of repeated background work: while the database is away it would fill the log by the second. */
import { messageOf } from "../core/errors.ts";
import type { Log } from "./log.ts";

export type ReportFault = (error: unknown, what: string) => void;

const AGAIN_AFTER_MS = 60_000;
/** Number of different faults; the message may differ each time. */
const REMEMBERED_MAX = 100;

/** Logs each fault, but the same one at most once a minute; its next line gives the number left out. */
export function openFaultLog(log: Pick<Log, "error">, now: () => number = () => performance.now()): ReportFault {
  const logged = new Map<string, { at: number; leftOut: number }>();
  return (error, what) => {
    // pg-boss appends which of its workers it was.
    const key = `${what}: ${messageOf(error).replace(/, Worker: [\w-]+/, "")}`;
    const last = logged.get(key);
    if (last && now() - last.at < AGAIN_AFTER_MS) {
      last.leftOut += 1;
      return;
    }
    if (logged.size >= REMEMBERED_MAX) logged.clear();
    logged.set(key, { at: now(), leftOut: 0 });
    log.error({ err: error, ...(last && last.leftOut > 0 && { leftOut: last.leftOut }) }, what);
  };
}
