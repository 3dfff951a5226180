/** Queries whose answer does not depend on who asks: hundreds of students open the same list at the same moment. */
import { coalesceCalls } from "../core/batch.ts";
import type { Db } from "./client.ts";

/** Visitors choose what they ask for. Beyond so many it is begun anew, and who asks from then on shares with each other. */
const MOST_KEYS = 1_000;

/**
 * The same query, asked once for all who ask with the same words in one turn of the event loop or while an earlier one is
 * under way; never with an answer of before. What it gives is shared and not to be changed.
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
    if (known.size >= MOST_KEYS) known.clear();
    known.set(key, asker);
    return asker();
  };
}
