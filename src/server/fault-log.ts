/** Faults of what is done again and again by itself: while the database is away it would fill the log by the second. */
import { messageOf } from "../core/errors.ts";
import type { Log } from "./log.ts";

export type ReportFault = (error: unknown, what: string) => void;

const AGAIN_AFTER_MS = 60_000;
/** Of different ones; what a fault says may differ each time. */
const MOST_REMEMBERED = 100;

/** Writes each fault, but the same one at most once a minute; the next line says how many were left out. */
export function openFaultLog(log: Pick<Log, "error">, now: () => number = () => performance.now()): ReportFault {
  const told = new Map<string, { at: number; leftOut: number }>();
  return (error, what) => {
    // pg-boss adds which of its workers it was.
    const key = `${what}: ${messageOf(error).replace(/, Worker: [\w-]+/, "")}`;
    const last = told.get(key);
    if (last && now() - last.at < AGAIN_AFTER_MS) {
      last.leftOut += 1;
      return;
    }
    if (told.size >= MOST_REMEMBERED) told.clear();
    told.set(key, { at: now(), leftOut: 0 });
    log.error({ err: error, ...(last && last.leftOut > 0 && { leftOut: last.leftOut }) }, what);
  };
}
