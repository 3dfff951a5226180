/**
 * A rate limit for requests so frequent that a statement for each would cost more than the request itself. Counted in memory
 * and settled with the table that all processes share about once a second, in one statement for everything due; no request
 * waits for it.
 *
 * Accuracy: one process never lets through more than the rule allows. Each of several may let through what the others have
 * not settled yet: `minUnsettled` − 1 of a quiet key and about a second's requests of a busy one. A restart forgets as much.
 * Windows begin on the minute, so up to twice the rule can pass within a minute around that boundary.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import type { Use } from "./limiter.server.ts";
import { nameStatement } from "./named-statement.ts";

/** `perMinute` requests; a key with fewer than `minUnsettled` unsettled requests is not worth a row. */
export type MemoryRule = { perMinute: number; minUnsettled: number };

export type MemoryLimitResult = { kind: "free" } | { kind: "limited"; seconds: number };

export type MemoryLimiter<Name extends string> = {
  /** Counts one request against every limit, or against none if one of them is used up. */
  count(uses: ReadonlyArray<Use<Name>>): MemoryLimitResult;
  /** Settles what is due now, and waits until it is done. */
  settle(): Promise<void>;
};

type Count = { settled: number; unsettled: number };

const WINDOW_MS = 60_000;
const SETTLE_MS = 1_000;

/** The limits of one process. It has no timer: the first request after a second settles what came before it. */
export function openMemoryLimiter<Name extends string>(
  db: Db,
  rules: Readonly<Record<Name, MemoryRule>>,
  now: () => number = Date.now,
): MemoryLimiter<Name> {
  let window = -1;
  let counts = new Map<string, Count & { rule: MemoryRule }>();
  let settledAt = 0;
  let settling: Promise<void> | null = null;

  function countOf({ limit, of }: Use<Name>) {
    const key = `${limit}:${of.join("\n")}`;
    const known = counts.get(key);
    if (known) return known;
    const count = { settled: 0, unsettled: 0, rule: rules[limit] };
    counts.set(key, count);
    return count;
  }

  /** A new window starts from zero; what was unsettled in the last one no longer matters. */
  function enterWindow(time: number): void {
    const current = Math.floor(time / WINDOW_MS);
    if (current === window) return;
    window = current;
    settledAt = time;
    counts = new Map();
  }

  async function settle(): Promise<void> {
    while (settling) await settling;
    settling = settleDue(db, window, counts).finally(() => {
      settling = null;
    });
    await settling;
  }

  return {
    count(uses) {
      const time = now();
      enterWindow(time);
      const used = uses.map(countOf);
      const isOver = used.some(({ settled, unsettled, rule }) => settled + unsettled >= rule.perMinute);
      if (!isOver) for (const count of used) count.unsettled += 1;
      if (!settling && time - settledAt >= SETTLE_MS) {
        settledAt = time;
        void settle();
      }
      if (!isOver) return { kind: "free" };
      return { kind: "limited", seconds: Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - time) / 1000)) };
    },
    settle,
  };
}

/** Adds what is due to the table and takes over the sums. A failure costs only accuracy: the next second tries again. */
async function settleDue(
  db: Db,
  window: number,
  counts: ReadonlyMap<string, Count & { rule: MemoryRule }>,
): Promise<void> {
  const due = [...counts].filter(([, { unsettled, rule }]) => unsettled >= rule.minUnsettled);
  if (due.length === 0) return;
  const sent = due.map(([key, count]) => ({ key: keyOf(key, window), count, points: count.unsettled }));
  // The same order in all processes, or two could deadlock.
  sent.sort((one, other) => (one.key < other.key ? -1 : 1));
  try {
    const rows = await addPoints(db, {
      added: JSON.stringify(sent.map(({ key, points }) => ({ key, points }))),
      expire: (window + 1) * WINDOW_MS,
    });
    const sums = new Map(rows.map(({ key, points }) => [key, points]));
    for (const { key, count, points } of sent) {
      count.settled = sums.get(key) ?? count.settled + points;
      count.unsettled -= points;
    }
  } catch {
    // While the database is away, requests fail and log that themselves.
  }
}

const addPoints = nameStatement<{ key: string; points: number }>(
  "settle_flow",
  sql`
    insert into rate_limits as held (key, points, expire)
    select key, points, ${sql.placeholder("expire")}::bigint
    from jsonb_to_recordset(${sql.placeholder("added")}::jsonb) as added (key text, points int)
    on conflict (key) do update set points = held.points + excluded.points
    returning key, points`,
);

/** A hash, so that neither addresses nor accounts can be read from the table. */
function keyOf(key: string, window: number): string {
  const [limit] = key.split(":", 1);
  return `${limit}:${window}:${createHash("sha256").update(key).digest("base64url")}`;
}
