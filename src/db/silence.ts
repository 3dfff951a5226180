/**
 * Tells a database that is busy from one that does not answer. When a statement waits longer than a page can, the server is
 * asked on a fresh connection what it is doing. While it answers nothing, everything waiting fails, and so does every new
 * request, immediately; a connection that it has forgotten, or that has forgotten it, is closed. Nothing else has a timer.
 */
import type { Client, Pool, PoolClient } from "pg";
import { coalesceCalls } from "../core/batch.ts";
import { DatabaseSilentError } from "./database-away.ts";
import { watchStatements } from "./statement-ends.ts";

/** A connection that was just lost, and a machine that was just busy, have usually recovered after this. */
const SECOND_LOOK_MS = 500;
/** Between two checks of a silent server. */
const PAUSE_MS = 1_000;

/** After this the server has ended every statement that may not run long, even if it cannot be asked. */
const LONGEST_MS = 18_000;

type Wait = {
  /** The server's process id; null while there is none. */
  pid: number | null;
  giveUp(): void;
};

/**
 * What a server is doing for one of its processes. Unknown for a connection through a pooler, which has a process id of its
 * own.
 */
type Work = "busy" | "idle" | "unknown";
/** Null if the server does not answer. */
type Sight = ((pid: number) => Work) | null;

/** Watches everything that waits on a pool for `patienceMs`. Call it before the pool is used. */
export function endSilence(pool: Pool, newClient: () => Client, patienceMs: number): void {
  const waits = new Set<Wait>();
  const clients = new Set<PoolClient>();
  let isSilent = false;
  const look = coalesceCalls(() => lookAt(newClient()));

  /** Starts watching something that waits; call the returned function when it no longer does. */
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
    // The pool drops idle connections that fail; those in use are ended above.
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
          // A pool whose own patience ends later has no connection to give back.
          if (isGivenUp) client?.release();
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
    // A process that waits for its client to fetch the result is done.
    const { rows } = await client.query<{ pid: number; busy: boolean | null }>(
      "select pid, state = 'active' and wait_event is distinct from 'ClientWrite' as busy from pg_stat_activity",
    );
    const known = new Map(rows.map(({ pid, busy }) => [pid, busy ? "busy" : "idle"] as const));
    return (pid) => known.get(pid) ?? "unknown";
  } catch (error) {
    // A server that refuses is there, for example when it has no room for another connection.
    return error instanceof Error && "severity" in error ? () => "busy" : null;
  } finally {
    client.end().catch(() => {});
  }
}
