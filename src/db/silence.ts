/**
 * Tells a database that is at work from one that says nothing. What waits for longer than a page can is looked after: the
 * server is asked on a fresh connection what it is doing. While it answers nobody, everything that waits is told so, and so is
 * whoever comes, at once; a connection that it has forgotten, or that has forgotten it, is ended. Nothing else has a clock.
 */
import type { Client, Pool, PoolClient } from "pg";
import { coalesceCalls } from "../core/batch.ts";
import { DatabaseSilentError } from "./database-away.ts";
import { watchStatements } from "./statement-ends.ts";

/** A connection that was just lost, and a machine that was just busy, are usually back after this. */
const SECOND_LOOK_MS = 500;
/** Between two looks at a server that is silent. */
const PAUSE_MS = 1_000;

/** After this the server has ended whatever may not take its time, also where it cannot be asked about it. */
const LONGEST_MS = 18_000;

type Wait = {
  /** The server's process; null while there is none. */
  pid: number | null;
  giveUp(): void;
};

/** What a server does for one of its processes. Unknown is the one of a connection through a pooler, which has a number of its own. */
type Work = "busy" | "idle" | "unknown";
/** Null when the server says nothing. */
type Sight = ((pid: number) => Work) | null;

/** Looks after all that waits on a pool for `patienceMs`. To be called before the pool is used. */
export function endSilence(pool: Pool, newClient: () => Client, patienceMs: number): void {
  const waits = new Set<Wait>();
  const clients = new Set<PoolClient>();
  let isSilent = false;
  const look = coalesceCalls(() => lookAt(newClient()));

  /** Begins to look after something that waits; what is returned says that it waits no more. */
  function wait(wait: Wait): () => void {
    const began = performance.now();
    let timer = setTimeout(check, patienceMs, 0);
    waits.add(wait);

    async function check(doubts: number): Promise<void> {
      const sight = await look();
      if (!waits.has(wait)) return;
      const work = sight && (wait.pid === null ? "busy" : sight(wait.pid));
      const isWell = work === "busy" || (work === "unknown" && performance.now() - began < LONGEST_MS);
      if (isWell) timer = setTimeout(check, patienceMs, 0);
      else if (doubts === 0) timer = setTimeout(check, SECOND_LOOK_MS, 1);
      else if (sight) end(wait);
      else beSilent();
    }

    return () => {
      waits.delete(wait);
      clearTimeout(timer);
    };
  }

  function end(wait: Wait): void {
    waits.delete(wait);
    wait.giveUp();
  }

  function beSilent(): void {
    if (!isSilent) listenForIt().catch(() => {});
    isSilent = true;
    for (const wait of waits) end(wait);
    // The pool drops what lies idle and fails; what is in use is ended above.
    for (const client of clients) client.emit("error", new DatabaseSilentError());
  }

  async function listenForIt(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    while (!pool.ending && !(await look()));
    isSilent = false;
  }

  pool.on("connect", (client) => {
    clients.add(client);
    const pid = "processID" in client ? Number(client.processID) : null;
    watchStatements(client, () => wait({ pid, giveUp: () => void client.end().catch(() => {}) }));
  });
  pool.on("remove", (client) => clients.delete(client));

  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, [callback]: unknown[]) {
      if (typeof callback !== "function") {
        return new Promise((resolve, reject) => {
          pool.connect((error, client) => (error ? reject(error) : resolve(client)));
        });
      }
      const refuse = () => Reflect.apply(callback, undefined, [new DatabaseSilentError(), undefined, () => {}]);
      if (isSilent) return queueMicrotask(refuse);
      let isGivenUp = false;
      const giveUp = () => {
        isGivenUp = true;
        refuse();
      };
      const hasEnded = wait({ pid: null, giveUp });
      return Reflect.apply(connect, self, [
        (error: unknown, client: PoolClient | undefined, release: () => void) => {
          hasEnded();
          if (isGivenUp) release();
          else Reflect.apply(callback, undefined, [error, client, release]);
        },
      ]);
    },
  });
}

async function lookAt(client: Client): Promise<Sight> {
  client.on("error", () => {});
  try {
    await client.connect();
    // One that waits until somebody takes its answer is done.
    const { rows } = await client.query<{ pid: number; busy: boolean | null }>(
      "select pid, state = 'active' and wait_event is distinct from 'ClientWrite' as busy from pg_stat_activity",
    );
    const known = new Map(rows.map(({ pid, busy }) => [pid, busy ? "busy" : "idle"] as const));
    return (pid) => known.get(pid) ?? "unknown";
  } catch (error) {
    // A server that refuses is there, such as one that has no room for another connection.
    return error instanceof Error && "severity" in error ? () => "busy" : null;
  } finally {
    client.end().catch(() => {});
  }
}
