/**
 * How much may flow where a statement for each request would cost more than the request itself. Counted in memory and
 * settled with the table of all processes about once a second, one statement for whatever is due; nobody waits for it.
 *
 * How far off it can be: one process never lets more through than the rule says. Of several each may let through what the
 * others have not settled yet, which is `settleFrom` − 1 of a quiet key and about a second's requests of a busy one. A
 * restart forgets as much. Windows begin with the minute, so around its end twice the rule can pass within one.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import type { Use } from "./limiter.server.ts";
import { nameStatement } from "./named-statement.ts";

/** `most` requests a minute; a key with fewer than `settleFrom` unsettled ones is not worth a row. */
export type FlowRule = { most: number; settleFrom: number };

export type Flow = { kind: "free" } | { kind: "limited"; seconds: number };

export type FlowLimiter<Name extends string> = {
  /** Counts one request against all of these, unless one is used up already: then against none. */
  pass(uses: ReadonlyArray<Use<Name>>): Flow;
  /** Settles now what is due, and waits for it. */
  settle(): Promise<void>;
};

type Count = { settled: number; unsettled: number };

const WINDOW_MS = 60_000;
const SETTLE_MS = 1_000;

/** The limits of one process. Without a timer: the first request after a second settles what came before it. */
export function openFlowLimiter<Name extends string>(
  db: Db,
  rules: Readonly<Record<Name, FlowRule>>,
  now: () => number = Date.now,
): FlowLimiter<Name> {
  let window = -1;
  let counts = new Map<string, Count & { rule: FlowRule }>();
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

  /** A new window begins with nothing; what the last one had left unsettled nobody needs any more. */
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
    pass(uses) {
      const time = now();
      enterWindow(time);
      const used = uses.map(countOf);
      const isOver = used.some(({ settled, unsettled, rule }) => settled + unsettled >= rule.most);
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

/** Adds what is due to the table and takes over the sums. A fault costs nothing but accuracy: the next second tries again. */
async function settleDue(
  db: Db,
  window: number,
  counts: ReadonlyMap<string, Count & { rule: FlowRule }>,
): Promise<void> {
  const due = [...counts].filter(([, { unsettled, rule }]) => unsettled >= rule.settleFrom);
  if (due.length === 0) return;
  const sent = due.map(([key, count]) => ({ key: keyOf(key, window), count, points: count.unsettled }));
  // One order for all processes, or two could wait for each other.
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
    // While the database is away requests fail by themselves, and say so in the log.
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

/** Neither addresses nor accounts can be read from the table. */
function keyOf(key: string, window: number): string {
  const [limit] = key.split(":", 1);
  return `${limit}:${window}:${createHash("sha256").update(key).digest("base64url")}`;
}
