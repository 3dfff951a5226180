/** Queries whose answer does not depend on the caller: hundreds of students open the same list at the same moment. */
import { coalesceCalls } from "../core/batch.ts";
import type { Db } from "./client.ts";

/** Visitors choose the keys. Beyond this many the map starts afresh, and later callers share among themselves. */
const KEYS_MAX = 1_000;

/**
 * The same query, run once for all callers with the same input in one turn of the event loop or while an earlier run is in
 * flight; never with an answer from before the call. The result is shared and must not be changed.
 */
export function shareQuery<Input extends string | Readonly<Record<string, unknown>>, Out>(
  ask: (db: Db, input: Input) => Promise<Out>,
): (db: Db, input: Input) => Promise<Out> {
  const askers = new WeakMap<Db, Map<string, () => Promise<Out>>>();
  return (db, input) => {
    const known = askers.get(db) ?? new Map<string, () => Promise<Out>>();
    askers.set(db, known);
    const key = JSON.stringify(input);
    const asker = known.get(key) ?? coalesceCalls(() => ask(db, input));
    if (known.size >= KEYS_MAX) known.clear();
    known.set(key, asker);
    return asker();
  };
}
